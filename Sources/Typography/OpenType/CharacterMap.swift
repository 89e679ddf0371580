/// Which glyph stands for a character: the `cmap` table, formats 4, 6, 10, 12 and 13, and format 14
/// for characters with a variation selector.
struct CharacterMap {
  private enum Format {
    case segments(count: Int)
    /// One glyph after another for the characters from `first` on, beginning at `start`.
    case list(first: Int, count: Int, start: Int)
    /// - Parameter isConstant: whether all characters of a group have the same glyph.
    case groups(count: Int, isConstant: Bool)
  }

  private let table: FontBytes
  private let format: Format
  /// Whether the font is a symbol font, whose characters stand from U+F000 on.
  private let isSymbol: Bool
  private let variations: VariationSequences?

  init?(_ table: FontBytes) {
    guard let count = table.uint16(2) else { return nil }
    var best: (rank: Int, offset: Int)?
    var variations: VariationSequences?
    for record in 0..<min(count, 128) {
      guard let platform = table.uint16(4 + 8 * record),
        let encoding = table.uint16(6 + 8 * record), let offset = table.uint32(8 + 8 * record)
      else { continue }
      if platform == 0, encoding == 5 {
        variations = table.suffix(from: offset).flatMap(VariationSequences.init)
      }
      guard let rank = Self.rank(platform: platform, encoding: encoding, table.uint16(offset))
      else { continue }
      if rank > best?.rank ?? 0 { best = (rank, offset) }
    }
    guard let best, let part = table.suffix(from: best.offset), let format = Self.format(of: part)
    else { return nil }
    self.table = part
    self.format = format
    self.variations = variations
    isSymbol = best.rank == 1
  }

  /// How much a subtable is wanted: all of Unicode, then the basic plane, then symbols; `nil` for
  /// one that cannot be read.
  private static func rank(platform: Int, encoding: Int, _ format: Int?) -> Int? {
    switch (platform, encoding, format) {
    case (3, 10, 10), (3, 10, 12), (3, 10, 13), (0, _, 10), (0, _, 12), (0, _, 13): 3
    case (3, 1, 4), (3, 1, 6), (0, _, 4), (0, _, 6): 2
    case (3, 0, 4), (3, 0, 6): 1
    default: nil
    }
  }

  private static func format(of part: FontBytes) -> Format? {
    switch part.uint16(0) {
    case 4:
      guard let doubled = part.uint16(6) else { return nil }
      return .segments(count: min(doubled / 2, max(0, part.count - 16) / 8))
    case 6:
      guard let first = part.uint16(6), let count = part.uint16(8) else { return nil }
      return .list(first: first, count: count, start: 10)
    case 10:
      guard let first = part.uint32(12), let count = part.uint32(16) else { return nil }
      return .list(first: first, count: count, start: 20)
    case .some(let kind):
      guard let groups = part.uint32(12) else { return nil }
      return .groups(
        count: min(groups, max(0, part.count - 16) / 12), isConstant: kind == 13)
    case nil: return nil
    }
  }

  /// The glyph of a character, or 0 when the font has none.
  func glyph(for scalar: UInt32) -> UInt16 {
    let glyph = lookUp(Int(scalar))
    if glyph == 0, isSymbol, scalar < 0x100 { return lookUp(0xF000 + Int(scalar)) }
    return glyph
  }

  /// The glyph of a character that a variation selector follows; `nil` when the font does not know
  /// the two together, so that the selector means nothing to it.
  func glyph(for scalar: UInt32, variation selector: UInt32) -> UInt16? {
    switch variations?.choice(for: Int(scalar), selector: Int(selector)) {
    case .usual: glyph(for: scalar)
    case .glyph(let glyph): glyph
    case nil: nil
    }
  }

  private func lookUp(_ scalar: Int) -> UInt16 {
    switch format {
    case .segments(let count): glyphInSegments(scalar, count)
    case .list(let first, let count, let start):
      scalar >= first && scalar - first < count
        ? UInt16(truncatingIfNeeded: table.uint16(start + 2 * (scalar - first)) ?? 0) : 0
    case .groups(let count, let isConstant): glyphInGroups(scalar, count, isConstant)
    }
  }

  private func glyphInSegments(_ scalar: Int, _ count: Int) -> UInt16 {
    guard scalar <= 0xFFFF else { return 0 }
    let ends = 14
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let end = table.uint16(ends + 2 * middle) else { return 0 }
      if end < scalar { low = middle + 1 } else { high = middle }
    }
    return low < count ? glyph(inSegment: low, of: count, scalar) : 0
  }

  private func glyph(inSegment segment: Int, of count: Int, _ scalar: Int) -> UInt16 {
    let starts = 16 + 2 * count
    let deltas = starts + 2 * count
    let offsets = deltas + 2 * count
    guard let start = table.uint16(starts + 2 * segment), start <= scalar,
      let delta = table.uint16(deltas + 2 * segment),
      let offset = table.uint16(offsets + 2 * segment)
    else { return 0 }
    if offset == 0 { return UInt16(truncatingIfNeeded: scalar + delta) }
    let place = offsets + 2 * segment + offset + 2 * (scalar - start)
    guard let glyph = table.uint16(place), glyph != 0 else { return 0 }
    return UInt16(truncatingIfNeeded: glyph + delta)
  }

  private func glyphInGroups(_ scalar: Int, _ count: Int, _ isConstant: Bool) -> UInt16 {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let end = table.uint32(16 + 12 * middle + 4) else { return 0 }
      if end < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < count, let start = table.uint32(16 + 12 * low), start <= scalar,
      let first = table.uint32(16 + 12 * low + 8)
    else { return 0 }
    return UInt16(exactly: isConstant ? first : first + scalar - start) ?? 0
  }

  /// Calls `body` with every stretch of characters that have a glyph, in ascending order.
  ///
  /// Stretches that do not ascend, as in a damaged font, are left out, so that the work is bounded.
  ///
  /// - Parameter glyphCount: glyphs from this number on do not exist.
  func forEachStretch(glyphCount: Int, _ body: (ClosedRange<Int>) -> Void) {
    switch format {
    case .segments(let count): forEachStretchOfSegments(count, glyphCount, body)
    case .list(let first, let count, _): forEachStretch(of: first, count, glyphCount, body)
    case .groups(let count, let isConstant):
      forEachStretchOfGroups(count, isConstant, glyphCount, body)
    }
  }

  private func forEachStretch(
    of first: Int, _ count: Int, _ glyphCount: Int, _ body: (ClosedRange<Int>) -> Void
  ) {
    for scalar in first..<max(first, min(first + count, 0x11_0000)) {
      let glyph = Int(lookUp(scalar))
      if glyph != 0, glyph < glyphCount { body(scalar...scalar) }
    }
  }

  private func forEachStretchOfSegments(
    _ count: Int, _ glyphCount: Int, _ body: (ClosedRange<Int>) -> Void
  ) {
    var next = 0
    for segment in 0..<count {
      guard let end = table.uint16(14 + 2 * segment),
        let start = table.uint16(16 + 2 * count + 2 * segment), start <= end, start >= next
      else { continue }
      next = end + 1
      var first: Int?
      for scalar in start...end {
        let glyph = Int(glyph(inSegment: segment, of: count, scalar))
        if glyph != 0, glyph < glyphCount {
          first = first ?? scalar
        } else if let known = first {
          body(known...scalar - 1)
          first = nil
        }
      }
      if let first { body(first...end) }
    }
  }

  private func forEachStretchOfGroups(
    _ count: Int, _ isConstant: Bool, _ glyphCount: Int, _ body: (ClosedRange<Int>) -> Void
  ) {
    var next = 0
    for group in 0..<count {
      guard let start = table.uint32(16 + 12 * group), let end = table.uint32(20 + 12 * group),
        let glyph = table.uint32(24 + 12 * group), start <= end, start >= next
      else { continue }
      next = end + 1
      if isConstant {
        if glyph > 0, glyph < glyphCount, start <= 0x10FFFF { body(start...min(end, 0x10FFFF)) }
        continue
      }
      // Glyph 0 stands for a character that is missing.
      let first = glyph == 0 ? start + 1 : start
      let last = min(end, start + glyphCount - 1 - glyph, 0x10FFFF)
      if first <= last { body(first...last) }
    }
  }
}
