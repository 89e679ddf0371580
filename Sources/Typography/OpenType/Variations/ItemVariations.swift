/// How much numbers of a font change where an instance of it is: an item variation store, which
/// `GDEF`, `HVAR` and `MVAR` contain.
struct ItemVariations {
  private let bytes: FontBytes
  private let start: Int
  /// How much each region of the design space counts for the instance, from 0 to 1.
  private let weights: [Double]

  /// Bounds for damaged tables.
  private static let largestRegionCount = 4_096

  /// - Parameter coordinates: where the instance is on each axis, from -1 to 1.
  init?(_ bytes: FontBytes, at start: Int, coordinates: [Double]) {
    guard bytes.uint16(start) == 1, let offset = bytes.uint32(start + 2),
      let axisCount = bytes.uint16(start + offset), axisCount > 0, axisCount <= 64,
      let regionCount = bytes.uint16(start + offset + 2)
    else { return nil }
    self.bytes = bytes
    self.start = start
    var weights: [Double] = []
    for region in 0..<min(regionCount, Self.largestRegionCount) {
      let place = start + offset + 4 + 6 * axisCount * region
      var weight = 1.0
      for axis in 0..<axisCount where weight != 0 {
        guard let first = bytes.int16(place + 6 * axis),
          let peak = bytes.int16(place + 6 * axis + 2),
          let last = bytes.int16(place + 6 * axis + 4)
        else { return nil }
        let range = VariationRange(
          start: Double(first) / 16_384, peak: Double(peak) / 16_384, end: Double(last) / 16_384)
        weight *= range.weight(at: coordinates.indices.contains(axis) ? coordinates[axis] : 0)
      }
      weights.append(weight)
    }
    self.weights = weights
  }

  /// What to add to a number, which names its deltas by two indices; 0 when there are none.
  func delta(outer: Int, inner: Int) -> Double {
    guard let dataCount = bytes.uint16(start + 6), outer < dataCount,
      let offset = bytes.uint32(start + 8 + 4 * outer)
    else { return 0 }
    let data = start + offset
    guard let itemCount = bytes.uint16(data), inner < itemCount,
      let words = bytes.uint16(data + 2), let regionCount = bytes.uint16(data + 4)
    else { return 0 }
    let hasLongWords = words & 0x8000 != 0
    let wordCount = min(words & 0x7FFF, regionCount)
    let wide = hasLongWords ? 4 : 2
    let narrow = hasLongWords ? 2 : 1
    let rowSize = wordCount * wide + (regionCount - wordCount) * narrow
    var place = data + 6 + 2 * regionCount + rowSize * inner
    var sum = 0.0
    for index in 0..<regionCount {
      let size = index < wordCount ? wide : narrow
      guard let region = bytes.uint16(data + 6 + 2 * index),
        let value = bytes.signed(place, size: size)
      else { return 0 }
      place += size
      if region < weights.count, weights[region] != 0 { sum += weights[region] * Double(value) }
    }
    return sum
  }

  /// What a device table adds: hints for pixel sizes, which are not used, or indices of deltas.
  func delta(device place: Int, in other: FontBytes) -> Double {
    guard other.uint16(place + 4) == 0x8000, let outer = other.uint16(place),
      let inner = other.uint16(place + 2)
    else { return 0 }
    return delta(outer: outer, inner: inner)
  }
}

/// A stretch of one axis on which a change applies: from `start` it grows up to `peak`, then it
/// fades until `end`.
struct VariationRange {
  var start: Double
  var peak: Double
  var end: Double

  /// From 0 to 1.
  func weight(at place: Double) -> Double {
    // A range across the default, or out of order, says nothing about its axis.
    if peak == 0 || place == peak || start > peak || peak > end || (start < 0 && end > 0) {
      return 1
    }
    if place <= start || place >= end { return 0 }
    return place < peak
      ? (place - start) / (peak - start) : (end - place) / (end - peak)
  }
}
