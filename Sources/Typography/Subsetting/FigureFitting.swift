import VectorScene

/// Finds what keeps numbers in their places where a viewer draws the installed face with its
/// ordinary figures: those that load no fonts of documents know no figures of one width either.
struct FigureFitting {
  let catalogue: FontCatalogue

  /// Less than this, in scene units, nobody sees.
  private static let leastDifference = 0.3
  private static let leastShift = 0.5

  /// `nil` for a text that looks the same with both kinds of figures.
  ///
  /// - Parameter shape: shapes a line in a style.
  func fit(_ node: TextNode, shape: (String, FontStyle) -> ShapedLine) -> FigureFit? {
    // Spacing would part the letters of Arabic.
    guard node.font.hasTabularFigures, !node.isRightToLeft,
      !node.string.unicodeScalars.contains(where: { WritingKind.of($0.value) == .arabic })
    else { return nil }
    var font = node.font
    font.hasTabularFigures = false
    let plain = shape(node.string, font)
    guard plain.runs != node.runs, let wanted = ink(of: node.runs), let found = ink(of: plain.runs)
    else { return nil }
    let gaps = Double(plain.runs.reduce(0) { $0 + $1.glyphs.count } - 1)
    let missing = (wanted.upperBound - wanted.lowerBound) - (found.upperBound - found.lowerBound)
    let spacing = gaps > 0 && abs(missing) >= Self.leastDifference ? missing / gaps : 0
    let slack = node.width - plain.width - spacing * max(0, gaps)
    let start =
      switch node.anchor {
      case .start: 0.0
      case .middle: slack / 2
      case .end: slack
      }
    let shift = wanted.lowerBound - found.lowerBound - start
    let isShifted = abs(shift) >= Self.leastShift
    guard spacing != 0 || isShifted else { return nil }
    return FigureFit(spacing: spacing, shift: isShifted ? shift : 0)
  }

  /// From where to where a line has ink, from its left end.
  private func ink(of runs: [GlyphRun]) -> ClosedRange<Double>? {
    var ink: ClosedRange<Double>?
    for run in runs {
      guard let face = catalogue.face(run.face) else { continue }
      for glyph in run.glyphs {
        guard let box = face.outline(of: glyph.glyph)?.controlBox else { continue }
        let left = glyph.x + box.minX * run.size
        let right = glyph.x + box.maxX * run.size
        guard left.isFinite, right.isFinite, left <= right else { continue }
        ink = min(ink?.lowerBound ?? left, left)...max(ink?.upperBound ?? right, right)
      }
    }
    return ink
  }
}
