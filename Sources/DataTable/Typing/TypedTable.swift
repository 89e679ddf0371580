import Diagnostics

/// Turns records into a table: matches the columns with what was requested, finds their values, and
/// leaves out the rows that cannot be read.
struct TypedTable {
  private let records: RecordSet
  private let options: ReadOptions
  /// For each column of the file what was requested of it.
  private let requests: [ColumnRequest?]
  private var isRejected: [Bool]
  private var failures: [CellFailure] = []
  /// Cells that are not what they should be, in rows that stay.
  private var gaps: [CellFailure] = []
  private var warnings: [Diagnostic] = []

  static func read(
    _ records: RecordSet, options: ReadOptions
  ) throws(Diagnostic) -> ReadResult {
    var typed = try TypedTable(records, options: options)
    return try typed.result()
  }

  private init(_ records: RecordSet, options: ReadOptions) throws(Diagnostic) {
    self.records = records
    self.options = options
    requests = try Self.match(records, options.requests)
    isRejected = [Bool](repeating: false, count: records.rowCount)
    for warning in records.warnings {
      guard case .duplicateName(let name, let renamed) = warning,
        zip(records.names, requests).contains(where: { $0 == name && $1 != nil })
      else { continue }
      warnings.append(.duplicateRequest(name, renamed: renamed, of: records.source))
    }
    for (name, other) in sameButForSpelling() {
      warnings.append(.doubtfulRequest(name, beside: other, of: records.source))
    }
    for problem in records.problems where isRejected.indices.contains(problem.row) {
      isRejected[problem.row] = true
    }
  }

  /// The columns that were taken, each with another one whose name differs in case, spaces and
  /// punctuation alone. One that the caller asked for by its very spelling is no doubt, but where there
  /// are other names for it nobody has chosen it.
  private func sameButForSpelling() -> [(name: String, other: String)] {
    let folded = records.names.map(\.folded)
    return records.names.indices.compactMap { index in
      guard let request = requests[index], !folded[index].isEmpty,
        records.names[index] != request.name || !request.aliases.isEmpty,
        let other = records.names.indices.first(where: {
          $0 != index && requests[$0] == nil && folded[$0] == folded[index]
        })
      else { return nil }
      return (records.names[index], records.names[other])
    }
  }

  /// Throws when a required column is missing. A list without records, which JSON can hold, names no
  /// columns at all: it is a day without sales, not a wrong file.
  private static func match(
    _ records: RecordSet, _ requests: [ColumnRequest]
  ) throws(Diagnostic) -> [ColumnRequest?] {
    let matched = ColumnRequest.match(requests, with: records.names)
    let missing = requests.filter { $0.isRequired && !matched.contains($0) }
    let hasRows = records.rowsWithoutColumns > records.problems.count
    if !missing.isEmpty, !records.names.isEmpty || hasRows {
      throw .missingColumns(missing, in: records.names, of: records.source)
    }
    return matched
  }

  private mutating func result() throws(Diagnostic) -> ReadResult {
    let columns = try columns()
    for failure in failures { isRejected[failure.row] = true }
    let report = SkippedRows(records: records, failures: failures, names: columnNames)
    if options.isStrict, let first = report.errors(limit: 1).first { throw first }
    let gapReport = SkippedRows(
      records: records, failures: gaps.filter { !isRejected[$0.row] }, names: columnNames,
      includesProblems: false)
    if options.isStrict, let first = gapReport.errors(limit: 1).first { throw first }
    var lines = records.lines
    if lines.count != records.rowCount { lines = [] }
    var table = try Table(columns: columns, source: records.source, lineNumbers: lines)
    var skipped = isRejected.count { $0 }
    if skipped > 0 { table = table.selecting(rows: isRejected.indices.filter { !isRejected[$0] }) }
    if records.names.isEmpty { skipped = records.problems.count }
    warnings += report.warnings(limit: options.reportLimit)
    warnings += gapReport.gapWarnings(limit: options.reportLimit)
    return ReadResult(
      table: table, rowsRead: records.rowCount + records.rowsWithoutColumns - skipped,
      rowsSkipped: skipped,
      diagnostics: Diagnostic.warnings(of: records, limit: options.reportLimit) + warnings)
  }

  /// The names in the table: those that were requested, and others as they are, or with a number
  /// where a requested column has taken the name.
  private var columnNames: [String] {
    let requested = Set(requests.compactMap { $0?.name })
    let others = zip(records.names, requests).filter { $1 == nil }.map(\.0)
    let numbered = UniqueNames.numbered(Array(requested.sorted()) + others).dropFirst(
      requested.count)
    var rest = numbered.makeIterator()
    return zip(records.names, requests).map { name, request in
      request?.name ?? rest.next() ?? name
    }
  }

  private mutating func columns() throws(Diagnostic) -> [Column] {
    if records.names.isEmpty { return options.requests.map(Self.emptyColumn) }
    let names = columnNames
    var clock = LocalClock(timeZone: options.timeZone)
    var columns: [Column] = []
    for (index, request) in requests.enumerated() {
      if request == nil && !options.keepsOtherColumns { continue }
      let (values, ambiguity) = values(of: index, request: request, clock: &clock)
      if let ambiguity {
        let diagnostic = Diagnostic.ambiguousNumber(
          ambiguity, column: index, in: records, isError: request?.kind != nil)
        if diagnostic.severity == .error { throw diagnostic }
        warnings.append(diagnostic)
      }
      columns.append(Column(names[index], values))
    }
    return columns
  }

  private static func emptyColumn(_ request: ColumnRequest) -> Column {
    switch request.kind {
    case .text, nil: Column(request.name, texts: [])
    case .decimal: Column(request.name, decimals: [])
    case .number: Column(request.name, numbers: [])
    case .instant: Column(request.name, instants: [])
    case .boolean: Column(request.name, .boolean([]))
    }
  }

  private mutating func values(
    of column: Int, request: ColumnRequest?, clock: inout LocalClock
  ) -> (ColumnValues, NumberAmbiguity?) {
    let (values, typing) = records.withCells { cells in
      var typing = ColumnTyping(
        records, cells: cells, column: column, isRejected: isRejected, options: options,
        clock: clock)
      let values = request?.kind.map { typing.values(as: $0) } ?? typing.inferredValues()
      if let request, !request.allowsEmpty { typing.requireCells(of: values) }
      return (values, typing)
    }
    clock = typing.clock
    if let row = typing.cutRows.first, let limit = options.textLimit {
      warnings.append(
        .cutTexts(typing.cutRows.count, to: limit, row: row, column: column, in: records))
    }
    if request?.leavesGaps == true {
      gaps += typing.failures
    } else {
      failures += typing.failures
    }
    return (values, typing.ambiguity)
  }
}

/// The rows that were left out, or have a gap, each with the first thing that is wrong with it.
struct SkippedRows {
  private let records: RecordSet
  private let names: [String]
  private var reasons: [(row: Int, reason: Reason)] = []

  enum Reason {
    case cell(CellFailure)
    case row(RowProblem)
  }

  init(
    records: RecordSet, failures: [CellFailure], names: [String], includesProblems: Bool = true
  ) {
    self.records = records
    self.names = names
    var all: [(row: Int, column: Int, reason: Reason)] = []
    if includesProblems { all += records.problems.map { ($0.row, -1, .row($0)) } }
    all += failures.map { ($0.row, $0.column, .cell($0)) }
    all.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    for (row, _, reason) in all where row != reasons.last?.row { reasons.append((row, reason)) }
  }

  /// What is wrong with the first rows, as errors.
  func errors(limit: Int) -> [Diagnostic] {
    reasons.prefix(max(limit, 0)).map { _, reason in
      switch reason {
      case .row(let problem): .rowProblem(problem, in: records)
      case .cell(let failure): .cellFailure(failure, in: records)
      }
    }
  }

  /// What is wrong with the first cells that were left empty, as warnings, and how many more there
  /// are.
  func gapWarnings(limit: Int) -> [Diagnostic] {
    var warnings = errors(limit: limit).map { $0.leavingGap() }
    let rest = reasons.count - warnings.count
    if rest > 0 { warnings.append(.furtherGaps(rest, of: records.source)) }
    return warnings
  }

  /// What is wrong with the first rows, as warnings, and how many more there are.
  func warnings(limit: Int) -> [Diagnostic] {
    var warnings = errors(limit: limit).map { $0.skippingRow() }
    let rest = reasons.count - warnings.count
    if rest > 0 { warnings.append(.furtherRowsSkipped(rest, of: records.source)) }
    return warnings
  }
}
