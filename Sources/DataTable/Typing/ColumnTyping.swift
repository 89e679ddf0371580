import Diagnostics

/// A cell that is not what its column was asked to hold.
struct CellFailure {
  enum Reason {
    case empty
    case notANumber
    case numberOutOfRange
    case notATime
    case notABoolean
  }

  var row: Int
  var column: Int
  var reason: Reason
}

/// Finds the values of one column of a `RecordSet`.
struct ColumnTyping {
  let cells: CellReader
  let column: Int
  /// Rows that do not count.
  let isRejected: [Bool]
  let options: ReadOptions
  let readsQuotedNumbers: Bool
  let mayBeGuarded: Bool
  let emptyWords: [[UInt8]]
  var clock: LocalClock
  private(set) var failures: [CellFailure] = []
  /// A number that could be read in two ways, with both readings.
  private(set) var ambiguity: NumberAmbiguity?
  /// The rows in which each text first stands that was cut.
  private(set) var cutRows: [Int] = []

  init(
    _ records: RecordSet, cells: CellReader, column: Int, isRejected: [Bool], options: ReadOptions,
    clock: LocalClock
  ) {
    self.cells = cells
    self.column = column
    self.isRejected = isRejected
    self.options = options
    self.clock = clock
    readsQuotedNumbers = records.readsQuotedNumbers
    mayBeGuarded = records.mayBeGuarded
    emptyWords = options.emptyWords.map { Array($0.utf8) }
  }

  /// The values as the given kind; cells that are not of it are missing, and in `failures`.
  mutating func values(as kind: ColumnKind) -> ColumnValues {
    switch kind {
    case .text: return .text(texts())
    case .decimal: return .decimal(requestedDecimals())
    case .number: return .number(requestedNumbers())
    case .instant: return .instant(requestedInstants())
    case .boolean: return .boolean(requestedBooleans())
    }
  }

  /// The values as the first kind that every cell fits: boolean, decimal, number, instant, text.
  mutating func inferredValues() -> ColumnValues {
    if let booleans = inferredBooleans() { return .boolean(booleans) }
    if let numbers = inferredNumbers() { return numbers }
    if let instants = inferredInstants() { return .instant(instants) }
    return .text(texts())
  }

  /// Notes the rows without a value because their cell is empty.
  mutating func requireCells(of values: ColumnValues) {
    for row in values.missingRows where !isRejected[row] && present(row) == nil {
      fail(row, .empty)
    }
  }

  // MARK: Cells

  /// The bytes of a cell without the spaces around it; `nil` when it is empty or declared so.
  func present(_ row: Int) -> UnsafeBufferPointer<UInt8>? {
    let cell = cells.cell(row: row, column: column)
    if cell.form == .missing { return nil }
    let text = TrimmedText.trimmed(cells.bytes(of: cell))
    if text.isEmpty || isEmptyWord(text) { return nil }
    return text
  }

  func form(_ row: Int) -> RawCell.Form { cells.cell(row: row, column: column).form }

  private func isEmptyWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !emptyWords.isEmpty && emptyWords.contains { text.elementsEqual($0) }
  }

  mutating func fail(_ row: Int, _ reason: CellFailure.Reason) {
    failures.append(CellFailure(row: row, column: column, reason: reason))
  }

  /// Takes out the failures of one reason.
  mutating func takeFailures(_ reason: CellFailure.Reason) -> [CellFailure] {
    let taken = failures.filter { $0.reason == reason }
    failures.removeAll { $0.reason == reason }
    return taken
  }

  mutating func note(_ ambiguity: NumberAmbiguity) {
    self.ambiguity = ambiguity
  }

  // MARK: Text

  /// A quoted text keeps its spaces.
  private mutating func texts() -> TextValues {
    var interner = TextInterner()
    var codes = [Int32](repeating: -1, count: cells.rowCount)
    for row in 0..<cells.rowCount {
      let cell = cells.cell(row: row, column: column)
      guard cell.length > 0, cell.form != .missing else { continue }
      let text = cells.bytes(of: cell)
      if isEmptyWord(text) { continue }
      codes[row] = interner.code(of: mayBeGuarded ? FormulaGuard.unguarded(text) : text)
    }
    var dictionary = interner.dictionary
    if options.readsNames { joinLines(&dictionary, &codes) }
    if let limit = options.textLimit { cut(&dictionary, to: limit, codes) }
    return TextValues(codes: codes, dictionary: dictionary)
  }

  /// Brings texts of several lines onto one, and together with those that are the same then. One of
  /// breaks alone is no text.
  private func joinLines(_ dictionary: inout [String], _ codes: inout [Int32]) {
    let lines = dictionary.map(\.onOneLine)
    guard lines != dictionary else { return }
    var known: [String: Int32] = [:]
    var joined: [String] = []
    let newCodes = lines.map { line -> Int32 in
      if line.isEmpty { return -1 }
      if let code = known[line] { return code }
      let code = Int32(truncatingIfNeeded: joined.count)
      known[line] = code
      joined.append(line)
      return code
    }
    for row in codes.indices where codes[row] >= 0 { codes[row] = newCodes[Int(codes[row])] }
    dictionary = joined
  }

  private mutating func cut(_ dictionary: inout [String], to limit: Int, _ codes: [Int32]) {
    for (code, text) in dictionary.enumerated() where text.utf8.count > limit {
      let scalars = text.unicodeScalars
      guard
        let end = scalars.index(
          scalars.startIndex, offsetBy: max(limit, 1), limitedBy: scalars.endIndex),
        end < scalars.endIndex, let row = codes.firstIndex(of: Int32(truncatingIfNeeded: code))
      else { continue }
      dictionary[code] = String(scalars[..<end]) + "…"
      cutRows.append(row)
    }
  }

  // MARK: Booleans

  /// `nil` when not all cells are `true` or `false`, spelled so.
  private func inferredBooleans() -> [Bool?]? {
    var values = [Bool?](repeating: nil, count: cells.rowCount)
    var hasValue = false
    for row in 0..<cells.rowCount where !isRejected[row] {
      guard let text = present(row) else { continue }
      guard form(row) == .boolean || readsQuotedNumbers else { return nil }
      if text.elementsEqual("true".utf8) {
        values[row] = true
      } else if text.elementsEqual("false".utf8) {
        values[row] = false
      } else {
        return nil
      }
      hasValue = true
    }
    return hasValue ? values : nil
  }

  private mutating func requestedBooleans() -> [Bool?] {
    var values = [Bool?](repeating: nil, count: cells.rowCount)
    for row in 0..<cells.rowCount where !isRejected[row] {
      guard let text = present(row) else { continue }
      switch String(decoding: text, as: UTF8.self).lowercased() {
      case "true", "yes", "1": values[row] = true
      case "false", "no", "0": values[row] = false
      default: fail(row, .notABoolean)
      }
    }
    return values
  }

  // MARK: Instants

  private mutating func inferredInstants() -> [Double]? {
    var values = [Double](repeating: .nan, count: cells.rowCount)
    var hasValue = false
    for row in 0..<cells.rowCount where !isRejected[row] {
      guard let text = present(row) else { continue }
      guard let instant = instant(text) else { return nil }
      values[row] = instant
      hasValue = true
    }
    return hasValue ? values : nil
  }

  private mutating func requestedInstants() -> [Double] {
    var values = [Double](repeating: .nan, count: cells.rowCount)
    for row in 0..<cells.rowCount where !isRejected[row] {
      guard let text = present(row) else { continue }
      if let instant = instant(text) { values[row] = instant } else { fail(row, .notATime) }
    }
    return values
  }

  private mutating func instant(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let time = ISOTime(utf8: text) else { return nil }
    return time.instant(clock: &clock)
  }
}
