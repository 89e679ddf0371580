import VectorScene

/// A font style with its faces and heights, as the shaper knows it.
///
/// The library's lock guards it.
final class StyledStack {
  let number: Int
  let font: FontStyle
  let stack: FontStack
  /// The em in scene units: what the style says, or 0 for a size that cannot be drawn.
  let size: Double
  let metrics: LineMetrics
  /// Whether what is wrong with the stack was reported since warnings were last taken.
  var isReported = false

  private static let largestSize = 100_000.0

  init(number: Int, font: FontStyle, stack: FontStack) {
    self.number = number
    self.font = font
    self.stack = stack
    size = font.size.isFinite ? min(max(font.size, 0), Self.largestSize) : 0
    metrics =
      stack.primary?.lineMetrics(size: size) ?? BuiltInWidths.lineMetrics(size: size)
  }

  /// Scene units in a font unit of a face of the stack, or of ``BuiltInWidths`` for `nil`.
  func scale(face: Int?) -> Double {
    guard let face else { return size / Double(BuiltInWidths.unitsPerEm) }
    return size / Double(stack.faces[face].unitsPerEm)
  }
}
