import Diagnostics

/// Gathers JSON objects as the rows of a `RecordSet`.
struct JSONRecords {
  private let source: String?
  private let pointer: String?
  private var names: [String] = []
  private var columns: [String: Int] = [:]
  /// The bytes of all cells.
  private var text: [UInt8] = []
  /// Cells with their columns, row after row.
  private var cells: [(column: Int, cell: RawCell)] = []
  private var rowEnds: [Int] = []
  private var lines: [Int32] = []
  private var problems: [RowProblem] = []
  private(set) var hasObjects = false

  /// `pointer` is that of the array which holds the rows; `nil` when each has a line.
  init(source: String?, pointer: String?) {
    self.source = source
    self.pointer = pointer
  }

  mutating func append(_ row: JSONValue, line: Int? = nil) {
    guard case .object(let object) = row else {
      var place = Place(file: source, line: line)
      if let pointer { place.pointer = "\(pointer)/\(rowEnds.count)" }
      appendProblem(.noObject(row.kindName, at: place), line: line)
      return
    }
    hasObjects = true
    for (position, member) in object.members.enumerated() {
      cells.append((column(of: member.name, expectedAt: position), cell(of: member.value)))
    }
    endRow(line)
  }

  /// Adds a row of which nothing is known but what is wrong.
  mutating func appendProblem(_ diagnostic: Diagnostic, line: Int?) {
    problems.append(RowProblem(row: rowEnds.count, reason: .diagnosed(diagnostic)))
    endRow(line)
  }

  private mutating func endRow(_ line: Int?) {
    rowEnds.append(cells.count)
    if let line { lines.append(Int32(clamping: line)) }
  }

  /// Most rows have the same names in the same order.
  private mutating func column(of name: String, expectedAt position: Int) -> Int {
    if position < names.count, names[position] == name { return position }
    if let column = columns[name] { return column }
    columns[name] = names.count
    names.append(name)
    return names.count - 1
  }

  private mutating func cell(of value: JSONValue) -> RawCell {
    let form: RawCell.Form
    let start = text.count
    switch value {
    case .null: return .missing
    case .boolean(let flag):
      form = .boolean
      text += (flag ? "true" : "false").utf8
    case .number(let number):
      form = .number
      text += number.text.utf8
    case .string(let string):
      form = .quoted
      text += string.utf8
    case .array, .object:
      form = .quoted
      value.write(to: &text, indent: nil)
    }
    return RawCell(
      start: UInt32(truncatingIfNeeded: start),
      length: UInt32(truncatingIfNeeded: text.count - start), form: form, isUnescaped: true)
  }

  /// All rows, each with a cell for every column. Throws when that would be out of proportion to
  /// the input.
  func finished() throws(Diagnostic) -> RecordSet {
    let (cellCount, overflow) = rowEnds.count.multipliedReportingOverflow(by: names.count)
    if overflow || cellCount > RecordSet.cellLimit(byteCount: text.count)
      || text.count > UInt32.max
    {
      throw .tooManyCells(columns: names.count, in: source)
    }
    var filled = [RawCell](repeating: .missing, count: cellCount)
    var start = 0
    for (row, end) in rowEnds.enumerated() {
      for (column, cell) in cells[start..<end] { filled[row * names.count + column] = cell }
      start = end
    }
    var records = RecordSet(source: source, names: names, bytes: [])
    records.unescaped = text
    records.cells = filled
    if names.isEmpty { records.rowsWithoutColumns = rowEnds.count }
    records.lines = lines
    records.pointer = pointer
    records.problems = problems
    records.readsQuotedNumbers = false
    return records
  }
}
