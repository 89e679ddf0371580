/// Finds the glyphs that make a run need more than kerning.
enum LayoutTriggers {
  /// A run without any of these glyphs is laid out by tabular figures and pairs alone.
  static func glyphs(
    _ tables: LayoutTables, substitutions: [GlyphLayout.Step], positionings: [GlyphLayout.Step]
  ) -> GlyphBits {
    var glyphs = GlyphBits()
    tables.definitions?.insertMarks(into: &glyphs)
    if let list = tables.positionings {
      for step in positionings {
        if let lookup = list[step.lookup] { insert(lookup, in: list.table.bytes, into: &glyphs) }
      }
    }
    if let list = tables.substitutions {
      for step in substitutions where !step.isTabular {
        if let lookup = list[step.lookup] { insert(lookup, in: list.table.bytes, into: &glyphs) }
      }
    }
    return glyphs
  }

  private static func insert(
    _ lookup: LayoutLookup, in bytes: FontBytes, into glyphs: inout GlyphBits
  ) {
    for subtable in lookup.subtables {
      switch lookup.kind {
      case .ligature: insertLigatures(subtable, in: bytes, into: &glyphs)
      case .pair:
        guard let pairs = PairSubtable(bytes, at: subtable),
          !pairs.first.isAdvanceOnly || !pairs.second.isEmpty
        else { continue }
        insertCoverage(pairs.coverage, in: bytes, into: &glyphs)
      case .context where bytes.uint16(subtable) == 3:
        guard let count = bytes.uint16(subtable + 2) else { continue }
        insertRarest(
          [(subtable + 6, count)], of: subtable, in: bytes, into: &glyphs)
      case .chainedContext where bytes.uint16(subtable) == 3:
        var lists: [(start: Int, count: Int)] = []
        var place = subtable + 2
        for _ in 0..<3 {
          guard let count = bytes.uint16(place) else { break }
          lists.append((place + 2, count))
          place += 2 + 2 * count
        }
        insertRarest(lists, of: subtable, in: bytes, into: &glyphs)
      default:
        guard let coverage = LayoutLookup.coverage(of: subtable, lookup.kind, in: bytes) else {
          continue
        }
        insertCoverage(coverage, in: bytes, into: &glyphs)
      }
    }
  }

  private static func insertCoverage(
    _ coverage: Int, in bytes: FontBytes, into glyphs: inout GlyphBits
  ) {
    GlyphSets.forEachRange(at: coverage, in: bytes) { glyphs.insert($0) }
  }

  /// A sequence needs a glyph of every coverage, so that one of them is enough to find it: the one
  /// that adds fewest glyphs.
  private static func insertRarest(
    _ lists: [(start: Int, count: Int)], of subtable: Int, in bytes: FontBytes,
    into glyphs: inout GlyphBits
  ) {
    var rarest: (coverage: Int, count: Int)?
    for list in lists {
      for index in 0..<min(list.count, 64) {
        guard let offset = bytes.uint16(list.start + 2 * index) else { continue }
        var count = 0
        GlyphSets.forEachRange(at: subtable + offset, in: bytes) { range in
          if !glyphs.contains(range) { count += range.count }
        }
        if rarest.map({ count < $0.count }) ?? true { rarest = (subtable + offset, count) }
      }
    }
    if let rarest { insertCoverage(rarest.coverage, in: bytes, into: &glyphs) }
  }

  /// A ligature is found by its first glyph, or by any other that makes a run need layout anyway,
  /// as the marks do that join letters.
  private static func insertLigatures(
    _ subtable: Int, in bytes: FontBytes, into glyphs: inout GlyphBits
  ) {
    guard let coverage = bytes.uint16(subtable + 2), let count = bytes.uint16(subtable + 4) else {
      return
    }
    var index = 0
    var found = glyphs
    GlyphSets.forEachRange(at: subtable + coverage, in: bytes) { range in
      for first in range where index < count {
        if let offset = bytes.uint16(subtable + 6 + 2 * index), !glyphs.contains(first),
          hasLigatureOfLetters(subtable + offset, in: bytes, glyphs)
        {
          found.insert(first)
        }
        index += 1
      }
    }
    glyphs = found
  }

  private static func hasLigatureOfLetters(
    _ set: Int, in bytes: FontBytes, _ known: GlyphBits
  ) -> Bool {
    let count = min(bytes.uint16(set) ?? 0, 1_024)
    return (0..<count).contains { index in
      guard let offset = bytes.uint16(set + 2 + 2 * index),
        let components = bytes.uint16(set + offset + 2)
      else { return false }
      return !(0..<max(0, min(components, 64) - 1)).contains { component in
        bytes.uint16(set + offset + 4 + 2 * component).map {
          known.contains(UInt16(truncatingIfNeeded: $0))
        } ?? false
      }
    }
  }
}
