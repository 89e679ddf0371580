/// Kerning from `GPOS`, or from `kern` in a face whose `GPOS` has none.
enum Kerning {
  case positioning(PairPositioning, glyphClasses: FontBytes?)
  case table(KerningTable)
  case none

  init(_ directory: TableDirectory) {
    if let bytes = directory["GPOS"],
      let pairs = PairPositioning(LayoutTable(positioning: bytes))
    {
      self = .positioning(pairs, glyphClasses: pairs.ignoresMarks ? directory["GDEF"] : nil)
    } else if let table = directory["kern"].flatMap(KerningTable.init) {
      self = .table(table)
    } else {
      self = .none
    }
  }

  func adjustment(_ left: UInt16, _ right: UInt16) -> Int {
    switch self {
    case .positioning(let pairs, _): pairs.adjustment(left, right)
    case .table(let table): table.adjustment(left, right)
    case .none: 0
    }
  }

  /// `GDEF` calls combining marks class 3.
  func passesOver(_ glyph: UInt16) -> Bool {
    guard case .positioning(_, let definitions?) = self, let start = definitions.uint16(4),
      start != 0
    else { return false }
    return GlyphSets.glyphClass(of: Int(glyph), at: start, in: definitions) == 3
  }
}
