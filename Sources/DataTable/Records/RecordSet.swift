import Diagnostics

/// The rows of a file, cell by cell: what every text reader gives, and what the kinds of the
/// columns are found from.
struct RecordSet {
  /// The file's name.
  var source: String?
  /// The columns' names, all different.
  var names: [String]
  var bytes: [UInt8]
  /// Cells whose text does not stand in `bytes` as it is.
  var unescaped: [UInt8] = []
  /// `names.count` cells for each row.
  var cells: [RawCell] = []
  /// How many rows there are when there is no column, so that they have no cells.
  var rowsWithoutColumns = 0
  /// For each row the line on which it begins; empty when the rows have pointers instead.
  var lines: [Int32] = []
  /// The JSON pointer of the array that holds the rows; `nil` for formats of lines.
  var pointer: String?
  /// Rows that are wrong as a whole, in their order.
  var problems: [RowProblem] = []
  var warnings: [RecordWarning] = []
  /// Whether quoted text may be a number or a date, as in CSV, or is text unless asked otherwise.
  var readsQuotedNumbers = true
  /// Whether text may carry an apostrophe that keeps a spreadsheet from running it; see `CSVWriter`.
  var mayBeGuarded = false

  var rowCount: Int { names.isEmpty ? 0 : cells.count / names.count }

  /// The most cells that a file of so many bytes may be filled up to: short rows below a very long
  /// header must not take memory without end.
  static func cellLimit(byteCount: Int) -> Int { 4_000_000 + 4 * byteCount }
}

/// A row that cannot be used, whatever its cells hold.
struct RowProblem {
  enum Reason {
    /// More cells than the header has columns.
    case tooManyCells(found: Int, expected: Int)
    /// Something that was put into words where it was found.
    case diagnosed(Diagnostic)
  }

  var row: Int
  var reason: Reason
}

/// Something that was read all the same.
enum RecordWarning {
  case misplacedQuote(line: Int, cell: Int)
  /// So many rows have fewer cells than the header, the first one on this line.
  case shortRows(count: Int, firstLine: Int, expected: Int)
  case repeatedHeader(line: Int)
  case duplicateName(String, renamed: String)

  enum Kind {
    case misplacedQuote
    case shortRows
    case repeatedHeader
    case duplicateName
  }

  var kind: Kind {
    switch self {
    case .misplacedQuote: .misplacedQuote
    case .shortRows: .shortRows
    case .repeatedHeader: .repeatedHeader
    case .duplicateName: .duplicateName
    }
  }
}

/// Reads the cells of a `RecordSet`; valid only while its memory is.
struct CellReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let unescaped: UnsafeBufferPointer<UInt8>
  let cells: UnsafeBufferPointer<RawCell>
  let columnCount: Int
  let rowCount: Int

  func cell(row: Int, column: Int) -> RawCell {
    cells[row &* columnCount &+ column]
  }

  func bytes(of cell: RawCell) -> UnsafeBufferPointer<UInt8> {
    let whole = cell.isUnescaped ? unescaped : bytes
    let start = Int(cell.start)
    return UnsafeBufferPointer(rebasing: whole[start..<(start &+ Int(cell.length))])
  }

  func text(row: Int, column: Int) -> String {
    String(decoding: bytes(of: cell(row: row, column: column)), as: UTF8.self)
  }
}

extension RecordSet {
  func withCells<Result>(_ body: (CellReader) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      unescaped.withUnsafeBufferPointer { unescaped in
        cells.withUnsafeBufferPointer { cells in
          body(
            CellReader(
              bytes: bytes, unescaped: unescaped, cells: cells, columnCount: names.count,
              rowCount: rowCount))
        }
      }
    }
  }
}
