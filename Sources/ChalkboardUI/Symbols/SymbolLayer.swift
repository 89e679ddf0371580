import VectorScene

/// One part of a symbol, on a grid of 100 by 100 units whose side is a little more than an em.
struct SymbolLayer {
  enum Shape {
    case fill(VectorScene.Path)
    case stroke(VectorScene.Path, width: Double)
    /// A filled base with a glyph on it: cut out of the base where all is of one colour, else over
    /// it in the first colour. The glyph's outlines do not overlap each other.
    case badge(base: VectorScene.Path, glyph: VectorScene.Path)
  }

  var shape: Shape
  /// Which colour it takes: 0 primary, 1 secondary, 2 tertiary.
  var level: Int
  /// Its own colour, where symbols are drawn in theirs.
  var tone: Tone?
  /// Not drawn within this outline.
  var cutout: VectorScene.Path?

  /// A colour that belongs to the thing itself.
  enum Tone: Sendable {
    case sun, moon, cloud, water, warning, positive, negative

    var color: Color {
      switch self {
      case .sun: .yellow
      case .moon: .indigo
      case .cloud: .gray
      case .water: .blue
      case .warning: .orange
      case .positive: .green
      case .negative: .red
      }
    }
  }
}
