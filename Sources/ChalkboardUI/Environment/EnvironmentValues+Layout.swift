extension EnvironmentValues {
  /// Pixels per point that hairlines are meant for. Default: 2.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Default: left to right. Accepted, but leading is always left.
  public var layoutDirection: LayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
}
