/// Lookups that apply others where glyphs stand in a certain order: 5 and 6 of `GSUB`, 7 and 8 of
/// `GPOS`.
extension LookupRunner {
  /// How the values of a rule name glyphs.
  private enum Pattern {
    case glyphs
    /// By their class in the definition at an offset.
    case classes(Int)
    /// By coverage tables, whose offsets count from here.
    case coverages(Int)

    func matches(_ glyph: UInt16, _ value: Int, in bytes: FontBytes) -> Bool {
      switch self {
      case .glyphs: Int(glyph) == value
      case .classes(let definition):
        GlyphSets.glyphClass(of: Int(glyph), at: definition, in: bytes) == value
      case .coverages(let start):
        GlyphSets.coverageIndex(of: Int(glyph), at: start + value, in: bytes) != nil
      }
    }
  }

  private struct Sequence {
    /// Where its values stand.
    var start = 0
    var count = 0
    var pattern = Pattern.glyphs
  }

  private struct Rule {
    var backtrack = Sequence()
    /// What follows the first glyph.
    var input = Sequence()
    var lookahead = Sequence()
    /// The lookups that apply, each with the number of a glyph of the input.
    var records = Sequence()
  }

  /// Longer rules than any font has are left out.
  private static var longestSequence: Int { 64 }

  mutating func applyContext(_ subtable: Int, at place: Int, depth: Int) -> Int? {
    let bytes = bytes
    switch bytes.uint16(subtable) {
    case 1:
      guard let rules = rules(subtable, countAt: 4, at: place, classes: nil) else { return nil }
      return applyFirst(of: rules, at: place, depth: depth) {
        Self.rule(at: $0, .glyphs, in: bytes)
      }
    case 2:
      guard let classes = bytes.uint16(subtable + 4),
        let rules = rules(subtable, countAt: 6, at: place, classes: subtable + classes)
      else { return nil }
      return applyFirst(of: rules, at: place, depth: depth) {
        Self.rule(at: $0, .classes(subtable + classes), in: bytes)
      }
    case 3:
      guard let count = bytes.uint16(subtable + 2), count > 0,
        let recordCount = bytes.uint16(subtable + 4), let first = bytes.uint16(subtable + 6),
        coverageIndex(of: glyphs[place].glyph, at: subtable + first) != nil
      else { return nil }
      var rule = Rule()
      rule.input = Sequence(
        start: subtable + 8, count: count - 1, pattern: .coverages(subtable))
      rule.records = Sequence(start: subtable + 6 + 2 * count, count: recordCount)
      return apply(rule, at: place, depth: depth)
    default: return nil
    }
  }

  mutating func applyChainedContext(_ subtable: Int, at place: Int, depth: Int) -> Int? {
    let bytes = bytes
    switch bytes.uint16(subtable) {
    case 1:
      guard let rules = rules(subtable, countAt: 4, at: place, classes: nil) else { return nil }
      return applyFirst(of: rules, at: place, depth: depth) {
        Self.chainedRule(at: $0, .glyphs, .glyphs, .glyphs, in: bytes)
      }
    case 2:
      guard let backtrack = bytes.uint16(subtable + 4), let input = bytes.uint16(subtable + 6),
        let lookahead = bytes.uint16(subtable + 8),
        let rules = rules(subtable, countAt: 10, at: place, classes: subtable + input)
      else { return nil }
      return applyFirst(of: rules, at: place, depth: depth) {
        Self.chainedRule(
          at: $0, .classes(subtable + backtrack), .classes(subtable + input),
          .classes(subtable + lookahead), in: bytes)
      }
    case 3:
      let pattern = Pattern.coverages(subtable)
      guard
        let rule = Self.chainedRule(
          at: subtable + 2, pattern, pattern, pattern, isFirstListed: true, in: bytes),
        let first = bytes.uint16(rule.input.start - 2),
        coverageIndex(of: glyphs[place].glyph, at: subtable + first) != nil
      else { return nil }
      return apply(rule, at: place, depth: depth)
    default: return nil
    }
  }

  /// The rules for the glyph at `place`, by its number in the coverage or by its class.
  private func rules(
    _ subtable: Int, countAt countOffset: Int, at place: Int, classes: Int?
  ) -> (start: Int, count: Int)? {
    let glyph = glyphs[place].glyph
    guard let coverage = bytes.uint16(subtable + 2),
      let index = coverageIndex(of: glyph, at: subtable + coverage),
      let setCount = bytes.uint16(subtable + countOffset)
    else { return nil }
    let set = classes.map { GlyphSets.glyphClass(of: Int(glyph), at: $0, in: bytes) } ?? index
    guard set < setCount, let offset = bytes.uint16(subtable + countOffset + 2 + 2 * set),
      offset != 0, let count = bytes.uint16(subtable + offset)
    else { return nil }
    return (subtable + offset, count)
  }

  private mutating func applyFirst(
    of rules: (start: Int, count: Int), at place: Int, depth: Int, read: (Int) -> Rule?
  ) -> Int? {
    for index in 0..<rules.count {
      guard spend(), let offset = bytes.uint16(rules.start + 2 + 2 * index) else { return nil }
      if let rule = read(rules.start + offset),
        let next = apply(rule, at: place, depth: depth)
      {
        return next
      }
    }
    return nil
  }

  private static func rule(at start: Int, _ pattern: Pattern, in bytes: FontBytes) -> Rule? {
    guard let count = bytes.uint16(start), count > 0, let recordCount = bytes.uint16(start + 2)
    else { return nil }
    var rule = Rule()
    rule.input = Sequence(start: start + 4, count: count - 1, pattern: pattern)
    rule.records = Sequence(start: start + 2 + 2 * count, count: recordCount)
    return rule
  }

  /// - Parameter isFirstListed: whether the values of the input begin with the first glyph.
  private static func chainedRule(
    at start: Int, _ backtrack: Pattern, _ input: Pattern, _ lookahead: Pattern,
    isFirstListed: Bool = false, in bytes: FontBytes
  ) -> Rule? {
    var rule = Rule()
    var place = start
    guard let backtrackCount = bytes.uint16(place) else { return nil }
    rule.backtrack = Sequence(start: place + 2, count: backtrackCount, pattern: backtrack)
    place += 2 + 2 * backtrackCount
    guard let inputCount = bytes.uint16(place), inputCount > 0 else { return nil }
    rule.input = Sequence(
      start: place + (isFirstListed ? 4 : 2), count: inputCount - 1, pattern: input)
    place += 2 + 2 * (isFirstListed ? inputCount : inputCount - 1)
    guard let lookaheadCount = bytes.uint16(place) else { return nil }
    rule.lookahead = Sequence(start: place + 2, count: lookaheadCount, pattern: lookahead)
    place += 2 + 2 * lookaheadCount
    guard let recordCount = bytes.uint16(place) else { return nil }
    rule.records = Sequence(start: place + 2, count: recordCount)
    return rule
  }

  private mutating func apply(_ rule: Rule, at place: Int, depth: Int) -> Int? {
    guard max(rule.input.count, rule.backtrack.count, rule.lookahead.count) < Self.longestSequence
    else { return nil }
    let bytes = bytes
    var places = [place]
    var last = place
    for index in 0..<rule.input.count {
      guard let value = bytes.uint16(rule.input.start + 2 * index),
        let found = next(
          after: last, where: { rule.input.pattern.matches($0, value, in: bytes) })
      else { return nil }
      last = found
      places.append(found)
    }
    var ahead = last
    for index in 0..<rule.lookahead.count {
      guard let value = bytes.uint16(rule.lookahead.start + 2 * index),
        let found = next(
          after: ahead, isContext: true,
          where: { rule.lookahead.pattern.matches($0, value, in: bytes) })
      else { return nil }
      ahead = found
    }
    var behind = place
    for index in 0..<rule.backtrack.count {
      guard let value = bytes.uint16(rule.backtrack.start + 2 * index),
        let found = previous(
          before: behind, where: { rule.backtrack.pattern.matches($0, value, in: bytes) })
      else { return nil }
      behind = found
    }
    return applyRecords(rule.records.start, rule.records.count, to: places, depth: depth)
  }

  /// Applies the lookups of a rule that matched, keeping the places of its glyphs right while they
  /// grow and shrink the run.
  private mutating func applyRecords(
    _ start: Int, _ count: Int, to matched: [Int], depth: Int
  ) -> Int? {
    var places = matched
    var end = (matched.last ?? 0) + 1
    for record in 0..<count {
      guard spend(), let index = bytes.uint16(start + 4 * record),
        let number = bytes.uint16(start + 4 * record + 2)
      else { break }
      guard index < places.count, places[index] < glyphs.count else { continue }
      let before = glyphs.count
      guard apply(number, at: places[index], depth: depth + 1) != nil else { continue }
      let change = glyphs.count - before
      guard change != 0 else { continue }
      end = max(end + change, places[index])
      if change > 0 {
        guard places.count + change <= Self.longestSequence else { break }
        let added = (1...change).map { places[index] + $0 }
        for later in (index + 1)..<max(places.count, index + 1) { places[later] += change }
        places.insert(contentsOf: added, at: index + 1)
      } else {
        let removed = min(-change, places.count - index - 1)
        places.removeSubrange((index + 1)..<(index + 1 + removed))
        for later in (index + 1)..<max(places.count, index + 1) { places[later] += change }
      }
    }
    return min(max(end, (matched.first ?? 0)), glyphs.count)
  }
}
