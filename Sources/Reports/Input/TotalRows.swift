import DataTable

/// Finds rows that hold the total of others, which spreadsheets write below them.
enum TotalRows {
  /// As names are folded.
  private static let words: Set<String> = [
    "total", "totals", "grandtotal", "subtotal", "sum", "summe", "gesamt", "zwischensumme",
  ]

  /// The first row whose text is a word for a total, and all such words in the order of the file; `nil`
  /// when there is none.
  static func found(in texts: TextValues) -> (firstRow: Int, words: [String])? {
    let isTotal = texts.dictionary.map { text in
      // No word for a total is as long as that, and none begins with a digit, as most numbers of
      // orders do.
      guard text.utf8.count <= 200, let first = text.utf8.first,
        !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      else { return false }
      let folded = text.folded
      return words.contains(folded)
        || folded.hasPrefix("totalfor") && text.lowercased().hasPrefix("total for ")
    }
    guard isTotal.contains(true) else { return nil }
    guard let row = texts.codes.firstIndex(where: { $0 >= 0 && isTotal[Int($0)] }) else {
      return nil
    }
    return (row, texts.dictionary.indices.filter { isTotal[$0] }.map { texts.dictionary[$0] })
  }
}
