import DataTable

/// Finds rows that hold the total of others, which spreadsheets write below them.
enum TotalRows {
  private static let words: Set<String> = [
    "total", "totals", "grand total", "subtotal", "sub total", "sum", "summe", "gesamt",
    "zwischensumme",
  ]

  /// The first row whose text is a word for a total; `nil` when there is none.
  static func first(in texts: TextValues) -> Int? {
    let isTotal = texts.dictionary.map { text in
      // No word for a total is as long as that.
      guard text.utf8.count <= 200 else { return false }
      let text = text.lowercased()
      return words.contains(text.filter { $0 != ":" && $0 != "-" }.trimmed)
        || text.hasPrefix("total for ")
    }
    guard isTotal.contains(true) else { return nil }
    return texts.codes.firstIndex { $0 >= 0 && isTotal[Int($0)] }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
