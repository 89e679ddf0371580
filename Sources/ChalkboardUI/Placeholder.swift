// ChalkboardUI
