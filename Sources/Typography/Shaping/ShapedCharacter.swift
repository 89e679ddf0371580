/// A character with the glyph that was chosen for it.
struct ShapedCharacter {
  enum Kind {
    case letter
    /// Drawn over the letter before; no width.
    case mark
    /// Has a width and no ink: a space that the face lacks, or nothing at all.
    case blank
    /// No face has a glyph for it.
    case missing
  }

  /// Where the character begins in the text, in bytes of UTF-8.
  var offset: Int
  var kind: Kind
  /// The number of the face in the stack; `nil` for widths in units of ``BuiltInWidths``.
  var face: Int?
  var glyph: UInt16
  /// In units of the face.
  var advance: Int
  /// What is added to the advance because of the next letter, in units of the face.
  var kerning = 0
}
