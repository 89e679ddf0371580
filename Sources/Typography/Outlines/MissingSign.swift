import VectorScene

/// The sign that stands for a character without a glyph: a thin empty frame.
///
/// Fonts have one of their own, but it may be wider than the room for the character, and heavy:
/// Inter's is a stack of black bars.
enum MissingSign {
  /// The face that holds the signs.
  static let face = FaceID("Missing-Glyph")

  /// The sign for a character of a given width in ems: for one as wide as an em, or narrower.
  static func glyph(forWidth width: Double) -> UInt16 { width > 0.9 ? 0 : 1 }

  /// As ``GlyphSource/outline(of:in:)`` gives it.
  static func outline(of glyph: UInt16) -> Path? {
    switch glyph {
    case 0: frame(width: 1)
    case 1: frame(width: 0.62)
    default: nil
    }
  }

  /// As tall as a capital letter, with some room at both sides.
  private static func frame(width: Double) -> Path {
    let side = 0.08
    let line = 0.05
    let outer = Rect(from: Point(x: side, y: -0.72), to: Point(x: width - side, y: 0))
    return Path { path in
      path.move(to: Point(x: outer.minX, y: outer.minY))
      path.line(to: Point(x: outer.maxX, y: outer.minY))
      path.line(to: Point(x: outer.maxX, y: outer.maxY))
      path.line(to: Point(x: outer.minX, y: outer.maxY))
      path.close()
      // The other way round, so that it is a hole by either rule of filling.
      path.move(to: Point(x: outer.minX + line, y: outer.minY + line))
      path.line(to: Point(x: outer.minX + line, y: outer.maxY - line))
      path.line(to: Point(x: outer.maxX - line, y: outer.maxY - line))
      path.line(to: Point(x: outer.maxX - line, y: outer.minY + line))
      path.close()
    }
  }
}
