/// The features that a variable font exchanges in parts of its design space, such as a dollar sign
/// that loses its stroke in heavy weights.
struct FeatureVariations {
  private let bytes: FontBytes
  /// The table that exchanges features where the instance is.
  private let substitution: Int

  /// `nil` when nothing is exchanged.
  init?(_ bytes: FontBytes, coordinates: [Double]) {
    guard !coordinates.isEmpty, bytes.uint32(0) == 0x0001_0001, let start = bytes.uint32(10),
      start != 0, let count = bytes.uint32(start + 4)
    else { return nil }
    let chosen = (0..<min(count, 1_024)).first { record in
      guard let conditions = bytes.uint32(start + 8 + 8 * record) else { return false }
      return conditions == 0
        || Self.holds(at: start + conditions, in: bytes, coordinates: coordinates)
    }
    guard let chosen, let offset = bytes.uint32(start + 12 + 8 * chosen), offset != 0 else {
      return nil
    }
    self.bytes = bytes
    substitution = start + offset
  }

  /// Whether every condition of a set holds; each bounds the place on one axis.
  private static func holds(at set: Int, in bytes: FontBytes, coordinates: [Double]) -> Bool {
    guard let count = bytes.uint16(set) else { return false }
    return (0..<count).allSatisfy { index in
      guard let offset = bytes.uint32(set + 2 + 4 * index), bytes.uint16(set + offset) == 1,
        let axis = bytes.uint16(set + offset + 2), let least = bytes.int16(set + offset + 4),
        let most = bytes.int16(set + offset + 6)
      else { return false }
      let place = coordinates.indices.contains(axis) ? coordinates[axis] : 0
      return Double(least) / 16_384 <= place && place <= Double(most) / 16_384
    }
  }

  /// Where the table that takes a feature's place begins; `nil` when the feature stays.
  func replacement(of feature: Int) -> Int? {
    for record in 0..<(bytes.uint16(substitution + 4) ?? 0) {
      let place = substitution + 6 + 6 * record
      if bytes.uint16(place) == feature {
        return bytes.uint32(place + 2).map { substitution + $0 }
      }
    }
    return nil
  }
}
