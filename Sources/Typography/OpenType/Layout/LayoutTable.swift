/// A `GPOS` or `GSUB` table: scripts, features and the lookups that they switch on.
struct LayoutTable {
  /// One lookup with its subtables' offsets; those of extension lookups are followed already.
  struct Lookup {
    var kind: Int
    var flags: Int
    /// The only marks that the lookup sees, as a number of ``GlyphDefinitions``; `nil` for all.
    var markSet: Int?
    var subtables: [Int]

    /// Whether the lookup passes over combining marks.
    var ignoresMarks: Bool { flags & 0x8 != 0 }
  }

  /// A lookup that a feature switches on.
  struct Use: Equatable {
    var lookup: Int
    var feature: Tag
  }

  let bytes: FontBytes
  /// The lookup kind that only points to another: 9 in `GPOS`, 7 in `GSUB`.
  private let extensionKind: Int
  private let variations: FeatureVariations?

  /// Bounds for damaged tables; real fonts stay far below.
  private static let largestUseCount = 512
  private static let largestSubtableCount = 1_024

  /// - Parameter coordinates: where on its axes a variable font is, from -1 to 1; empty for the
  ///   default instance.
  init(positioning bytes: FontBytes, coordinates: [Double] = []) {
    self.bytes = bytes
    extensionKind = 9
    variations = FeatureVariations(bytes, coordinates: coordinates)
  }

  init(substitution bytes: FontBytes, coordinates: [Double] = []) {
    self.bytes = bytes
    extensionKind = 7
    variations = FeatureVariations(bytes, coordinates: coordinates)
  }

  /// How many lookups there are.
  var lookupCount: Int { bytes.uint16(8).flatMap { bytes.uint16($0) } ?? 0 }

  /// What `features` and the feature that the script requires switch on, in the order in which it
  /// applies, each lookup once for each feature.
  ///
  /// - Parameter system: a language; without it, or where the script treats it like any other, the
  ///   script's default counts.
  func uses(of features: [Tag], script: Tag, language system: Tag? = nil) -> [Use] {
    guard let list = bytes.uint16(6), let script = self.script(script),
      let language = language(system, in: script) ?? defaultLanguage(of: script),
      let required = bytes.uint16(language + 2), let count = bytes.uint16(language + 4)
    else { return [] }
    var uses: [Use] = []
    func add(_ index: Int, isRequired: Bool) {
      guard let feature = bytes.tag(list + 2 + 6 * index),
        isRequired || features.contains(feature),
        let offset = bytes.uint16(list + 6 + 6 * index)
      else { return }
      let start = variations?.replacement(of: index) ?? list + offset
      for place in 0..<(bytes.uint16(start + 2) ?? 0) {
        guard let lookup = bytes.uint16(start + 4 + 2 * place),
          uses.count < Self.largestUseCount
        else { return }
        let use = Use(lookup: lookup, feature: feature)
        if !uses.contains(use) { uses.append(use) }
      }
    }
    if required != 0xFFFF { add(required, isRequired: true) }
    for entry in 0..<min(count, 512) {
      if let index = bytes.uint16(language + 6 + 2 * entry) { add(index, isRequired: false) }
    }
    return uses.sorted { $0.lookup < $1.lookup }
  }

  /// The lookups of one feature in the order in which they apply.
  func lookups(of feature: Tag, script: Tag) -> [Lookup] {
    var room = Self.largestSubtableCount
    return uses(of: [feature], script: script).filter { $0.feature == feature }.compactMap { use in
      guard let lookup = lookup(use.lookup, room: room) else { return nil }
      room -= lookup.subtables.count
      return lookup
    }
  }

  /// The script's own part, or else that for any script, or else the one for Latin, in which some
  /// old fonts keep what is meant for all.
  private func script(_ script: Tag) -> Int? {
    guard let scripts = bytes.uint16(4), let count = bytes.uint16(scripts) else { return nil }
    var found: [Int?] = [nil, nil, nil, nil]
    for record in 0..<min(count, 512) {
      let place = scripts + 2 + 6 * record
      guard let tag = bytes.tag(place), let offset = bytes.uint16(place + 4) else { break }
      let rank = tag == script ? 0 : tag == "DFLT" ? 1 : tag == "dflt" ? 2 : tag == "latn" ? 3 : 4
      if rank < found.count, found[rank] == nil { found[rank] = scripts + offset }
    }
    return found.lazy.compactMap { $0 }.first
  }

  private func defaultLanguage(of script: Int) -> Int? {
    guard let language = bytes.uint16(script), language != 0 else { return nil }
    return script + language
  }

  private func language(_ system: Tag?, in script: Int) -> Int? {
    guard let system, let count = bytes.uint16(script + 2) else { return nil }
    for record in 0..<min(count, 512) where bytes.tag(script + 4 + 6 * record) == system {
      return bytes.uint16(script + 8 + 6 * record).map { script + $0 }
    }
    return nil
  }

  /// Whether a script treats a language in a way of its own.
  func knows(_ language: Tag, script: Tag) -> Bool {
    self.script(script).flatMap { self.language(language, in: $0) } != nil
  }

  /// The lookup of a number; `nil` when it does not exist.
  func lookup(_ index: Int) -> Lookup? { lookup(index, room: Self.largestSubtableCount) }

  private func lookup(_ index: Int, room: Int) -> Lookup? {
    guard let lookups = bytes.uint16(8), index < lookupCount,
      let offset = bytes.uint16(lookups + 2 + 2 * index)
    else { return nil }
    let start = lookups + offset
    guard var kind = bytes.uint16(start), let flags = bytes.uint16(start + 2),
      let count = bytes.uint16(start + 4)
    else { return nil }
    var subtables: [Int] = []
    let isExtension = kind == extensionKind
    for index in 0..<min(count, room) {
      guard let offset = bytes.uint16(start + 6 + 2 * index) else { break }
      guard isExtension else {
        subtables.append(start + offset)
        continue
      }
      guard let inner = bytes.uint16(start + offset + 2), inner != extensionKind,
        let further = bytes.uint32(start + offset + 4)
      else { continue }
      kind = inner
      subtables.append(start + offset + further)
    }
    let markSet = flags & 0x10 != 0 ? bytes.uint16(start + 6 + 2 * count) : nil
    return Lookup(kind: kind, flags: flags, markSet: markSet, subtables: subtables)
  }
}
