/// Outlines of cubic curves: the table `CFF `, with its subroutines and, for CID-keyed fonts, the
/// dictionary that each glyph selects.
struct CompactFont {
  private let bytes: FontBytes
  private let charstrings: CompactIndex
  private let globalSubroutines: CompactIndex
  /// Local subroutines of each font dictionary; one dictionary for a font that is not CID-keyed.
  private let localSubroutines: [CompactIndex?]
  /// Where the choice of a dictionary for each glyph begins; `nil` for a single dictionary.
  private let select: Int?

  /// What the table names at its beginning, found without looking at the glyphs.
  private struct Parts {
    let top: CompactDictionary
    let globalSubroutines: CompactIndex
    let charstrings: CompactIndex

    init?(_ bytes: FontBytes) {
      guard bytes.uint8(0) == 1, let headerSize = bytes.uint8(2),
        let names = CompactIndex(bytes, at: headerSize),
        let tops = CompactIndex(bytes, at: names.end), let topBytes = tops[0],
        let strings = CompactIndex(bytes, at: tops.end),
        let global = CompactIndex(bytes, at: strings.end)
      else { return nil }
      top = CompactDictionary(topBytes)
      guard let start = top.value(CompactDictionary.Key.charstrings),
        let charstrings = CompactIndex(bytes, at: start)
      else { return nil }
      self.charstrings = charstrings
      globalSubroutines = global
    }
  }

  /// The glyphs' charstrings; `nil` for a damaged table.
  static func charstrings(in bytes: FontBytes) -> CompactIndex? { Parts(bytes)?.charstrings }

  init?(_ bytes: FontBytes) {
    guard let parts = Parts(bytes) else { return nil }
    let top = parts.top
    self.bytes = bytes
    charstrings = parts.charstrings
    globalSubroutines = parts.globalSubroutines
    if top.values(CompactDictionary.Key.registryOrderingSupplement) != nil,
      let arrayStart = top.value(CompactDictionary.Key.dictionaryArray),
      let array = CompactIndex(bytes, at: arrayStart)
    {
      // The choice is one byte, so there are at most 256 dictionaries.
      localSubroutines = (0..<min(array.count, 256)).map { index in
        array[index].flatMap { Self.localSubroutines(of: CompactDictionary($0), in: bytes) }
      }
      select = top.value(CompactDictionary.Key.dictionarySelect)
    } else {
      localSubroutines = [Self.localSubroutines(of: top, in: bytes)]
      select = nil
    }
  }

  private static func localSubroutines(
    of dictionary: CompactDictionary, in bytes: FontBytes
  ) -> CompactIndex? {
    guard let values = dictionary.values(CompactDictionary.Key.privateDictionary),
      values.count == 2, let part = bytes.slice(values[1], values[0]),
      let offset = CompactDictionary(part).value(CompactDictionary.Key.localSubroutines)
    else { return nil }
    return CompactIndex(bytes, at: values[1] + offset)
  }

  /// Whether the glyph exists and was drawn whole.
  func draw(_ glyph: UInt16, with pen: inout OutlinePen) -> Bool {
    guard let charstring = charstrings[Int(glyph)] else { return false }
    let dictionary = select.flatMap { dictionaryIndex(of: Int(glyph), at: $0) } ?? 0
    let local = localSubroutines.indices.contains(dictionary) ? localSubroutines[dictionary] : nil
    var interpreter = CharstringInterpreter(
      globalSubroutines: globalSubroutines, localSubroutines: local, pen: pen)
    let isWhole = interpreter.draw(charstring)
    pen = interpreter.pen
    return isWhole && !pen.isExhausted
  }

  /// The FDSelect table, formats 0 and 3.
  private func dictionaryIndex(of glyph: Int, at start: Int) -> Int? {
    switch bytes.uint8(start) {
    case 0: return bytes.uint8(start + 1 + glyph)
    case 3:
      guard let count = bytes.uint16(start + 1) else { return nil }
      let found = GlyphSets.search(count) { index in
        guard let first = bytes.uint16(start + 3 + 3 * index),
          let next = bytes.uint16(start + 6 + 3 * index)
        else { return nil }
        return next <= glyph ? .later : first <= glyph ? .here : .earlier
      }
      return found.flatMap { bytes.uint8(start + 5 + 3 * $0) }
    default: return nil
    }
  }
}
