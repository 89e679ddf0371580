/// A glyph that was chosen for one or more characters, in units of its face. Small, since a long text
/// has many.
struct ShapedGlyph {
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

  /// Where the characters begin that the glyph stands for, in bytes of the text's UTF-8.
  var cluster: UInt32
  var advance: Int32
  /// What is added to the advance because of the next letter.
  var kerning: Int32 = 0
  /// How far the glyph stands from the pen, to the right and up.
  var xOffset: Int32 = 0
  var yOffset: Int32 = 0
  var glyph: UInt16
  /// The number of the face in the stack, or ``noFace``.
  var face: Int16
  var kind: Kind

  init(cluster: UInt32, kind: Kind, face: Int16, glyph: UInt16, advance: Int) {
    self.cluster = cluster
    self.kind = kind
    self.face = face
    self.glyph = glyph
    self.advance = Int32(truncatingIfNeeded: advance)
  }

  /// A width without ink, in units of ``BuiltInWidths``.
  init(blankAt cluster: UInt32, advance: Int) {
    self.init(cluster: cluster, kind: .blank, face: Self.noFace, glyph: 0, advance: advance)
  }

  /// How far the pen moves.
  var movement: Int { Int(advance) + Int(kerning) }
}
