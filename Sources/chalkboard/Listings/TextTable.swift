/// A table in plain text: columns as wide as their longest cell, two spaces between them.
struct TextTable {
  let columns: [String]
  private(set) var rows: [[String]] = []

  init(columns: [String]) { self.columns = columns }

  /// - Parameter cells: one for each column.
  mutating func append(_ cells: [String]) { rows.append(cells) }

  /// With a line of the columns' names, and without spaces at the ends of lines.
  var text: String {
    let lines = [columns] + rows
    let widths = columns.indices.map { column in
      lines.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for line in lines {
      var row = ""
      for (cell, width) in zip(line, widths) {
        row += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while row.last == " " { row.removeLast() }
      text += row + "\n"
    }
    return text
  }
}
