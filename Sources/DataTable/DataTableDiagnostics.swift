import Diagnostics
import Foundation

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

// MARK: Transforms

extension Diagnostic {
  static func incomparable(_ value: CellValue, with column: Column) -> Diagnostic {
    .error(
      "\(value.kind?.rawValue ?? "missing") \(quoted(value.plainText ?? "")) compared with column "
        + "\(quoted(column.name)) of kind \(column.kind.rawValue)")
  }

  static func aggregateWithoutColumn(_ operation: AggregateTransform.Operation) -> Diagnostic {
    .error(
      "aggregate \(quoted(operation.rawValue)) without a column", failure: .template,
      hint: "only \"count\" has none")
  }

  /// The same with a place, where it has none.
  func placed(at place: Place) -> Diagnostic {
    var placed = self
    placed.place = self.place ?? place
    return placed
  }
}

// MARK: Files

extension Diagnostic {
  /// Names the file in the same folder that was most likely meant.
  package static func missingFile(_ path: String) -> Diagnostic {
    let near = FolderListing.nearestPath(to: path)
    return .error(
      "no such file \(quoted(path))", failure: .noInput,
      hint: near.map { "did you mean \(quoted($0))?" })
  }

  static func unreadableFile(_ path: String, _ code: Int32) -> Diagnostic {
    .error(
      "unreadable file \(quoted(path)): \(String(cString: strerror(code)).lowercased())",
      failure: .noInput)
  }

  static func folderInsteadOfFile(_ path: String) -> Diagnostic {
    .error(
      "folder in place of a file: \(quoted(path))", failure: .noInput,
      hint: "give the path of one file")
  }

  static func irregularFile(_ path: String) -> Diagnostic {
    .error(
      "no regular file: \(quoted(path))", failure: .noInput,
      hint: "pipes are read from standard input, which is -")
  }

  static func inputTooLarge(_ name: String, limit: Int) -> Diagnostic {
    .error("input of more than \(limit) bytes", at: Place(file: name))
  }

  static func emptyFile(_ name: String?) -> Diagnostic {
    .error("file is empty", at: Place(file: name))
  }

  static func emptyTable(_ name: String?) -> Diagnostic {
    .error(
      "file is empty", at: Place(file: name),
      hint: "a table without rows has at least a line with the names of its columns")
  }

  static func utf16Text(_ name: String?) -> Diagnostic {
    .error(
      "text in UTF-16, not UTF-8", at: Place(file: name),
      hint: "save it as UTF-8, or name its encoding: --encoding utf-16")
  }

  static func binaryFile(_ format: String, _ name: String?) -> Diagnostic {
    .error(
      "\(format), not text", at: Place(file: name),
      hint: "give its contents as CSV, JSON or NDJSON")
  }

  static func invalidUTF8(_ byte: UInt8, offset: Int, at place: Place) -> Diagnostic {
    let hexDigits = String(byte, radix: 16, uppercase: true)
    return .error(
      "byte 0x\(hexDigits) that is no UTF-8, at offset \(offset) of the file", at: place,
      hint: "name the file's encoding, such as --encoding windows-1252")
  }

  static func unknownFormat(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "unknown format \(quoted(name))", failure: .usage,
      hint: NearestName.hint(for: name, in: known))
  }
}

// MARK: CSV

extension Diagnostic {
  static func unusableDelimiter(_ delimiter: Character) -> Diagnostic {
    .error(
      "unusable delimiter \(quoted(String(delimiter)))", failure: .usage,
      hint: "it is one ASCII character, such as a comma, a semicolon or a tab")
  }

  static func unclosedQuote(at place: Place) -> Diagnostic {
    .error("quote without an end", at: place, hint: "it begins in the record of this line")
  }

  static func tooManyCells(columns: Int, in source: String?) -> Diagnostic {
    .error(
      "\(columns) columns that nearly all rows leave empty", at: Place(file: source),
      hint: "the table would be far larger than the file")
  }

  /// What was read all the same; at most `limit` of each kind, and how many more there are.
  static func warnings(of records: RecordSet, limit: Int) -> [Diagnostic] {
    var counts: [RecordWarning.Kind: Int] = [:]
    var diagnostics = records.warnings.compactMap { warning in
      counts[warning.kind, default: 0] += 1
      return counts[warning.kind, default: 0] <= limit ? recordWarning(warning, of: records) : nil
    }
    let rest = records.warnings.count - diagnostics.count
    if rest > 0 {
      diagnostics.append(
        .note("\(rest) further remarks of these kinds", at: Place(file: records.source)))
    }
    return diagnostics
  }

  private static func recordWarning(
    _ warning: RecordWarning, of records: RecordSet
  ) -> Diagnostic {
    switch warning {
    case .misplacedQuote(let line, let cell):
      .warning(
        "quotes around a part of a cell", at: Place(file: records.source, line: line, column: cell),
        hint: "the cell is read as it stands; a quote in a quoted cell is doubled")
    case .shortRows(let count, let firstLine, let expected):
      .warning(
        "\(count) \(count == 1 ? "row" : "rows") of fewer cells than the header's \(expected)",
        at: Place(file: records.source, line: firstLine),
        hint: "the missing cells are read as empty")
    case .repeatedHeader(let line):
      .note("header that comes again, left out", at: Place(file: records.source, line: line))
    case .duplicateName(let name, let renamed):
      .note(
        "duplicate column \(quoted(name))", at: Place(file: records.source),
        hint: "the later one is \(quoted(renamed))")
    }
  }
}

extension Diagnostic {
  static func duplicateRequest(_ name: String, renamed: String, of source: String?) -> Diagnostic {
    .warning(
      "two columns named \(quoted(name)), of which the first is read", at: Place(file: source),
      hint: "the other one is \(quoted(renamed))")
  }
}

extension Diagnostic {
  static func doubtfulRequest(
    _ name: String, beside other: String, of source: String?
  ) -> Diagnostic {
    .warning(
      "two columns \(quoted(name)) and \(quoted(other)), of which the first is read",
      at: Place(file: source), hint: "case, spaces and punctuation do not tell columns apart")
  }
}

// MARK: JSON

extension Diagnostic {
  static func invalidJSON(_ reason: JSONSyntaxError.Reason, at place: Place) -> Diagnostic {
    switch reason {
    case .nothing: .error("no JSON value", at: place)
    case .unexpectedEnd: .error("JSON that breaks off", at: place)
    case .unexpected(let byte, let expected):
      .error("unexpected \(character(byte)) in JSON", at: place, hint: "expected: \(expected)")
    case .invalidNumber:
      .error(
        "malformed number in JSON", at: place,
        hint: "JSON has numbers such as -12.5e3, without leading zeros or points at the ends")
    case .invalidEscape: .error("unknown escape in a JSON string", at: place)
    case .loneSurrogate: .error("half of a surrogate pair in a JSON string", at: place)
    case .controlCharacter(let byte):
      .error(
        "control character \(character(byte)) in a JSON string", at: place,
        hint: "write it as an escape, such as \\n")
    case .nestedTooDeeply(let limit):
      .error("JSON nested more than \(limit) deep", at: place)
    }
  }

  static func noObject(_ kind: String, at place: Place) -> Diagnostic {
    .error("\(kind) in place of an object", at: place)
  }

  static func noRowsInJSON(_ kind: String, of source: String?) -> Diagnostic {
    .error(
      "\(kind) in place of rows", at: Place(file: source),
      hint: "a table is an array of objects, or an object that holds one")
  }

  static func noSingleArrayInJSON(
    _ arrays: [String], of names: [String], of source: String?
  ) -> Diagnostic {
    let found = arrays.isEmpty ? names : arrays
    let list =
      found.isEmpty
      ? "an empty object" : found.prefix(20).map(quoted).joined(separator: ", ")
    return .error(
      arrays.isEmpty ? "JSON object without an array of rows" : "JSON object with several arrays",
      at: Place(file: source),
      hint: "a table is an array of objects, or an object that holds one; found: \(list)")
  }
}

// MARK: Rows and cells

extension Diagnostic {
  static func missingColumns(
    _ requests: [ColumnRequest], in names: [String], of source: String?
  ) -> Diagnostic {
    let list = requests.map { quoted($0.name) }.joined(separator: ", ")
    let hint = NearestName.hint(for: requests.first?.name ?? "", in: names)
    return .error(
      "missing \(requests.count == 1 ? "column" : "columns") \(list)", at: Place(file: source),
      hint: hint)
  }

  static func ambiguousNumber(
    _ ambiguity: NumberAmbiguity, column: Int, in records: RecordSet, isError: Bool
  ) -> Diagnostic {
    let way = "say what stands in front of decimals: --decimal-mark point or comma"
    return Diagnostic(
      isError ? .error : .warning,
      "ambiguous number \(quoted(ambiguity.text)) in column \(quoted(records.names[column])): "
        + "\(ambiguity.first) or \(ambiguity.second)",
      at: place(row: ambiguity.row, column: column, in: records),
      hint: isError ? way : "the column is read as text; \(way)")
  }

  static func rowProblem(_ problem: RowProblem, in records: RecordSet) -> Diagnostic {
    switch problem.reason {
    case .diagnosed(let diagnostic): diagnostic
    case .tooManyCells(let found, let expected):
      .error(
        "row of \(found) cells under a header of \(expected)",
        at: place(row: problem.row, column: nil, in: records),
        hint: "a cell with a delimiter in it is put in quotes")
    }
  }

  static func cellFailure(_ failure: CellFailure, in records: RecordSet) -> Diagnostic {
    let name = records.names.indices.contains(failure.column) ? records.names[failure.column] : ""
    let text = records.withCells { $0.text(row: failure.row, column: failure.column) }
    let place = place(row: failure.row, column: failure.column, in: records)
    switch failure.reason {
    case .empty: return .error("empty cell in column \(quoted(name))", at: place)
    case .notANumber:
      return .error("no number in column \(quoted(name)): \(quoted(text))", at: place)
    case .numberOutOfRange:
      return .error(
        "number out of range in column \(quoted(name)): \(quoted(text))", at: place,
        hint: "a decimal number keeps at least 38 digits")
    case .notATime:
      return .error(
        "no date or time in column \(quoted(name)): \(quoted(text))", at: place,
        hint: "ISO 8601 is read, such as 2026-05-06 or 2026-05-06T11:32:05+02:00")
    case .notABoolean:
      return .error(
        "neither true nor false in column \(quoted(name)): \(quoted(text))", at: place)
    }
  }

  /// The same as a warning about a row that was left out.
  func skippingRow() -> Diagnostic {
    var warning = self
    warning.severity = .warning
    warning.message = "row skipped: \(message)"
    return warning
  }

  /// The same as a warning about a cell that was left empty.
  func leavingGap() -> Diagnostic {
    var warning = self
    warning.severity = .warning
    warning.message = "gap left: \(message)"
    return warning
  }

  static func cutTexts(
    _ count: Int, to limit: Int, row: Int, column: Int, in records: RecordSet
  ) -> Diagnostic {
    .warning(
      "\(count) \(count == 1 ? "text" : "texts") of more than \(limit) characters cut in column "
        + quoted(records.names[column]), at: place(row: row, column: column, in: records),
      hint: "a quote that is not closed can make a long text of many rows")
  }

  static func furtherGaps(_ count: Int, of source: String?) -> Diagnostic {
    .warning("\(count) further \(count == 1 ? "gap" : "gaps") left", at: Place(file: source))
  }

  static func furtherRowsSkipped(_ count: Int, of source: String?) -> Diagnostic {
    .warning("\(count) further \(count == 1 ? "row" : "rows") skipped", at: Place(file: source))
  }

  private static func place(row: Int, column: Int?, in records: RecordSet) -> Place {
    var place = Place(file: records.source)
    if let pointer = records.pointer {
      place.pointer = "\(pointer)/\(row)"
      if let column { place.pointer? += "/" + JSONPointer.escaped(records.names[column]) }
    } else {
      place.line = records.lines.indices.contains(row) ? Int(records.lines[row]) : nil
      place.column = column.map { $0 + 1 }
    }
    return place
  }

  /// A text in quotes, cut after 60 characters.
  private static func quoted(_ text: String) -> String {
    text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\""
  }

  private static func character(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "\"\(Unicode.Scalar(byte))\"" : "byte 0x\(String(byte, radix: 16, uppercase: true))"
  }
}
