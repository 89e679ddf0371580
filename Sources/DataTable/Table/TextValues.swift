/// The cells of a text column. Each different text is stored once, and a cell is its number.
public struct TextValues: Sendable {
  /// For each row an index into `dictionary`, or -1 for a missing cell.
  public private(set) var codes: [Int32]
  /// The different texts, in the order in which they first appear when read from a file. A text
  /// may stand here that no row uses any more.
  public private(set) var dictionary: [String]

  /// `nil` is a missing cell.
  public init(_ texts: some Sequence<String?>) {
    codes = []
    dictionary = []
    var numbers: [String: Int32] = [:]
    for text in texts {
      guard let text else {
        codes.append(-1)
        continue
      }
      if let number = numbers[text] {
        codes.append(number)
      } else {
        let number = Int32(truncatingIfNeeded: dictionary.count)
        numbers[text] = number
        dictionary.append(text)
        codes.append(number)
      }
    }
  }

  /// Codes that name no text of `dictionary` become missing cells.
  public init(codes: [Int32], dictionary: [String]) {
    let isWhole = codes.allSatisfy { $0 >= -1 && Int($0) < dictionary.count }
    self.codes = isWhole ? codes : codes.map { dictionary.indices.contains(Int($0)) ? $0 : -1 }
    self.dictionary = dictionary
  }

  public func selecting(rows: [Int]) -> TextValues {
    TextValues(
      codes: rows.map { codes.indices.contains($0) ? codes[$0] : -1 }, dictionary: dictionary)
  }
}

extension TextValues: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { codes.count }

  public subscript(row: Int) -> String? {
    let code = Int(codes[row])
    return code < 0 ? nil : dictionary[code]
  }
}

extension TextValues: Hashable {
  /// Equal when all rows show the same text, however it is stored.
  public static func == (lhs: TextValues, rhs: TextValues) -> Bool {
    if lhs.dictionary == rhs.dictionary, lhs.codes == rhs.codes { return true }
    return lhs.elementsEqual(rhs)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for text in self { hasher.combine(text) }
  }
}
