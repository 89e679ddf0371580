/// A character with the glyph that was chosen for it. Small, since a long text has many.
struct ShapedCharacter {
  enum Kind: UInt8 {
    case letter
    /// Drawn over the letter before; no width.
    case mark
    /// Has a width and no ink: a space that the face lacks, or nothing at all.
    case blank
    /// No face has a glyph for it.
    case missing
  }

  /// Stands for no face: widths are in units of ``BuiltInWidths``.
  static let noFace: Int16 = -1

  /// Where the character begins in the text, in bytes of UTF-8.
  var offset: Int
  /// In units of the face.
  var advance: Int32
  /// What is added to the advance because of the next letter, in units of the face.
  var kerning: Int32 = 0
  var glyph: UInt16
  /// The number of the face in the stack, or ``noFace``.
  var face: Int16
  var kind: Kind

  init(offset: Int, kind: Kind, face: Int16, glyph: UInt16, advance: Int) {
    self.offset = offset
    self.kind = kind
    self.face = face
    self.glyph = glyph
    self.advance = Int32(truncatingIfNeeded: advance)
  }

  /// A width without ink, in units of ``BuiltInWidths``.
  init(blankAt offset: Int, advance: Int) {
    self.init(offset: offset, kind: .blank, face: Self.noFace, glyph: 0, advance: advance)
  }

  /// How far the pen moves, in units of the face.
  var movement: Int { Int(advance) + Int(kerning) }
}
