/// What brings a text with ordinary figures to where it stands with figures of one width, for
/// viewers that know only the former.
public struct FigureFit: Hashable, Sendable {
  /// Added between characters, in scene units.
  public var spacing: Double
  /// To the right, in scene units.
  public var shift: Double

  public init(spacing: Double, shift: Double = 0) {
    self.spacing = spacing
    self.shift = shift
  }
}
