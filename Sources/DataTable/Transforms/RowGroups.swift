/// The groups of rows that are equal in some columns, numbered in the order of their first rows.
struct RowGroups {
  /// For each row the number of its group, from 0.
  private(set) var numbers: [Int]
  /// For each group its first row; -1 for the one group of a table without rows.
  private(set) var firstRows: [Int]

  var count: Int { firstRows.count }

  init(of table: Table, by keys: [Column]) {
    numbers = [Int](repeating: 0, count: table.rowCount)
    firstRows = [table.rowCount > 0 ? 0 : -1]
    if keys.isEmpty { return }
    // Columns are taken one after the other, each cutting the groups so far into smaller ones.
    for key in keys {
      let cells = Self.numbers(of: key)
      var known: [Pair: Int] = [:]
      firstRows = []
      for row in numbers.indices {
        let pair = Pair(group: numbers[row], cell: cells[row])
        if let number = known[pair] {
          numbers[row] = number
        } else {
          known[pair] = firstRows.count
          numbers[row] = firstRows.count
          firstRows.append(row)
        }
      }
    }
  }

  private struct Pair: Hashable {
    var group: Int
    var cell: Int
  }

  /// For each row a number that only equal cells share; -1 for missing ones.
  private static func numbers(of column: Column) -> [Int] {
    func numbers<Value: Hashable>(_ values: [Value?]) -> [Int] {
      var known: [Value: Int] = [:]
      return values.map { value in
        guard let value else { return -1 }
        if let number = known[value] { return number }
        let number = known.count
        known[value] = number
        return number
      }
    }
    switch column.values {
    case .text(let texts):
      // Only the different texts are compared; a dictionary may hold a text twice.
      let dictionaryNumbers = numbers(texts.dictionary)
      return texts.codes.map { $0 < 0 ? -1 : dictionaryNumbers[Int($0)] }
    case .decimal(let decimals): return numbers(decimals)
    case .number(let values), .instant(let values):
      return numbers(values.map { $0.isNaN ? nil : $0 })
    case .boolean(let flags): return numbers(flags)
    }
  }

  var rowCounts: [Int] {
    var counts = [Int](repeating: 0, count: count)
    for number in numbers { counts[number] += 1 }
    return counts
  }

  /// For each group the number of cells that are not missing.
  func presentCounts(of column: Column) -> [Int] {
    var counts = [Int](repeating: 0, count: count)
    for (row, group) in numbers.enumerated() where !column[row].isMissing { counts[group] += 1 }
    return counts
  }

  /// For each group the number of different cells that are not missing.
  func distinctCounts(of column: Column) -> [Int] {
    var counts = [Int](repeating: 0, count: count)
    var seen: Set<Pair> = []
    for (row, cell) in Self.numbers(of: column).enumerated() where cell >= 0 {
      if seen.insert(Pair(group: numbers[row], cell: cell)).inserted { counts[numbers[row]] += 1 }
    }
    return counts
  }

  /// For each group the first row whose cell is before all others by `best`; -1 when all cells are
  /// missing.
  func rows(of column: Column, best: (CellValue, CellValue) -> Bool) -> [Int] {
    var rows = [Int](repeating: -1, count: count)
    for (row, group) in numbers.enumerated() {
      let cell = column[row]
      if cell.isMissing { continue }
      if rows[group] < 0 || best(cell, column[rows[group]]) { rows[group] = row }
    }
    return rows
  }
}
