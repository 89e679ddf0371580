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
      var known = PairNumbers(groupCount: count, numbers: cells)
      firstRows = []
      for row in numbers.indices {
        let (number, isNew) = known.number(group: numbers[row], cell: cells[row])
        numbers[row] = number
        if isNew { firstRows.append(row) }
      }
    }
  }

  /// For each row a number that only equal cells share; -1 for missing ones.
  private static func numbers(of column: Column) -> [Int] {
    func numbers<Value: Hashable>(_ values: [Value?]) -> [Int] {
      var known: [Value: Int] = [:]
      // Neighbouring rows are often equal.
      var latest: (value: Value, number: Int)?
      return values.map { value in
        guard let value else { return -1 }
        if let latest, latest.value == value { return latest.number }
        let number = known[value] ?? known.count
        if number == known.count { known[value] = number }
        latest = (value, number)
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
    let cells = Self.numbers(of: column)
    var known = PairNumbers(groupCount: count, numbers: cells)
    for (row, cell) in cells.enumerated() where cell >= 0 {
      let isNew = known.number(group: numbers[row], cell: cell).isNew
      if isNew { counts[numbers[row]] += 1 }
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

/// Numbers the different pairs of a group and a cell in the order in which they appear.
private struct PairNumbers {
  private let cellCount: Int
  /// For each possible pair its number, or -1; empty when there are too many. A table takes a fifth
  /// of the time of a dictionary.
  private var table: [Int32] = []
  private var dictionary: [Int: Int] = [:]
  private var count = 0

  /// `numbers` are those of all cells, from -1.
  init(groupCount: Int, numbers: [Int]) {
    cellCount = (numbers.max() ?? -1) + 2
    let (size, overflow) = groupCount.multipliedReportingOverflow(by: cellCount)
    if !overflow, size <= max(1 << 18, 4 * numbers.count) {
      table = [Int32](repeating: -1, count: size)
    }
  }

  mutating func number(group: Int, cell: Int) -> (number: Int, isNew: Bool) {
    // Both factors are at most the number of rows, so that no product of them overflows.
    let pair = group &* cellCount &+ cell &+ 1
    let known = table.isEmpty ? dictionary[pair] ?? -1 : Int(table[pair])
    if known >= 0 { return (known, false) }
    if table.isEmpty {
      dictionary[pair] = count
    } else {
      table[pair] = Int32(truncatingIfNeeded: count)
    }
    count += 1
    return (count - 1, true)
  }
}
