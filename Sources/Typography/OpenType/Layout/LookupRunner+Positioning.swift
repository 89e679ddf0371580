/// `GPOS` lookups 1, 2 and 4 to 6.
extension LookupRunner {
  private mutating func move(_ place: Int, by value: ValueRecord) {
    glyphs[place].xOffset += value.x
    glyphs[place].yOffset += value.y
    glyphs[place].advance += value.advance
  }

  private func record(
    at place: Int, base: Int, _ format: ValueRecord.Format
  ) -> ValueRecord {
    ValueRecord(bytes, at: place, base: base, format: format, variations: variations)
  }

  mutating func adjust(_ subtable: Int, at place: Int) -> Int? {
    guard let coverage = bytes.uint16(subtable + 2), let bits = bytes.uint16(subtable + 4),
      let index = coverageIndex(of: glyphs[place].glyph, at: subtable + coverage)
    else { return nil }
    let format = ValueRecord.Format(bits: bits)
    switch bytes.uint16(subtable) {
    case 1: move(place, by: record(at: subtable + 6, base: subtable, format))
    case 2:
      guard let count = bytes.uint16(subtable + 6), index < count else { return nil }
      move(place, by: record(at: subtable + 8 + format.size * index, base: subtable, format))
    default: return nil
    }
    return place + 1
  }

  mutating func adjustPair(_ subtable: Int, at place: Int) -> Int? {
    guard let pairs = PairSubtable(bytes, at: subtable),
      coverageIndex(of: glyphs[place].glyph, at: pairs.coverage) != nil,
      let second = nextSeen(after: place),
      let (records, base) = pairs.records(
        glyphs[place].glyph, glyphs[second].glyph, in: bytes)
    else { return nil }
    move(place, by: record(at: records, base: base, pairs.first))
    guard !pairs.second.isEmpty else { return second }
    move(second, by: record(at: records + pairs.first.size, base: base, pairs.second))
    return second + 1
  }

  // MARK: Marks

  /// Passes over marks and nothing else.
  private static var ignoringMarks: Int { 0x8 }

  /// What all three kinds of attachment share: which mark it is, and the lists of anchors.
  private struct MarkSubtable {
    var markIndex: Int
    var bases: Int
    var classCount: Int
    var marks: Int
    var anchors: Int
  }

  private func markSubtable(_ subtable: Int, at place: Int) -> MarkSubtable? {
    guard bytes.uint16(subtable) == 1, let coverage = bytes.uint16(subtable + 2),
      let index = coverageIndex(of: glyphs[place].glyph, at: subtable + coverage),
      let bases = bytes.uint16(subtable + 4), let classCount = bytes.uint16(subtable + 6),
      let marks = bytes.uint16(subtable + 8), let anchors = bytes.uint16(subtable + 10)
    else { return nil }
    return MarkSubtable(
      markIndex: index, bases: subtable + bases, classCount: classCount, marks: subtable + marks,
      anchors: subtable + anchors)
  }

  mutating func attachToBase(_ subtable: Int, at place: Int) -> Int? {
    guard let table = markSubtable(subtable, at: place),
      let base = base(before: place, isWanted: table.bases),
      let index = coverageIndex(of: glyphs[base].glyph, at: table.bases),
      let count = bytes.uint16(table.anchors), index < count
    else { return nil }
    return attach(place, to: base, table, anchors: table.anchors, row: index)
  }

  mutating func attachToLigature(_ subtable: Int, at place: Int) -> Int? {
    guard let table = markSubtable(subtable, at: place),
      let base = base(before: place, isWanted: nil),
      let index = coverageIndex(of: glyphs[base].glyph, at: table.bases),
      let count = bytes.uint16(table.anchors), index < count,
      let offset = bytes.uint16(table.anchors + 2 + 2 * index),
      let componentCount = bytes.uint16(table.anchors + offset), componentCount > 0
    else { return nil }
    // A mark of another ligature, or of none, stands on the last component.
    let mark = glyphs[place]
    let isOwn = mark.ligature != 0 && mark.ligature == glyphs[base].ligature
    let component =
      isOwn && mark.component > 0 ? min(Int(mark.component), componentCount) : componentCount
    return attach(
      place, to: base, table, anchors: table.anchors + offset, row: component - 1)
  }

  mutating func attachToMark(_ subtable: Int, at place: Int) -> Int? {
    guard let table = markSubtable(subtable, at: place) else { return nil }
    // Marks of all kinds that the lookup sees; only its class of marks is restricted.
    let others = flagsWithoutGlyphKinds
    guard let base = previousSeen(before: place, flags: others),
      glyphs[base].isMark, areOfOneComponent(glyphs[place], glyphs[base]),
      let index = coverageIndex(of: glyphs[base].glyph, at: table.bases),
      let count = bytes.uint16(table.anchors), index < count
    else { return nil }
    return attach(place, to: base, table, anchors: table.anchors, row: index)
  }

  private func areOfOneComponent(_ mark: LayoutGlyph, _ base: LayoutGlyph) -> Bool {
    if mark.ligature == base.ligature {
      return mark.ligature == 0 || mark.component == base.component
    }
    // One of them is itself a ligature of marks.
    return (mark.ligature > 0 && mark.component == 0)
      || (base.ligature > 0 && base.component == 0)
  }

  /// The letter that a mark stands on. Of several glyphs that came from one, it is the first.
  ///
  /// - Parameter isWanted: a coverage; what is not in it does not end the search among the glyphs
  ///   that came from one. `nil` takes the nearest letter.
  private mutating func base(before place: Int, isWanted coverage: Int?) -> Int? {
    if searchedForBase > place {
      lastBase = nil
      searchedForBase = 0
    }
    var end = place
    while let found = previousSeen(
      before: end, from: searchedForBase, flags: Self.ignoringMarks)
    {
      guard let coverage, !isFirstPart(found),
        coverageIndex(of: glyphs[found].glyph, at: coverage) == nil
      else {
        lastBase = found
        break
      }
      end = found
    }
    searchedForBase = place
    return lastBase
  }

  private func isFirstPart(_ place: Int) -> Bool {
    let glyph = glyphs[place]
    guard glyph.state.contains(.isMultiplied), glyph.component > 0, place > 0 else { return true }
    let before = glyphs[place - 1]
    return before.isMark || !before.state.contains(.isMultiplied)
      || glyph.ligature != before.ligature || glyph.component != before.component &+ 1
  }

  private mutating func attach(
    _ place: Int, to base: Int, _ table: MarkSubtable, anchors: Int, row: Int
  ) -> Int? {
    guard let markCount = bytes.uint16(table.marks), table.markIndex < markCount,
      let markClass = bytes.uint16(table.marks + 2 + 4 * table.markIndex),
      markClass < table.classCount,
      let markOffset = bytes.uint16(table.marks + 4 + 4 * table.markIndex),
      let baseOffset = bytes.uint16(anchors + 2 + 2 * (row * table.classCount + markClass)),
      // No anchor for this kind of mark: another subtable may have one.
      baseOffset != 0, let mark = anchor(at: table.marks + markOffset),
      let target = anchor(at: anchors + baseOffset)
    else { return nil }
    glyphs[place].xOffset = Int(roundedUnits: target.x - mark.x)
    glyphs[place].yOffset = Int(roundedUnits: target.y - mark.y)
    glyphs[place].attachment = Int32(clamping: place - base)
    return place + 1
  }

  private func anchor(at place: Int) -> (x: Double, y: Double)? {
    guard let format = bytes.uint16(place), let x = bytes.int16(place + 2),
      let y = bytes.int16(place + 4)
    else { return nil }
    var anchor = (x: Double(x), y: Double(y))
    guard format == 3, let variations else { return anchor }
    if let device = bytes.uint16(place + 6), device != 0 {
      anchor.x += variations.delta(device: place + device, in: bytes)
    }
    if let device = bytes.uint16(place + 8), device != 0 {
      anchor.y += variations.delta(device: place + device, in: bytes)
    }
    return anchor
  }
}
