/// How a font stands on its lines, in scene units and measured from the baseline.
///
/// They come from the first face of the stack, so that a line keeps its height whatever characters
/// stand in it. Only where lines stand above one another and ink of other faces reaches beyond that,
/// as in writing with signs above and below its letters, are lines as tall as the ink.
public struct LineMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line box; positive.
  public var ascent: Double
  /// From the baseline down to the bottom of the line box; positive.
  public var descent: Double
  /// From one baseline to the next: ascent, descent and the gap that the font asks for.
  public var lineHeight: Double
  /// The height of a flat capital letter such as H.
  public var capHeight: Double
  /// The height of a flat small letter such as x.
  public var xHeight: Double

  public init(
    ascent: Double, descent: Double, lineHeight: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The first baseline's distance from the top of the line: half the gap, then the ascent.
  public var baseline: Double { (lineHeight - ascent - descent) / 2 + ascent }

  /// The heights of a line that also holds some ink; the gap and the letters' heights stay.
  package func holding(_ ink: InkReach) -> LineMetrics {
    var metrics = self
    metrics.ascent = max(ascent, ink.ascent)
    metrics.descent = max(descent, ink.descent)
    metrics.lineHeight += metrics.ascent - ascent + (metrics.descent - descent)
    return metrics
  }
}
