/// Kerning from `GPOS`, or from `kern` in a face whose `GPOS` has none for the script.
enum Kerning {
  case positioning(PairPositioning)
  case table(KerningTable)
  case none

  func adjustment(_ left: UInt16, _ right: UInt16) -> Int {
    switch self {
    case .positioning(let pairs): pairs.adjustment(left, right)
    case .table(let table): table.adjustment(left, right)
    case .none: 0
    }
  }

  /// Whether combining marks between two letters do not keep them from being kerned.
  var ignoresMarks: Bool {
    switch self {
    case .positioning(let pairs): pairs.ignoresMarks
    case .table: true
    case .none: false
    }
  }
}
