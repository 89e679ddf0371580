import VectorScene

/// One line of text with its glyphs chosen and placed.
public struct ShapedLine: Hashable, Sendable {
  /// What is drawn: the text without line ends (spaces instead) and control characters.
  public var string: String
  public var font: FontStyle
  /// The sum of the advances, in scene units.
  public var width: Double
  public var metrics: LineMetrics
  /// How far ink of other faces than the font's first reaches, in scene units: for lines above one
  /// another, which should not touch. A line alone is as tall as others in its font.
  package var reach = InkReach.none
  /// From left to right. Empty when no font was found; the width is then an estimate.
  public var runs: [GlyphRun]
  /// Whether every character has a glyph in some face.
  public var isComplete: Bool
  /// Whether the line as a whole is written from right to left.
  public var isRightToLeft: Bool

  public init(
    string: String, font: FontStyle, width: Double, metrics: LineMetrics, runs: [GlyphRun],
    isComplete: Bool, isRightToLeft: Bool = false
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.metrics = metrics
    self.runs = runs
    self.isComplete = isComplete
    self.isRightToLeft = isRightToLeft
  }

  /// The line as something to draw, with the `anchor` point of its baseline at `origin`.
  public func node(
    at origin: Point, anchor: TextNode.Anchor = .start, fill: Paint
  ) -> TextNode {
    TextNode(
      string, origin: origin, anchor: anchor, font: font, fill: fill, width: width, runs: runs,
      isRightToLeft: isRightToLeft)
  }
}
