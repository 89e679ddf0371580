import DataTable

/// The rows of each value of a column.
struct TableGroups {
  /// In the order in which they appear.
  private(set) var names: [String] = []
  private(set) var rows: [[Int]] = []

  /// - Parameter shown: groups of which none of these rows is are left out; rows of other periods are
  ///   kept in the others, to be compared with.
  init(keys: Column, rows: [Int], shown: Set<Int>) {
    var numbers: [String: Int] = [:]
    var isShown: [Bool] = []
    var names: [String] = []
    var groups: [[Int]] = []
    for row in rows {
      let name = keys.text(at: row) ?? ValueFormatting.missing
      let number = numbers[name] ?? names.count
      if number == names.count {
        numbers[name] = number
        names.append(name)
        groups.append([])
        isShown.append(false)
      }
      groups[number].append(row)
      if shown.contains(row) { isShown[number] = true }
    }
    for number in names.indices where isShown[number] {
      self.names.append(names[number])
      self.rows.append(groups[number])
    }
  }
}
