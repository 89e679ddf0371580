import Diagnostics

// All wording of this target's messages.

extension Diagnostic {
  // Numbers

  static func outOfRange(_ result: String, _ operation: String) -> Diagnostic {
    .error(
      "\(result) out of range: \(operation)", hint: "a decimal number keeps at least 38 digits")
  }

  static func divisionByZero(_ operation: String) -> Diagnostic {
    .error("division by zero: \(operation)")
  }

  // Tables

  static func unknownColumn(_ name: String, in names: [String], of source: String?) -> Diagnostic {
    .error(
      "unknown column \"\(name)\"", at: source.map { Place(file: $0) },
      hint: NearestName.hint(for: name, in: names))
  }

  static func duplicateColumn(_ name: String) -> Diagnostic {
    .error("duplicate column \"\(name)\"")
  }

  static func unequalColumn(_ column: Column, rowCount: Int) -> Diagnostic {
    .error("column \"\(column.name)\" with \(column.count) cells in a table of \(rowCount) rows")
  }

  /// Shows the first text that stands in the way, with its line.
  static func wrongKind(of column: Column, expected: ColumnKind, in table: Table) -> Diagnostic {
    var place = Place(file: table.source)
    var found = column.kind.rawValue
    if let row = (0..<column.count).first(where: { !column[$0].isMissing }) {
      place = table.place(row: row)
      found += ", such as \"\(column.text(at: row) ?? "")\""
    }
    return .error(
      "column \"\(column.name)\" holds \(found)", at: place,
      hint: "a column of kind \(expected.rawValue) is needed")
  }
}
