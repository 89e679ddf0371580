/// What a subset has to hold: its glyphs, and how a viewer gets from characters to them.
///
/// Glyph 0 is the empty glyph that fonts keep for missing characters.
struct SubsetPlan {
  /// Glyphs of the original face drawn as one, with one advance.
  struct Shape: Hashable {
    var glyphs: [UnitGlyph] = []
    var advance = 0
  }

  /// Characters that several glyphs of the subset stand for together.
  struct Ligature {
    var components: [Int]
    var glyph: Int
  }

  /// What is added to the advance of a glyph before another.
  struct Pair {
    var adjustment: Int
    var isRightToLeft: Bool
  }

  /// By number.
  var shapes: [Shape] = [Shape()]
  /// Rising by character.
  var characters: [(scalar: UInt32, glyph: Int)] = []
  /// Rising by first component, longer ones first.
  var ligatures: [Ligature] = []
  /// From a glyph to the one in its place where figures have one width; rising.
  var tabular: [(glyph: Int, replacement: Int)] = []
  /// By the two glyphs in the order of writing.
  var pairs: [PairKey: Pair] = [:]

  struct PairKey: Hashable {
    var first: Int
    var second: Int
  }
}

/// Characters and the width of their figures: what decides on a unit's shape.
struct UnitKey: Hashable {
  var characters: [UInt32]
  var hasTabularFigures: Bool
}
