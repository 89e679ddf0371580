extension EnvironmentValues {
  /// The environment of the view whose body is being evaluated; `@Environment` reads it.
  @TaskLocal package static var ambient = EnvironmentValues()
}
