print("chalkboard")
