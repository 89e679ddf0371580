/// One line of text: its string, its style, and the glyphs that layout chose and placed.
///
/// A back end either writes the string (SVG's `<text>`) or draws the glyphs (PNG), or does both (PDF); it
/// never measures.
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
  /// Whether the line as a whole is written from right to left: what stands first in the string is
  /// then at its right end. ``origin``, ``anchor`` and the runs are from left to right all the same.
  public var isRightToLeft: Bool

  public init(
    _ string: String, origin: Point, anchor: Anchor = .start, font: FontStyle, fill: Paint,
    width: Double, runs: [GlyphRun], isRightToLeft: Bool = false
  ) {
    self.string = string
    self.origin = origin
    self.anchor = anchor
    self.font = font
    self.fill = fill
    self.width = width
    self.runs = runs
    self.isRightToLeft = isRightToLeft
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
  /// Where the characters begin that the glyph stands for, in bytes of the string's UTF-8. Glyphs
  /// that stand for the same characters together share it; it falls from glyph to glyph in writing
  /// from right to left.
  public var cluster: UInt32
  public var x: Double
  public var y: Double

  public init(glyph: UInt16, cluster: UInt32 = 0, x: Double, y: Double = 0) {
    self.glyph = glyph
    self.cluster = cluster
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

  /// The picture that stands for a glyph in place of an outline, as for colour emoji; `nil` for a
  /// glyph that has none.
  func picture(of glyph: UInt16, in face: FaceID) -> GlyphPicture?

  /// How far the next glyph stands from this one, with an em of 1; `nil` when that is not known.
  func advance(of glyph: UInt16, in face: FaceID) -> Double?

  /// Fonts that hold what `texts` use, made from the faces that they are drawn in; the same bytes
  /// for the same texts. None for a source that has no font files.
  func embeddedFonts(for texts: [TextNode]) -> EmbeddedFonts
}

extension GlyphSource {
  public func picture(of glyph: UInt16, in face: FaceID) -> GlyphPicture? { nil }

  public func advance(of glyph: UInt16, in face: FaceID) -> Double? { nil }

  public func embeddedFonts(for texts: [TextNode]) -> EmbeddedFonts { EmbeddedFonts() }
}

/// A glyph as a picture of pixels.
public struct GlyphPicture: Hashable, Sendable {
  /// A whole PNG file.
  public var png: [UInt8]
  /// Where the picture stands, with an em of 1, the glyph's origin at zero and y pointing down.
  public var frame: Rect

  public init(png: [UInt8], frame: Rect) {
    self.png = png
    self.frame = frame
  }
}
