import Diagnostics

/// Reads comma-separated values, and values between semicolons, tabs or bars.
///
/// The first line that is not blank is the header; Excel's `sep=;` may stand in front of it. Names are trimmed; the second column of a name is
/// `name (2)`, and one without a name is `column 3` by its position. Blank lines, and lines of
/// nothing but delimiters, are no rows. A line that repeats the header, as in joined files, is left
/// out with a note. A row with fewer cells than the header is filled up with empty ones; a row with
/// more is skipped, since nobody can know which cell is too much, unless the others are empty. See
/// `CSVScanner` for what is made of quotes.
public struct CSVReader: TableReader {
  public let formatName = "csv"
  public let fileEndings = ["csv", "tsv", "tab", "txt"]

  public init() {}

  /// Any text can be CSV.
  public func recognizes(_ input: LoadedInput) -> Bool { true }

  public func read(
    _ input: LoadedInput, options: ReadOptions
  ) throws(Diagnostic) -> ReadResult {
    if input.bytes.isEmpty { throw .emptyTable(input.name) }
    let start = try TextEncoding.textStart(of: input)
    if input.bytes.count > UInt32.max {
      throw .inputTooLarge(input.name ?? "input", limit: 1 << 32)
    }
    let given = try options.delimiter.map { (delimiter) throws(Diagnostic) in
      try Self.delimiterByte(delimiter)
    }
    let scan = input.bytes.withUnsafeBufferPointer { bytes in
      let named = SeparatorLine.delimiter(of: bytes, from: start)
      let delimiter = given ?? named ?? DelimiterSearch.delimiter(of: bytes, from: start)
      var scan = CSVScan(bytes: bytes, from: start, delimiter: delimiter)
      scan.run(skipsFirstLine: named != nil)
      return scan
    }
    if let line = scan.unclosedQuoteLine {
      throw .unclosedQuote(at: Place(file: input.name, line: line))
    }
    guard !scan.names.isEmpty else { throw .emptyTable(input.name) }
    if scan.isTooSparse { throw .tooManyCells(columns: scan.names.count, in: input.name) }
    var records = RecordSet(source: input.name, names: scan.names, bytes: input.bytes)
    records.unescaped = scan.unescaped
    records.cells = scan.cells
    records.lines = scan.lines
    records.problems = scan.problems
    records.warnings = scan.warnings
    records.mayBeGuarded = true
    return try TypedTable.read(records, options: options)
  }

  private static func delimiterByte(_ delimiter: Character) throws(Diagnostic) -> UInt8 {
    guard let byte = delimiter.asciiValue, byte != UInt8(ascii: "\""), byte != 0x0A, byte != 0x0D
    else { throw .unusableDelimiter(delimiter) }
    return byte
  }
}

/// One pass over a CSV file, from header to end.
private struct CSVScan {
  private var scanner: CSVScanner
  private let bytes: UnsafeBufferPointer<UInt8>

  var names: [String] = []
  var lines: [Int32] = []
  var problems: [RowProblem] = []
  var warnings: [RecordWarning] = []
  private var header: [String] = []
  private var shortRows: (count: Int, firstLine: Int) = (0, 0)
  private(set) var isTooSparse = false

  var cells: [RawCell] { scanner.cells }
  var unescaped: [UInt8] { scanner.unescaped }
  var unclosedQuoteLine: Int? { scanner.unclosedQuoteLine }

  init(bytes: UnsafeBufferPointer<UInt8>, from start: Int, delimiter: UInt8) {
    self.bytes = bytes
    scanner = CSVScanner(bytes: bytes, from: start, delimiter: delimiter)
  }

  mutating func run(skipsFirstLine: Bool) {
    if skipsFirstLine { _ = scanner.next() }
    takeHeader()
    guard !names.isEmpty else { return }
    // A cell of a typical file takes about seven bytes.
    scanner.reserveCells(bytes.count / 7)
    lines.reserveCapacity(bytes.count / 7 / names.count)
    while scanner.next() {
      if scanner.isBlank {
        scanner.dropRecord()
        continue
      }
      if repeatsHeader {
        warnings.append(.repeatedHeader(line: scanner.recordLine))
        scanner.dropRecord()
        continue
      }
      takeRow()
      if scanner.cells.count > RecordSet.cellLimit(byteCount: bytes.count) {
        isTooSparse = true
        return
      }
    }
    if shortRows.count > 0 {
      warnings.append(
        .shortRows(
          count: shortRows.count, firstLine: shortRows.firstLine, expected: names.count))
    }
    for (line, cell) in scanner.misplacedQuotes {
      warnings.append(.misplacedQuote(line: line, cell: cell))
    }
  }

  private mutating func takeHeader() {
    repeat {
      guard scanner.next() else { return }
    } while scanner.isBlank
    header = scanner.record.map(text)
    scanner.dropAllRecords()
    let filled = header.enumerated().map { $1.isEmpty ? "column \($0 + 1)" : $1 }
    names = UniqueNames.numbered(filled)
    for (name, unique) in zip(filled, names) where name != unique {
      warnings.append(.duplicateName(name, renamed: unique))
    }
  }

  private mutating func takeRow() {
    let found = scanner.record.count
    let expected = names.count
    if scanner.holdsCells(beyond: expected) {
      problems.append(
        RowProblem(row: lines.count, reason: .tooManyCells(found: found, expected: expected)))
    } else if found < expected {
      if shortRows.count == 0 { shortRows.firstLine = scanner.recordLine }
      shortRows.count += 1
    }
    scanner.setRecordCount(expected)
    lines.append(Int32(clamping: scanner.recordLine))
  }

  /// Whether the latest record is the header once more. Compared only when its first cell begins
  /// with the header's first letter, which hardly any row's does.
  private var repeatsHeader: Bool {
    guard scanner.record.count == header.count, let first = scanner.record.first else {
      return false
    }
    let mayMatch = first.isUnescaped || header.first?.utf8.first == bytes(of: first).first
    guard mayMatch else { return false }
    return zip(scanner.record, header).allSatisfy { text(of: $0) == $1 }
  }

  private func bytes(of cell: RawCell) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[Int(cell.start)..<(Int(cell.start) + Int(cell.length))]
  }

  private func text(of cell: RawCell) -> String {
    let start = Int(cell.start)
    let end = start + Int(cell.length)
    let text =
      cell.isUnescaped
      ? String(decoding: scanner.unescaped[start..<end], as: UTF8.self)
      : String(decoding: bytes[start..<end], as: UTF8.self)
    return TrimmedText.trimmed(FormulaGuard.unguarded(text))
  }
}
