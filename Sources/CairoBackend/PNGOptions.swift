import VectorScene

/// How a scene is painted as a PNG picture.
public struct PNGOptions: Hashable, Sendable {
  /// Pixels per scene unit; 2 by default. The picture's `pHYs` chunk says 96 times as many dots
  /// per inch, so that programs that heed it show the picture at the scene's own size.
  public var scale: Double
  /// How hard to compress, from 0 (not at all) to 12 (slowest and smallest); 6 by default.
  public var level: Int
  /// Painted under the scene and its own background; `nil`, the default, leaves the page clear.
  public var background: RGBColor?
  /// Whether a picture of more than 256 colours is brought down to as many, which makes its file two
  /// to four times smaller; `false` by default.
  public var isReduced: Bool

  public init(
    scale: Double = 2, level: Int = 6, background: RGBColor? = nil, isReduced: Bool = false
  ) {
    self.scale = scale
    self.level = level
    self.background = background
    self.isReduced = isReduced
  }
}
