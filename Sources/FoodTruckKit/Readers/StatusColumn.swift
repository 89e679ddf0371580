import DataTable
import Diagnostics

/// The optional column that says how far each row's order is.
struct StatusColumn {
  /// For each row an index into `meanings`, or -1 for an empty cell; empty without the column.
  private let codes: [Int32]
  private let words: [String]
  private let meanings: [Meaning]

  private enum Meaning: Hashable {
    case status(OrderStatus)
    case cancelled
    case unknown
  }

  init(_ column: Column?) {
    guard let column, case .text(let texts) = column.values else {
      (codes, words, meanings) = ([], [], [])
      return
    }
    codes = texts.codes
    words = texts.dictionary
    meanings = texts.dictionary.map { word in
      if let status = OrderStatus(word: word) { return .status(status) }
      return OrderStatus.isCancelled(word: word) ? .cancelled : .unknown
    }
  }

  private func meaning(_ row: Int) -> Meaning? {
    guard codes.indices.contains(row), codes[row] >= 0 else { return nil }
    return meanings[Int(codes[row])]
  }

  subscript(row: Int) -> OrderStatus? {
    if case .status(let status) = meaning(row) { status } else { nil }
  }

  func isCancelled(_ row: Int) -> Bool { meaning(row) == .cancelled }

  /// How many rows were left out as cancelled, and the first row of each word that is unknown.
  func diagnostics(of table: Table) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let cancelled = codes.indices.filter(isCancelled)
    if let first = cancelled.first {
      diagnostics.append(.cancelledRows(cancelled.count, at: table.place(row: first)))
    }
    for (code, meaning) in meanings.enumerated() where meaning == .unknown {
      guard let row = codes.firstIndex(of: Int32(code)) else { continue }
      diagnostics.append(.unknownStatus(words[code], at: table.place(row: row)))
    }
    return diagnostics
  }
}
