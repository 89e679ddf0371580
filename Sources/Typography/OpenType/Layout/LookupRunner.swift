/// Applies lookups to a run of glyphs, one lookup after another.
///
/// How glyphs are matched, passed over and joined follows HarfBuzz, so that a text looks the same
/// whichever of the two has shaped it.
struct LookupRunner {
  var glyphs: [LayoutGlyph]
  let list: LookupList
  let definitions: GlyphDefinitions?
  /// The deltas of a variable font's instance; `nil` for the default one.
  let variations: ItemVariations?

  /// What the current lookup passes over.
  private var flags = 0
  private var markSet: Int?
  /// Whether matching may pass over a zero-width joiner.
  private var skipsJoiners = true
  /// Steps that may still be taken; a bound for damaged and hostile fonts, whose lookups could call
  /// each other or grow the run without end.
  private(set) var room: Int
  private var ligatureCount: UInt32 = 0
  /// The letter that the last mark stands on, and up to where letters were looked for, so that many
  /// marks on one letter do not each search all the way back.
  var lastBase: Int?
  var searchedForBase = 0

  private static let largestDepth = 16

  init(
    _ glyphs: [LayoutGlyph], list: LookupList, definitions: GlyphDefinitions?,
    variations: ItemVariations? = nil
  ) {
    self.glyphs = glyphs
    self.list = list
    self.definitions = definitions
    self.variations = variations
    room = 50_000 + 1_000 * glyphs.count
  }

  var bytes: FontBytes { list.table.bytes }

  /// Applies a lookup wherever it matches.
  mutating func run(_ number: Int, skipsJoiners: Bool) {
    guard let lookup = list[number] else { return }
    self.skipsJoiners = skipsJoiners
    lastBase = nil
    searchedForBase = 0
    var place = 0
    while place < glyphs.count, room > 0 {
      if lookup.digest.mayContain(glyphs[place].glyph),
        let next = apply(lookup, at: place, depth: 0)
      {
        place = next
      } else {
        place += 1
      }
    }
  }

  /// Applies a lookup at one place.
  ///
  /// - Returns: where to go on; `nil` when the lookup does not match.
  mutating func apply(_ number: Int, at place: Int, depth: Int) -> Int? {
    guard depth <= Self.largestDepth, let lookup = list[number], glyphs.indices.contains(place)
    else { return nil }
    let outer = (flags, markSet)
    defer { (flags, markSet) = outer }
    return apply(lookup, at: place, depth: depth)
  }

  private mutating func apply(_ lookup: LayoutLookup, at place: Int, depth: Int) -> Int? {
    flags = lookup.flags
    markSet = lookup.markSet
    guard sees(glyphs[place]) else { return nil }
    for subtable in lookup.subtables {
      guard spend() else { return nil }
      let next =
        switch lookup.kind {
        case .single: replaceOne(subtable, at: place)
        case .multiple: replaceByMany(subtable, at: place)
        case .alternate: replaceByFirstAlternate(subtable, at: place)
        case .ligature: ligate(subtable, at: place)
        case .adjustment: adjust(subtable, at: place)
        case .pair: adjustPair(subtable, at: place)
        case .markToBase: attachToBase(subtable, at: place)
        case .markToLigature: attachToLigature(subtable, at: place)
        case .markToMark: attachToMark(subtable, at: place)
        case .context: applyContext(subtable, at: place, depth: depth)
        case .chainedContext: applyChainedContext(subtable, at: place, depth: depth)
        }
      if let next { return next }
    }
    return nil
  }

  /// Takes steps from ``room``; `false` when there are none left.
  @inline(__always)
  mutating func spend(_ steps: Int = 1) -> Bool {
    room -= steps
    return room > 0
  }

  mutating func makeLigatureNumber() -> UInt32 {
    ligatureCount &+= 1
    return ligatureCount
  }

  func coverageIndex(of glyph: UInt16, at coverage: Int) -> Int? {
    GlyphSets.coverageIndex(of: Int(glyph), at: coverage, in: bytes)
  }

  /// The current flags without those that pass over all letters, ligatures or marks.
  var flagsWithoutGlyphKinds: Int { flags & ~Int(LayoutGlyph.Property.all) }

  // MARK: Matching

  /// Whether the current lookup, or one with other flags, does not pass over a glyph.
  @inline(__always)
  func sees(_ glyph: LayoutGlyph, flags other: Int? = nil) -> Bool {
    let flags = other ?? self.flags
    let properties = Int(glyph.properties)
    if properties & flags & Int(LayoutGlyph.Property.all) != 0 { return false }
    guard glyph.isMark else { return true }
    if flags & 0x10 != 0 {
      return markSet.map { definitions?.isInMarkSet(glyph.glyph, $0) ?? false } ?? false
    }
    let attachment = flags & Int(LayoutGlyph.Property.markClass)
    return attachment == 0 || properties & Int(LayoutGlyph.Property.markClass) == attachment
  }

  /// Whether matching goes on when a glyph that the lookup sees is not the wanted one: characters
  /// without ink stand between others for no reason that a font knows of.
  private func mayPassOver(_ glyph: LayoutGlyph, isContext: Bool) -> Bool {
    guard glyph.state.contains(.isIgnorable), !glyph.isSubstituted else { return false }
    if glyph.state.contains(.isNonJoiner) { return list.isPositioning || isContext }
    if glyph.state.contains(.isJoiner) { return isContext || skipsJoiners }
    return true
  }

  /// The next glyph after `place` that the lookup sees, when it is a wanted one.
  ///
  /// - Parameter isContext: whether it stands before or after what the lookup changes.
  @inline(__always)
  mutating func next(
    after place: Int, isContext: Bool = false, where isWanted: (UInt16) -> Bool
  ) -> Int? {
    var place = place + 1
    while place < glyphs.count, spend() {
      if sees(glyphs[place]) {
        if isWanted(glyphs[place].glyph) { return place }
        guard mayPassOver(glyphs[place], isContext: isContext) else { return nil }
      }
      place += 1
    }
    return nil
  }

  /// The same backwards.
  @inline(__always)
  mutating func previous(before place: Int, where isWanted: (UInt16) -> Bool) -> Int? {
    var place = place - 1
    while place >= 0, spend() {
      if sees(glyphs[place]) {
        if isWanted(glyphs[place].glyph) { return place }
        guard mayPassOver(glyphs[place], isContext: true) else { return nil }
      }
      place -= 1
    }
    return nil
  }

  /// The next glyph after `place` that the lookup sees, whichever it is.
  mutating func nextSeen(after place: Int) -> Int? {
    var place = place + 1
    while place < glyphs.count, spend() {
      if sees(glyphs[place]), !mayPassOver(glyphs[place], isContext: false) { return place }
      place += 1
    }
    return nil
  }

  /// The last glyph before `place` that a lookup with `flags` sees, whichever it is.
  ///
  /// - Parameter start: where the search ends.
  mutating func previousSeen(before place: Int, from start: Int = 0, flags: Int) -> Int? {
    var place = place - 1
    while place >= start, spend() {
      if sees(glyphs[place], flags: flags), !mayPassOver(glyphs[place], isContext: false) {
        return place
      }
      place -= 1
    }
    return nil
  }
}
