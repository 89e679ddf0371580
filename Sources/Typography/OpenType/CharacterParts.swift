import Foundation

/// What a face can draw in place of a composed character that it has no glyph for.
enum CharacterParts {
  /// The letter with as many of its marks as the face has in one glyph, then the other marks;
  /// `nil` for a character that has no parts, or one of them the face lacks too.
  ///
  /// - Parameter covers: whether the face has a glyph for a character.
  static func parts(of scalar: UInt32, covers: (UInt32) -> Bool) -> [UInt32]? {
    guard let character = Unicode.Scalar(scalar) else { return nil }
    let parts = Array(
      String(character).decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value))
    guard parts != [scalar] else { return nil }
    for count in stride(from: parts.count, to: 0, by: -1) {
      guard let head = composed(parts.prefix(count)), head != scalar, covers(head) else {
        continue
      }
      let rest = parts.dropFirst(count)
      return rest.allSatisfy(covers) ? [head] + rest : nil
    }
    return nil
  }

  private static func composed(_ parts: ArraySlice<UInt32>) -> UInt32? {
    let text = String(String.UnicodeScalarView(parts.compactMap(Unicode.Scalar.init)))
    let scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars
    return scalars.count == 1 ? scalars.first?.value : nil
  }
}
