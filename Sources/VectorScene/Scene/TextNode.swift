/// One line of text: its string, its style, and the glyphs that layout chose and placed.
///
/// A back end either writes the string (SVG's `<text>`) or draws the glyphs (PNG); it never
/// measures.
public struct TextNode: Hashable, Codable, Sendable {
  /// Which point of the line `origin` is.
  public enum Anchor: String, Hashable, Codable, Sendable { case start, middle, end }

  public var string: String
  /// On the baseline.
  public var origin: Point
  public var anchor: Anchor
  public var font: FontStyle
  public var fill: Paint
  /// How wide the line is as measured, in scene units.
  public var width: Double
  /// In drawing order, from the left end of the line. Empty when no font was found: then only back
  /// ends that write the string can show the text.
  public var runs: [GlyphRun]

  public init(
    _ string: String, origin: Point, anchor: Anchor = .start, font: FontStyle, fill: Paint,
    width: Double, runs: [GlyphRun]
  ) {
    self.string = string
    self.origin = origin
    self.anchor = anchor
    self.font = font
    self.fill = fill
    self.width = width
    self.runs = runs
  }

  /// The left end of the baseline.
  public var start: Point {
    switch anchor {
    case .start: origin
    case .middle: Point(x: origin.x - width / 2, y: origin.y)
    case .end: Point(x: origin.x - width, y: origin.y)
    }
  }
}

/// Glyphs of one face, placed along a baseline.
public struct GlyphRun: Hashable, Codable, Sendable {
  /// The face, as the ``GlyphSource`` that made the run knows it.
  public var face: FaceID
  /// The em in scene units.
  public var size: Double
  public var glyphs: [PlacedGlyph]

  public init(face: FaceID, size: Double, glyphs: [PlacedGlyph]) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
  }
}

/// A glyph's number in its face, and its place relative to the left end of the line's baseline.
public struct PlacedGlyph: Hashable, Codable, Sendable {
  public var glyph: UInt16
  public var x: Double
  public var y: Double

  public init(glyph: UInt16, x: Double, y: Double = 0) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// The name of a face among those that a ``GlyphSource`` has opened, such as `Inter-SemiBold`:
/// stable for the same fonts, and fit to be printed.
public struct FaceID: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  public var name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { name = value }

  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// Where a back end that draws glyphs gets their outlines from.
public protocol GlyphSource: Sendable {
  /// The outline of a glyph with an em of 1, the baseline at y = 0 and y pointing down. An empty
  /// path for a glyph without ink; `nil` for a face or glyph that is not known.
  func outline(of glyph: UInt16, in face: FaceID) -> Path?
}
