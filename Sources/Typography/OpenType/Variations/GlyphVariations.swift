/// How outlines change in a variable font: the table `gvar`.
struct GlyphVariations {
  /// How far a point moves, in font units.
  struct Shift: Equatable {
    var x = 0.0
    var y = 0.0
  }

  private let bytes: FontBytes
  private let axisCount: Int
  private let glyphCount: Int
  private let sharedTuples: Int
  private let sharedTupleCount: Int
  private let hasLongOffsets: Bool
  private let dataStart: Int
  private let coordinates: [Double]

  /// - Parameter coordinates: where the instance is on each axis, from -1 to 1.
  init?(_ bytes: FontBytes, coordinates: [Double]) {
    guard bytes.uint16(0) == 1, let axisCount = bytes.uint16(4), axisCount == coordinates.count,
      let sharedTupleCount = bytes.uint16(6), let sharedTuples = bytes.uint32(8),
      let glyphCount = bytes.uint16(12), let flags = bytes.uint16(14),
      let dataStart = bytes.uint32(16)
    else { return nil }
    self.bytes = bytes
    self.axisCount = axisCount
    self.glyphCount = glyphCount
    self.sharedTuples = sharedTuples
    self.sharedTupleCount = sharedTupleCount
    hasLongOffsets = flags & 1 != 0
    self.dataStart = dataStart
    self.coordinates = coordinates
  }

  private func data(of glyph: Int) -> FontBytes? {
    guard glyph < glyphCount else { return nil }
    let start: Int?
    let end: Int?
    if hasLongOffsets {
      start = bytes.uint32(20 + 4 * glyph)
      end = bytes.uint32(24 + 4 * glyph)
    } else {
      start = bytes.uint16(20 + 2 * glyph).map { 2 * $0 }
      end = bytes.uint16(22 + 2 * glyph).map { 2 * $0 }
    }
    guard let start, let end, start < end else { return nil }
    return bytes.slice(dataStart + start, end - start)
  }

  private enum Flag {
    static let sharesPoints = 0x8000
    static let countMask = 0x0FFF
    static let hasPeak = 0x8000
    static let hasRange = 0x4000
    static let hasPoints = 0x2000
  }

  /// How far each point of a glyph moves; `nil` when none does.
  ///
  /// - Parameters:
  ///   - points: the points as they are stored, or one for each part of a composite glyph, and four
  ///     more that stand for the glyph's advance and height.
  ///   - contourEnds: the number of the last point of each contour; empty for a composite glyph.
  func shifts(of glyph: Int, points: [Shift], contourEnds: [Int]) -> [Shift]? {
    guard let data = data(of: glyph), let counts = data.uint16(0), let offset = data.uint16(2)
    else { return nil }
    var stream = PackedNumbers(data, at: offset)
    var shared: PackedNumbers.Points = .all
    if counts & Flag.sharesPoints != 0 {
      guard let points = stream.points() else { return nil }
      shared = points
    }
    var sum = Array(repeating: Shift(), count: points.count)
    var header = 4
    var start = stream.place
    for _ in 0..<(counts & Flag.countMask) {
      guard let size = data.uint16(header), let index = data.uint16(header + 2),
        let weight = weight(at: &header, index, in: data)
      else { break }
      defer { start += size }
      guard weight != 0 else { continue }
      stream.place = start
      var numbers = shared
      if index & Flag.hasPoints != 0 {
        guard let own = stream.points() else { break }
        numbers = own
      }
      guard add(numbers, from: &stream, weight: weight, points, contourEnds, to: &sum) else {
        break
      }
    }
    return sum
  }

  /// How much a set of changes counts; `header` is moved to the next one.
  private func weight(at header: inout Int, _ index: Int, in data: FontBytes) -> Double? {
    var place = header + 4
    let size = 2 * axisCount
    let peaks: (FontBytes, Int)
    if index & Flag.hasPeak != 0 {
      peaks = (data, place)
      place += size
    } else {
      guard index & Flag.countMask < sharedTupleCount else { return nil }
      peaks = (bytes, sharedTuples + size * (index & Flag.countMask))
    }
    let ranges = index & Flag.hasRange != 0 ? place : nil
    if ranges != nil { place += 2 * size }
    header = place
    var weight = 1.0
    for axis in 0..<axisCount where weight != 0 {
      guard let stored = peaks.0.int16(peaks.1 + 2 * axis) else { return nil }
      let peak = Double(stored) / 16_384
      var range = VariationRange(start: min(peak, 0), peak: peak, end: max(peak, 0))
      if let ranges {
        guard let start = data.int16(ranges + 2 * axis),
          let end = data.int16(ranges + size + 2 * axis)
        else { return nil }
        range = VariationRange(
          start: Double(start) / 16_384, peak: peak, end: Double(end) / 16_384)
      }
      weight *= range.weight(at: coordinates[axis])
    }
    return weight
  }

  /// Adds one set of changes; `false` when it is damaged.
  private func add(
    _ numbers: PackedNumbers.Points, from stream: inout PackedNumbers, weight: Double,
    _ points: [Shift], _ contourEnds: [Int], to sum: inout [Shift]
  ) -> Bool {
    let count: Int
    switch numbers {
    case .all: count = points.count
    case .some(let list): count = list.count
    }
    guard let xs = stream.deltas(count), let ys = stream.deltas(count) else { return false }
    switch numbers {
    case .all:
      for index in sum.indices {
        sum[index].x += weight * Double(xs[index])
        sum[index].y += weight * Double(ys[index])
      }
    case .some(let list):
      var shifts: [Shift?] = Array(repeating: nil, count: points.count)
      for (index, number) in list.enumerated() where number < points.count {
        shifts[number] = Shift(
          x: weight * Double(xs[index]), y: weight * Double(ys[index]))
      }
      Self.interpolate(&shifts, points, contourEnds)
      for (index, shift) in shifts.enumerated() {
        guard let shift else { continue }
        sum[index].x += shift.x
        sum[index].y += shift.y
      }
    }
    return true
  }

  // MARK: Points without a change of their own

  /// Lets points between two that move follow them.
  private static func interpolate(
    _ shifts: inout [Shift?], _ points: [Shift], _ contourEnds: [Int]
  ) {
    var start = 0
    for end in contourEnds {
      defer { start = end + 1 }
      guard start <= end, end < points.count else { continue }
      let moved = (start...end).filter { shifts[$0] != nil }
      guard let first = moved.first, moved.count <= end - start else { continue }
      for (index, left) in moved.enumerated() {
        let right = index + 1 < moved.count ? moved[index + 1] : first
        guard let leftShift = shifts[left], let rightShift = shifts[right] else { continue }
        var place = left == end ? start : left + 1
        while place != right {
          shifts[place] = Shift(
            x: interpolate(
              points[place].x, points[left].x, points[right].x, leftShift.x, rightShift.x),
            y: interpolate(
              points[place].y, points[left].y, points[right].y, leftShift.y, rightShift.y))
          place = place == end ? start : place + 1
        }
      }
    }
  }

  /// Between the two, a point moves in proportion; outside of them, like the nearer one.
  private static func interpolate(
    _ value: Double, _ left: Double, _ right: Double, _ leftShift: Double, _ rightShift: Double
  ) -> Double {
    if left == right { return leftShift == rightShift ? leftShift : 0 }
    let isAscending = left < right
    let (low, high) = isAscending ? (left, right) : (right, left)
    let (lowShift, highShift) = isAscending ? (leftShift, rightShift) : (rightShift, leftShift)
    if value <= low { return lowShift }
    if value >= high { return highShift }
    return lowShift + (value - low) / (high - low) * (highShift - lowShift)
  }
}

/// The runs in which `gvar` packs its numbers.
struct PackedNumbers {
  enum Points {
    case all
    case some([Int])
  }

  private let bytes: FontBytes
  var place: Int

  init(_ bytes: FontBytes, at place: Int) {
    self.bytes = bytes
    self.place = place
  }

  private mutating func take(_ size: Int) -> Int? {
    defer { place += size }
    return bytes.unsigned(place, size: size)
  }

  /// Numbers of points, each stored as the step from the one before; `nil` when they are damaged.
  mutating func points() -> Points? {
    guard var count = take(1) else { return nil }
    if count & 0x80 != 0 {
      guard let low = take(1) else { return nil }
      count = (count & 0x7F) << 8 | low
    }
    guard count > 0 else { return .all }
    var numbers: [Int] = []
    var number = 0
    while numbers.count < count {
      guard let control = take(1) else { return nil }
      for _ in 0..<min(control & 0x7F + 1, count - numbers.count) {
        guard let step = take(control & 0x80 != 0 ? 2 : 1) else { return nil }
        number += step
        numbers.append(number)
      }
    }
    return .some(numbers)
  }

  /// `nil` when there are not as many.
  mutating func deltas(_ count: Int) -> [Int]? {
    var deltas: [Int] = []
    deltas.reserveCapacity(count)
    while deltas.count < count {
      guard let control = take(1) else { return nil }
      let length = min(control & 0x3F + 1, count - deltas.count)
      if control & 0x80 != 0 {
        deltas.append(contentsOf: repeatElement(0, count: length))
        continue
      }
      let size = control & 0x40 != 0 ? 2 : 1
      for _ in 0..<length {
        guard let delta = bytes.signed(place, size: size) else { return nil }
        place += size
        deltas.append(delta)
      }
    }
    return deltas
  }
}
