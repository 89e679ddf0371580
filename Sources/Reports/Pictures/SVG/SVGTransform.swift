import Foundation
import VectorScene

/// Reads the value of a `transform` attribute.
enum SVGTransform {
  /// The transforms of the list in one, the last one applied first; `nil` when it cannot be read.
  static func transform(_ text: String) -> Transform? {
    var scanner = SVGScanner(text)
    var result = Transform.identity
    scanner.skipSeparator()
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard scanner.take("(") else { return nil }
      let numbers = scanner.numbers()
      guard scanner.take(")"), let transform = transform(name, numbers) else { return nil }
      result = transform.followed(by: result)
      scanner.skipSeparator()
    }
    return result
  }

  private static func transform(_ name: String, _ numbers: [Double]) -> Transform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): return .translation(x: numbers[0], y: 0)
    case ("translate", 2): return .translation(x: numbers[0], y: numbers[1])
    case ("scale", 1): return .scale(x: numbers[0], y: numbers[0])
    case ("scale", 2): return .scale(x: numbers[0], y: numbers[1])
    case ("rotate", 1): return .rotation(radians: numbers[0] * .pi / 180)
    case ("rotate", 3):
      return Transform.translation(x: -numbers[1], y: -numbers[2])
        .followed(by: .rotation(radians: numbers[0] * .pi / 180))
        .followed(by: .translation(x: numbers[1], y: numbers[2]))
    case ("skewX", 1):
      return Transform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return Transform(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
