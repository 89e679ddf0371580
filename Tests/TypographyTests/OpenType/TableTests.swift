import Testing

@testable import Typography

/// Small tables written by hand, for what the installed fonts do not contain.
@Suite struct TableTests {
  private func bytes(_ words: [Int]) -> FontBytes {
    FontFile(bytes: words.flatMap { [UInt8(($0 >> 8) & 0xFF), UInt8($0 & 0xFF)] }).bytes
  }

  @Test func readsAreChecked() {
    let bytes = FontFile(bytes: [0x80, 0x01, 0xFF]).bytes
    #expect(bytes.uint16(0) == 0x8001)
    #expect(bytes.int16(0) == -0x7FFF)
    #expect(bytes.unsigned(0, size: 3) == 0x8001FF)
    #expect(bytes.uint16(2) == nil)
    #expect(bytes.uint8(-1) == nil)
    #expect(bytes.uint8(3) == nil)
    #expect(bytes.uint32(0) == nil)
    #expect(bytes.uint16(.max) == nil)
    #expect(bytes.slice(1, 2)?.uint8(1) == 0xFF)
    #expect(bytes.slice(1, 3) == nil)
    #expect(bytes.slice(.max, .max) == nil)
    #expect(bytes.array(1, 100) == [0x01, 0xFF])
    #expect(bytes.array(9, 1) == [])
  }

  @Test func segmentsOfACharacterMap() {
    // Format 4 with the segments A-C by difference, a by list, and the closing one.
    let segments: [Int] = [
      0x43, 0x61, 0xFFFF, 0, 0x41, 0x61, 0xFFFF, 5 - 0x41, 0, 1, 0, 4, 0, 77,
    ]
    let table = [0, 1, 3, 1, 0, 12, 4, 16 + 28, 0, 6, 0, 0, 0] + segments.map { $0 & 0xFFFF }
    let map = CharacterMap(bytes(table))
    #expect(map?.glyph(for: 0x41) == 5)
    #expect(map?.glyph(for: 0x43) == 7)
    #expect(map?.glyph(for: 0x44) == 0)
    #expect(map?.glyph(for: 0x61) == 77)
    #expect(map?.glyph(for: 0x1F369) == 0)
  }

  @Test func groupsOfACharacterMap() {
    let table =
      [0, 1, 3, 10, 0, 12, 12, 0, 0, 40, 0, 0, 0, 2] + [0, 0x41, 0, 0x42, 0, 3]
      + [1, 0xF369, 1, 0xF36A, 0, 9]
    let map = CharacterMap(bytes(table))
    #expect(map?.glyph(for: 0x42) == 4)
    #expect(map?.glyph(for: 0x1F36A) == 10)
    #expect(map?.glyph(for: 0x1F36B) == 0)
  }

  @Test func listsAndConstantGroupsOfACharacterMap() {
    let list = CharacterMap(bytes([0, 1, 0, 3, 0, 12, 6, 16, 0, 0x41, 2, 8, 9]))
    #expect(list?.glyph(for: 0x42) == 9)
    #expect(list?.glyph(for: 0x43) == 0)
    #expect(list?.glyph(for: 0x40) == 0)
    let long = CharacterMap(
      bytes([0, 1, 3, 10, 0, 12, 10, 0, 0, 24, 0, 0, 1, 0xF369, 0, 2, 8, 9]))
    #expect(long?.glyph(for: 0x1F36A) == 9)
    #expect(long?.glyph(for: 0x1F36B) == 0)
    let constant = CharacterMap(
      bytes([0, 1, 3, 10, 0, 12, 13, 0, 0, 28, 0, 0, 0, 1, 0, 0x41, 0, 0x5A, 0, 3]))
    #expect(constant?.glyph(for: 0x42) == 3)
    #expect(constant?.glyph(for: 0x5B) == 0)
  }

  @Test func variationSelectors() throws {
    let usual: [UInt8] = [0, 0, 0, 1, 0, 0x26, 0x10, 4]
    let others: [UInt8] = [0, 0, 0, 1, 0, 0x26, 0x20, 0, 77]
    let records: [UInt8] =
      [0, 0xFE, 0x0E, 0, 0, 0, 0, 0, 0, 0, 40] + [0, 0xFE, 0x0F, 0, 0, 0, 32, 0, 0, 0, 40]
    let table = FontFile(
      bytes: [0, 14, 0, 0, 0, 49, 0, 0, 0, 2] + records + usual + others
    ).bytes
    let sequences = try #require(VariationSequences(table))
    #expect(sequences.choice(for: 0x2612, selector: 0xFE0F) == .usual)
    #expect(sequences.choice(for: 0x2615, selector: 0xFE0F) == nil)
    #expect(sequences.choice(for: 0x2620, selector: 0xFE0F) == .glyph(77))
    #expect(sequences.choice(for: 0x2620, selector: 0xFE0E) == .glyph(77))
    #expect(sequences.choice(for: 0x2612, selector: 0xFE0E) == nil)
    #expect(sequences.choice(for: 0x2612, selector: 0xFE00) == nil)
  }

  @Test func symbolFontsAreAskedInTheirOwnRange() {
    let table =
      [0, 1, 3, 0, 0, 12, 4, 32, 0, 4, 0, 0, 0]
      + [0xF041, 0xFFFF, 0, 0xF041, 0xFFFF, (7 - 0xF041) & 0xFFFF, 1, 0, 0]
    #expect(CharacterMap(bytes(table))?.glyph(for: 0x41) == 7)
  }

  @Test func pairsOfTheOldKerningTable() {
    let pairs = [1, 2, 0xFFCE, 1, 3, 40]
    let table = KerningTable(bytes([0, 1, 0, 14 + 12, 1, 2, 12, 1, 0] + pairs))
    #expect(table?.adjustment(1, 2) == -50)
    #expect(table?.adjustment(1, 3) == 40)
    #expect(table?.adjustment(2, 1) == 0)
    #expect(KerningTable(bytes([0, 1, 0, 14, 2, 0, 0, 0, 0])) == nil)
  }

  @Test func setsOfGlyphs() {
    let list = bytes([1, 3, 4, 9, 12])
    #expect(GlyphSets.coverageIndex(of: 9, at: 0, in: list) == 1)
    #expect(GlyphSets.coverageIndex(of: 10, at: 0, in: list) == nil)
    #expect(GlyphSets.coveredGlyphs(at: 0, in: list) == [4, 9, 12])
    let ranges = bytes([2, 2, 4, 6, 0, 10, 11, 3])
    #expect(GlyphSets.coverageIndex(of: 11, at: 0, in: ranges) == 4)
    #expect(GlyphSets.coverageIndex(of: 7, at: 0, in: ranges) == nil)
    #expect(GlyphSets.coveredGlyphs(at: 0, in: ranges) == [4, 5, 6, 10, 11])
    let classes = bytes([1, 4, 2, 8, 9])
    #expect(GlyphSets.glyphClass(of: 5, at: 0, in: classes) == 9)
    #expect(GlyphSets.glyphClass(of: 6, at: 0, in: classes) == 0)
    let classRanges = bytes([2, 1, 4, 6, 3])
    #expect(GlyphSets.glyphClass(of: 6, at: 0, in: classRanges) == 3)
    #expect(GlyphSets.glyphClass(of: 3, at: 0, in: classRanges) == 0)
  }

  @Test func namesPreferTheTypographicFamilyInEnglish() {
    let texts: [(platform: Int, language: Int, name: Int, text: String)] = [
      (3, 0x411, 1, "太い"), (3, 0x409, 1, "Inter Semi Bold"), (3, 0x409, 2, "Regular"),
      (3, 0x409, 6, "Inter-SemiBold"), (3, 0x409, 16, "Inter"), (3, 0x409, 17, "Semi Bold"),
    ]
    var records: [Int] = []
    var strings: [Int] = []
    for entry in texts {
      let units = entry.text.utf16.map(Int.init)
      records += [
        entry.platform, 1, entry.language, entry.name, 2 * units.count, 2 * strings.count,
      ]
      strings += units
    }
    let names = FaceNames(bytes([0, texts.count, 6 + 12 * texts.count] + records + strings))
    #expect(names.families == ["Inter", "Inter Semi Bold", "太い"])
    #expect(names.style == "Semi Bold")
    #expect(names.postScript == "Inter-SemiBold")
  }

  @Test func aCacheForgetsRatherThanGrows() {
    var cache = LookupCache<Int>()
    #expect(cache[5] == nil)
    for key in UInt32(0)..<10_000 { cache[key] = Int(key) }
    let known = (UInt32(0)..<10_000).filter { cache[$0] != nil }
    #expect(known.count <= 1_024)
    #expect(known.allSatisfy { cache[$0] == Int($0) })
    #expect(cache[9_999] == 9_999)
  }
}
