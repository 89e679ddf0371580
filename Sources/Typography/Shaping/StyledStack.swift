import VectorScene

/// A font style with its faces and heights, as the shaper knows it.
///
/// The library's lock guards it. It does not change, but its stack does.
final class StyledStack {
  let number: Int
  /// As it was asked for.
  let font: FontStyle
  /// The same at the size that is drawn, which is a finite number.
  let drawnFont: FontStyle
  let language: TextLanguage
  let stack: FontStack
  /// The em in scene units: what the style says, or 0 for a size that cannot be drawn.
  let size: Double
  let metrics: LineMetrics

  private static let largestSize = 100_000.0

  init(number: Int, font: FontStyle, language: TextLanguage, stack: FontStack) {
    self.number = number
    self.font = font
    self.language = language
    self.stack = stack
    size = font.size.isFinite ? min(max(font.size, 0), Self.largestSize) : 0
    var drawn = font
    drawn.size = size
    drawnFont = drawn
    metrics =
      stack.primary?.lineMetrics(size: size) ?? BuiltInWidths.lineMetrics(size: size)
  }

  /// Scene units in a unit of a face of the stack, or of ``BuiltInWidths`` for
  /// ``ShapedGlyph/noFace``.
  func scale(face: Int16) -> Double {
    guard face != ShapedGlyph.noFace else { return size / Double(BuiltInWidths.unitsPerEm) }
    return size / Double(stack.faces[Int(face)].unitsPerEm)
  }
}
