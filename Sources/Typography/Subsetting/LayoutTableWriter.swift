/// The tables `GSUB` and `GPOS` of a subset: one script for all, one lookup for each feature.
enum LayoutTableWriter {
  /// A subtable may hold 16-bit offsets only; `nil` when it would be larger.
  private static let largestSubtable = 0xFFFF

  /// Ligatures, and figures of one width.
  ///
  /// Ligatures are the feature `ccmp`, which viewers apply first and cannot switch off. The only
  /// script is the default one, for which HarfBuzz leaves out the rules of Indic scripts.
  ///
  /// - Returns: `nil` when there is nothing to say or too much.
  static func substitution(_ plan: SubsetPlan) -> [UInt8]? {
    var features: [(tag: Tag, kind: Int, subtables: [[UInt8]])] = []
    if !plan.ligatures.isEmpty {
      guard let table = ligatures(plan.ligatures) else { return nil }
      features.append(("ccmp", 4, [table]))
    }
    if !plan.tabular.isEmpty { features.append(("tnum", 1, [singles(plan.tabular)])) }
    return table(features)
  }

  /// Kerning.
  static func positioning(_ plan: SubsetPlan) -> [UInt8]? {
    var subtables: [[UInt8]] = []
    for isRightToLeft in [false, true] {
      let pairs = plan.pairs.filter { $0.value.isRightToLeft == isRightToLeft }
        .sorted { ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second) }
        .map { (first: $0.key.first, second: $0.key.second, value: $0.value.adjustment) }
      guard !pairs.isEmpty else { continue }
      guard let subtable = self.pairs(pairs, movesFirst: isRightToLeft) else { return nil }
      subtables.append(subtable)
    }
    // HarfBuzz kerns Hebrew only by rules that are stated for it.
    return table(subtables.isEmpty ? [] : [("kern", 2, subtables)], scripts: ["DFLT", "hebr"])
  }

  /// Whether a table that the plan needs cannot be written.
  static func isTooLarge(_ plan: SubsetPlan) -> Bool {
    (substitution(plan) == nil && !(plan.ligatures.isEmpty && plan.tabular.isEmpty))
      || (positioning(plan) == nil && !plan.pairs.isEmpty)
  }

  /// - Parameter features: rising by tag; their lookups apply in this order.
  private static func table(
    _ features: [(tag: Tag, kind: Int, subtables: [[UInt8]])], scripts names: [Tag] = ["DFLT"]
  ) -> [UInt8]? {
    guard !features.isEmpty else { return nil }
    let scripts = 10
    let featureList = scripts + 12 + 6 * names.count + 2 * features.count
    let lookupList = featureList + 2 + 12 * features.count
    var writer = FontTableWriter()
    writer.uint32(0x0001_0000)
    for offset in [scripts, featureList, lookupList] { writer.int16(offset) }
    writer.int16(names.count)
    for name in names {
      writer.tag(name)
      writer.int16(2 + 6 * names.count)
    }
    // The one script: its default language follows at once, and there is no other.
    for value in [4, 0, 0, 0xFFFF, features.count] { writer.int16(value) }
    for index in features.indices { writer.int16(index) }
    writer.int16(features.count)
    for (index, feature) in features.enumerated() {
      writer.tag(feature.tag)
      writer.int16(2 + 6 * features.count + 6 * index)
    }
    for index in features.indices {
      for value in [0, 1, index] { writer.int16(value) }
    }
    writer.int16(features.count)
    var lookups: [[UInt8]] = []
    for feature in features { lookups.append(lookup(feature.kind, feature.subtables)) }
    var offset = 2 + 2 * features.count
    for lookup in lookups {
      guard offset <= largestSubtable else { return nil }
      writer.int16(offset)
      offset += lookup.count
    }
    for lookup in lookups { writer.append(lookup) }
    return writer.bytes
  }

  private static func lookup(_ kind: Int, _ subtables: [[UInt8]]) -> [UInt8] {
    var writer = FontTableWriter()
    for value in [kind, 0, subtables.count] { writer.int16(value) }
    var offset = 6 + 2 * subtables.count
    for subtable in subtables {
      writer.int16(offset)
      offset += subtable.count
    }
    for subtable in subtables { writer.append(subtable) }
    return writer.bytes
  }

  /// A list of glyphs, rising.
  private static func coverage(_ glyphs: [Int]) -> [UInt8] {
    var writer = FontTableWriter()
    writer.int16(1)
    writer.int16(glyphs.count)
    for glyph in glyphs { writer.int16(glyph) }
    return writer.bytes
  }

  private static func singles(_ singles: [(glyph: Int, replacement: Int)]) -> [UInt8] {
    var writer = FontTableWriter()
    writer.int16(2)
    writer.int16(6 + 2 * singles.count)
    writer.int16(singles.count)
    for single in singles { writer.int16(single.replacement) }
    writer.append(coverage(singles.map(\.glyph)))
    return writer.bytes
  }

  private static func ligatures(_ ligatures: [SubsetPlan.Ligature]) -> [UInt8]? {
    let firsts = ligatures.map { $0.components[0] }.uniqued
    let sets = firsts.map { first in
      let set = ligatures.filter { $0.components[0] == first }
      var writer = FontTableWriter()
      writer.int16(set.count)
      var offset = 2 + 2 * set.count
      for ligature in set {
        writer.int16(offset)
        offset += 2 + 2 * ligature.components.count
      }
      for ligature in set {
        writer.int16(ligature.glyph)
        writer.int16(ligature.components.count)
        for component in ligature.components.dropFirst() { writer.int16(component) }
      }
      return writer.bytes
    }
    return withSets(sets, firsts: firsts, format: [1])
  }

  private static func pairs(
    _ pairs: [(first: Int, second: Int, value: Int)], movesFirst: Bool
  ) -> [UInt8]? {
    let firsts = pairs.map(\.first).uniqued
    let sets = firsts.map { first in
      let set = pairs.filter { $0.first == first }
      var writer = FontTableWriter()
      writer.int16(set.count)
      for pair in set {
        writer.int16(pair.second)
        // In writing from the right the first glyph is on the right of the second, and goes along.
        if movesFirst { writer.int16(pair.value) }
        writer.int16(pair.value)
      }
      return writer.bytes
    }
    return withSets(sets, firsts: firsts, format: [1, movesFirst ? 5 : 4, 0])
  }

  /// A subtable with a set for each first glyph.
  ///
  /// - Parameter format: the numbers before and after the offset of the coverage.
  private static func withSets(_ sets: [[UInt8]], firsts: [Int], format: [Int]) -> [UInt8]? {
    let start = 2 + 2 * format.count + 2 + 2 * sets.count
    let total = sets.reduce(start) { $0 + $1.count }
    guard total <= largestSubtable else { return nil }
    var writer = FontTableWriter()
    writer.int16(format[0])
    writer.int16(total)
    for value in format.dropFirst() { writer.int16(value) }
    writer.int16(sets.count)
    var offset = start
    for set in sets {
      writer.int16(offset)
      offset += set.count
    }
    for set in sets { writer.append(set) }
    writer.append(coverage(firsts))
    return writer.bytes
  }
}

extension [Int] {
  /// Without repeats of neighbours.
  fileprivate var uniqued: [Int] {
    reduce(into: []) { result, value in
      if result.last != value { result.append(value) }
    }
  }
}
