extension EnvironmentValues {
  /// Pixels per point that hairlines are meant for. Default: 2.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Where reading begins, and with it leading: at the left by default. Containers lay out their
  /// views from there; what charts, shapes and canvases draw is not turned over.
  public var layoutDirection: LayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
}
