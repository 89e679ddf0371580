/// Finds the glyphs that make a run need more than kerning.
///
/// What a lookup looks for has several glyphs as a rule, each of which tells that the lookup may
/// match. The ones that are rare in text are chosen, so that plain text is not slowed down.
struct LayoutTriggers {
  private(set) var glyphs = GlyphBits()
  private let bytes: FontBytes
  /// The glyphs of ASCII characters.
  private let common: GlyphBits

  /// How much more an ASCII character counts than another.
  private static let weightOfCommon = 1_000

  /// A run without any of these glyphs is laid out by tabular figures and pairs alone.
  static func glyphs(
    _ tables: LayoutTables, substitutions: [GlyphLayout.Step], positionings: [GlyphLayout.Step],
    common: GlyphBits
  ) -> GlyphBits {
    var glyphs = GlyphBits()
    tables.definitions?.insertMarks(into: &glyphs)
    for (list, steps) in [
      (tables.positionings, positionings), (tables.substitutions, substitutions),
    ] {
      guard let list else { continue }
      var triggers = LayoutTriggers(known: glyphs, bytes: list.table.bytes, common: common)
      for step in steps where !step.isTabular {
        if let lookup = list[step.lookup] { triggers.insert(lookup) }
      }
      glyphs = triggers.glyphs
    }
    return glyphs
  }

  private init(known: GlyphBits, bytes: FontBytes, common: GlyphBits) {
    glyphs = known
    self.bytes = bytes
    self.common = common
  }

  private mutating func insert(_ lookup: LayoutLookup) {
    for subtable in lookup.subtables {
      let format = bytes.uint16(subtable)
      switch lookup.kind {
      case .ligature: insertLigatures(subtable)
      case .pair:
        guard let pairs = PairSubtable(bytes, at: subtable),
          !pairs.first.isAdvanceOnly || !pairs.second.isEmpty
        else { continue }
        insert(covered(pairs.coverage))
      case .context where format == 3:
        guard let count = bytes.uint16(subtable + 2) else { continue }
        insertRarest(ofCoverages: [(subtable + 6, count)], in: subtable)
      case .chainedContext where format == 3: insertChainedCoverages(subtable)
      case .chainedContext where format == 2: insertChainedClasses(subtable)
      default:
        guard let coverage = LayoutLookup.coverage(of: subtable, lookup.kind, in: bytes) else {
          continue
        }
        insert(covered(coverage))
      }
    }
  }

  // MARK: Choice

  private typealias Ranges = [ClosedRange<UInt16>]

  private func covered(_ coverage: Int) -> Ranges {
    var ranges: Ranges = []
    GlyphSets.forEachRange(at: coverage, in: bytes) { ranges.append($0) }
    return ranges
  }

  private mutating func insert(_ ranges: Ranges) {
    for range in ranges { glyphs.insert(range) }
  }

  /// What it costs to add some glyphs to those that are known.
  private func cost(_ ranges: Ranges) -> Int {
    ranges.reduce(0) { sum, range in
      range.reduce(sum) { sum, glyph in
        glyphs.contains(glyph)
          ? sum : sum + (common.contains(glyph) ? Self.weightOfCommon : 1)
      }
    }
  }

  /// Adds the set of glyphs that costs least, each of which is enough.
  private mutating func insertCheapest(_ choices: [Ranges]) {
    var best: (ranges: Ranges, cost: Int)?
    for ranges in choices {
      let cost = cost(ranges)
      if cost == 0 { return }
      if best.map({ cost < $0.cost }) ?? true { best = (ranges, cost) }
    }
    if let best { insert(best.ranges) }
  }

  // MARK: Contexts

  private mutating func insertChainedCoverages(_ subtable: Int) {
    var lists: [(start: Int, count: Int)] = []
    var place = subtable + 2
    for _ in 0..<3 {
      guard let count = bytes.uint16(place) else { break }
      lists.append((place + 2, count))
      place += 2 + 2 * count
    }
    insertRarest(ofCoverages: lists, in: subtable)
  }

  private mutating func insertRarest(
    ofCoverages lists: [(start: Int, count: Int)], in subtable: Int
  ) {
    var choices: [Ranges] = []
    for list in lists {
      for index in 0..<min(list.count, 64) {
        guard let offset = bytes.uint16(list.start + 2 * index) else { continue }
        choices.append(covered(subtable + offset))
      }
    }
    insertCheapest(choices)
  }

  /// Rules by classes, each of which the class of its first glyph tells, or that of the glyph
  /// before or after.
  private mutating func insertChainedClasses(_ subtable: Int) {
    guard let coverage = bytes.uint16(subtable + 2), let backtrack = bytes.uint16(subtable + 4),
      let input = bytes.uint16(subtable + 6), let lookahead = bytes.uint16(subtable + 8),
      let setCount = bytes.uint16(subtable + 10)
    else { return }
    var room = 128
    for set in 0..<setCount {
      guard let offset = bytes.uint16(subtable + 12 + 2 * set), offset != 0 else { continue }
      for rule in 0..<(bytes.uint16(subtable + offset) ?? 0) {
        room -= 1
        guard room > 0, let further = bytes.uint16(subtable + offset + 2 + 2 * rule) else {
          return insert(covered(subtable + coverage))
        }
        let place = subtable + offset + further
        let inputPlace = place + 2 + 2 * (bytes.uint16(place) ?? 0)
        let after = firstValue(at: inputPlace + 2 * max(1, bytes.uint16(inputPlace) ?? 1))
        let choices = [
          (set, input), (after, lookahead), (firstValue(at: place), backtrack),
        ].compactMap { value, definition in
          value == 0 ? nil : members(of: value, at: subtable + definition)
        }
        insertCheapest(choices.isEmpty ? [covered(subtable + coverage)] : choices)
      }
    }
  }

  /// The first value of a list; 0, which is the class of all other glyphs, for an empty one.
  private func firstValue(at place: Int) -> Int {
    guard let count = bytes.uint16(place), count > 0 else { return 0 }
    return bytes.uint16(place + 2) ?? 0
  }

  private func members(of wanted: Int, at definition: Int) -> Ranges {
    var ranges: Ranges = []
    GlyphSets.forEachClassRange(at: definition, in: bytes) { range, glyphClass in
      if glyphClass == wanted { ranges.append(range) }
    }
    return ranges
  }

  // MARK: Ligatures

  /// A ligature is found by its first glyph or by its second, or by any other that makes a run need
  /// layout anyway, as the marks do that join letters.
  private mutating func insertLigatures(_ subtable: Int) {
    guard let coverage = bytes.uint16(subtable + 2), let count = bytes.uint16(subtable + 4) else {
      return
    }
    let coverageRanges = covered(subtable + coverage)
    // In a font of emoji nearly every glyph begins a ligature, so that looking closer is wasted.
    guard count < 512 else { return insert(coverageRanges) }
    var firsts: Ranges = []
    var seconds = GlyphBits()
    var secondRanges: Ranges = []
    var index = 0
    for first in coverageRanges.joined() where index < count {
      defer { index += 1 }
      guard let offset = bytes.uint16(subtable + 6 + 2 * index), !glyphs.contains(first) else {
        continue
      }
      let found = unknownSeconds(ofSet: subtable + offset)
      if !found.isEmpty { firsts.append(first...first) }
      for second in found where !seconds.contains(second) {
        seconds.insert(second)
        secondRanges.append(second...second)
      }
    }
    insertCheapest(seconds.contains(0) ? [firsts] : [firsts, secondRanges])
  }

  /// The second glyphs of ligatures that no known glyph tells; 0 for a ligature of a single glyph.
  private func unknownSeconds(ofSet set: Int) -> [UInt16] {
    (0..<min(bytes.uint16(set) ?? 0, 1_024)).compactMap { index in
      guard let offset = bytes.uint16(set + 2 + 2 * index),
        let count = bytes.uint16(set + offset + 2)
      else { return nil }
      let components = (0..<max(0, min(count, 64) - 1)).compactMap { component in
        bytes.uint16(set + offset + 4 + 2 * component).map { UInt16(truncatingIfNeeded: $0) }
      }
      return components.contains(where: glyphs.contains) ? nil : components.first ?? 0
    }
  }
}
