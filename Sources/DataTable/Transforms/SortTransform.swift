import Diagnostics

/// Puts the rows into the order of one or more columns.
///
/// Rows that are equal in all of them keep their order. Text is ordered by its Unicode scalars, not
/// by a language's rules. Missing cells stand last, in either order.
public struct SortTransform: TableTransform, Hashable {
  public static let name = "sort"

  public enum Order: String, Hashable, Codable, Sendable {
    case ascending
    case descending
  }

  public struct Key: Hashable, Sendable {
    public var column: String
    public var order: Order

    public init(_ column: String, _ order: Order = .ascending) {
      self.column = column
      self.order = order
    }
  }

  /// The first key decides, the second among rows equal in it, and so on.
  public var keys: [Key]

  public init(by keys: [Key]) {
    self.keys = keys
  }

  public init(by column: String, _ order: Order = .ascending) {
    keys = [Key(column, order)]
  }

  public func apply(to table: Table) throws(Diagnostic) -> Table {
    var ranks: [[Int]] = []
    for key in keys {
      ranks.append(Self.ranks(of: try table.column(named: key.column), order: key.order))
    }
    let rows = (0..<table.rowCount).sorted { left, right in
      for rank in ranks where rank[left] != rank[right] { return rank[left] < rank[right] }
      return left < right
    }
    return table.selecting(rows: rows)
  }

  /// For each row the position of its cell among the column's different cells in this order.
  private static func ranks(of column: Column, order: Order) -> [Int] {
    func ranks<Value: Comparable>(_ values: [Value?]) -> [Int] {
      let rows = values.indices.filter { values[$0] != nil }.sorted { left, right in
        guard let first = values[left], let second = values[right] else { return false }
        return order == .ascending ? first < second : second < first
      }
      var ranks = [Int](repeating: .max, count: values.count)
      var rank = 0
      for (position, row) in rows.enumerated() {
        if position > 0, values[row] != values[rows[position - 1]] { rank += 1 }
        ranks[row] = rank
      }
      return ranks
    }
    switch column.values {
    case .text(let texts):
      // Only the different texts are compared with each other.
      let dictionaryRanks = ranks(texts.dictionary)
      return texts.codes.map { $0 < 0 ? .max : dictionaryRanks[Int($0)] }
    case .decimal(let decimals): return ranks(decimals)
    case .number(let numbers), .instant(let numbers):
      return ranks(numbers.map { $0.isNaN ? nil : $0 })
    case .boolean(let flags): return ranks(flags.map { $0.map { $0 ? 1 : 0 } })
    }
  }
}
