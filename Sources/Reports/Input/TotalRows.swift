import DataTable

/// Finds rows that hold the total of others, which spreadsheets write below them.
enum TotalRows {
  /// As names are folded.
  private static let words: Set<String> = [
    "total", "totals", "grandtotal", "subtotal", "sum", "summe", "gesamt", "zwischensumme",
  ]

  /// The first row whose text is a word for a total; `nil` when there is none.
  static func first(in texts: TextValues) -> Int? {
    let isTotal = texts.dictionary.map { text in
      // No word for a total is as long as that.
      guard text.utf8.count <= 200 else { return false }
      let folded = text.folded
      return words.contains(folded)
        || folded.hasPrefix("totalfor") && text.lowercased().hasPrefix("total for ")
    }
    guard isTotal.contains(true) else { return nil }
    return texts.codes.firstIndex { $0 >= 0 && isTotal[Int($0)] }
  }
}
