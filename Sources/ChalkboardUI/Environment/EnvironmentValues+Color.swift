extension EnvironmentValues {
  /// Default: light.
  public var colorScheme: ColorScheme {
    get { values.colorScheme }
    set { values.colorScheme = newValue }
  }

  /// What `Color.accentColor` stands for. Default: blue.
  public var accentColor: Color {
    get { values.accentColor }
    set { values.accentColor = newValue }
  }

  /// What the style `.background` stands for; `nil` is the system's background colour.
  public var backgroundStyle: AnyShapeStyle? {
    get { values.backgroundStyle }
    set { values.backgroundStyle = newValue }
  }

  /// The colours that `Color(_:bundle:)` finds by name. Default: none.
  public var colorSet: ColorSet {
    get { values.colorSet }
    set { values.colorSet = newValue }
  }

  /// `nil` is the accent colour.
  package var tint: AnyShapeStyle? {
    get { values.tint }
    set { values.tint = newValue }
  }

  package var foregroundLevels: ForegroundLevels {
    get { values.foregroundLevels }
    set { values.foregroundLevels = newValue }
  }
}
