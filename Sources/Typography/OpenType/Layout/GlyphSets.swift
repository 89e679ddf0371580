/// The tables that `GPOS`, `GSUB` and `GDEF` share to speak about sets of glyphs.
enum GlyphSets {
  /// The position of a glyph in a coverage table, or `nil` when it is not covered.
  static func coverageIndex(of glyph: Int, at coverage: Int, in table: FontBytes) -> Int? {
    guard let format = table.uint16(coverage), let count = table.uint16(coverage + 2) else {
      return nil
    }
    switch format {
    case 1:
      return search(count) { index in
        guard let other = table.uint16(coverage + 4 + 2 * index) else { return nil }
        return other < glyph ? .later : other == glyph ? .here : .earlier
      }
    case 2:
      guard let range = rangeIndex(of: glyph, at: coverage + 4, count: count, in: table),
        let start = table.uint16(coverage + 4 + 6 * range),
        let first = table.uint16(coverage + 8 + 6 * range)
      else { return nil }
      return first + glyph - start
    default: return nil
    }
  }

  /// The class of a glyph; 0 for all that the table does not list.
  static func glyphClass(of glyph: Int, at definition: Int, in table: FontBytes) -> Int {
    guard let format = table.uint16(definition) else { return 0 }
    switch format {
    case 1:
      guard let first = table.uint16(definition + 2), let count = table.uint16(definition + 4),
        glyph >= first, glyph - first < count
      else { return 0 }
      return table.uint16(definition + 6 + 2 * (glyph - first)) ?? 0
    case 2:
      guard let count = table.uint16(definition + 2),
        let range = rangeIndex(of: glyph, at: definition + 4, count: count, in: table)
      else { return 0 }
      return table.uint16(definition + 8 + 6 * range) ?? 0
    default: return 0
    }
  }

  /// Every glyph of a coverage table in order, at most 65,536.
  static func coveredGlyphs(at coverage: Int, in table: FontBytes) -> [UInt16] {
    guard let format = table.uint16(coverage), let count = table.uint16(coverage + 2) else {
      return []
    }
    if format == 1 {
      return (0..<count).compactMap { table.uint16(coverage + 4 + 2 * $0).flatMap(UInt16.init) }
    }
    guard format == 2 else { return [] }
    var glyphs: [UInt16] = []
    for range in 0..<count {
      guard let start = table.uint16(coverage + 4 + 6 * range),
        let end = table.uint16(coverage + 6 + 6 * range), start <= end,
        glyphs.count + end - start <= 0xFFFF
      else { break }
      glyphs.append(contentsOf: UInt16(start)...UInt16(end))
    }
    return glyphs
  }

  /// Calls `body` with the ranges of a coverage table in order, as far as they can be read and
  /// follow each other.
  @inline(__always)
  static func forEachRange(
    at coverage: Int, in table: FontBytes, _ body: (ClosedRange<UInt16>) -> Void
  ) {
    guard let format = table.uint16(coverage), let count = table.uint16(coverage + 2) else {
      return
    }
    var next = 0
    for index in 0..<count {
      let start: Int?
      let end: Int?
      if format == 1 {
        start = table.uint16(coverage + 4 + 2 * index)
        end = start
      } else {
        start = format == 2 ? table.uint16(coverage + 4 + 6 * index) : nil
        end = table.uint16(coverage + 6 + 6 * index)
      }
      guard let start, let end, start >= next, start <= end else { return }
      body(UInt16(truncatingIfNeeded: start)...UInt16(truncatingIfNeeded: end))
      next = end + 1
    }
  }

  /// Calls `body` with the ranges of a class definition and their classes, likewise.
  static func forEachClassRange(
    at definition: Int, in table: FontBytes, _ body: (ClosedRange<UInt16>, Int) -> Void
  ) {
    switch table.uint16(definition) {
    case 1:
      guard let first = table.uint16(definition + 2), let count = table.uint16(definition + 4)
      else { return }
      for index in 0..<count {
        guard let glyph = UInt16(exactly: first + index),
          let glyphClass = table.uint16(definition + 6 + 2 * index)
        else { return }
        body(glyph...glyph, glyphClass)
      }
    case 2:
      var next = 0
      for index in 0..<(table.uint16(definition + 2) ?? 0) {
        let place = definition + 4 + 6 * index
        guard let start = table.uint16(place), let end = table.uint16(place + 2),
          start >= next, start <= end, let glyphClass = table.uint16(place + 4)
        else { return }
        body(UInt16(truncatingIfNeeded: start)...UInt16(truncatingIfNeeded: end), glyphClass)
        next = end + 1
      }
    default: return
    }
  }

  private static func rangeIndex(
    of glyph: Int, at ranges: Int, count: Int, in table: FontBytes
  ) -> Int? {
    search(count) { index in
      guard let start = table.uint16(ranges + 6 * index),
        let end = table.uint16(ranges + 6 * index + 2)
      else { return nil }
      return end < glyph ? .later : start <= glyph ? .here : .earlier
    }
  }

  enum Direction { case earlier, here, later }

  /// Binary search over `count` records; `compare` says where the wanted one lies from the record
  /// at an index, or `nil` when that cannot be read.
  @inline(__always)
  static func search(_ count: Int, _ compare: (Int) -> Direction?) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      switch compare(middle) {
      case .later: low = middle + 1
      case .earlier: high = middle
      case .here: return middle
      case nil: return nil
      }
    }
    return nil
  }
}
