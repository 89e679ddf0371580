import DataTable
import Diagnostics
import Foundation

/// Reads the columns that a chart needs.
struct ChartDataReader {
  var timeZone: TimeZone
  /// 1 is Sunday.
  var firstWeekday: Int

  /// The table with the columns of the request under the names that the request gives them.
  ///
  /// A column of values that holds some text is read again as numbers, so that the rows at fault are
  /// reported and skipped, or in lines and areas left as gaps. Points may stand on text along y, and so
  /// may bars that lie; it is text when fewer than half of its cells are numbers.
  func read(_ request: ChartRequest) throws(Diagnostic) -> ReadResult {
    let input = try request.encoding.decoded(try request.data.load())
    let reader = try request.dataFormat.map { (name) throws(Diagnostic) in
      try ReaderCatalog.reader(named: name)
    }
    let source = reader ?? ReaderCatalog.reader(for: input)
    let loose = try source.read(input, options: options(request, valueKind: nil))
    guard let y = request.y, request.aggregate != .count, let column = loose.table[y] else {
      return loose
    }
    if loose.table.rowCount == 0 {
      // A header alone says nothing about kinds.
      var empty = loose
      empty.table = try loose.table.setting(Column(y, decimals: []))
      return empty
    }
    if column.kind.isNumeric { return loose }
    let laysBars = request.kind == .bar && loose.table[request.x]?.kind.isNumeric == true
    if request.kind == .point || laysBars, column.kind == .text {
      var lenient = options(request, valueKind: .decimal)
      lenient.isStrict = false
      let cells = (0..<column.count).count { !column[$0].isMissing }
      if 2 * (try source.read(input, options: lenient)).rowsRead < cells { return loose }
    }
    let strict = try source.read(input, options: options(request, valueKind: .decimal))
    if strict.table[y]?.doubles.contains(where: \.isFinite) != true {
      throw .noNumbers(in: column, of: loose.table)
    }
    return strict
  }

  private func options(_ request: ChartRequest, valueKind: ColumnKind?) -> ReadOptions {
    var names: [String] = []
    for name in [request.x, request.y, request.series].compactMap({ $0 })
    where !names.contains(name) { names.append(name) }
    let joinsRows = request.kind == .line || request.kind == .area
    var options = ReadOptions(
      requests: names.map { name in
        var column = ColumnRequest(
          name: name, kind: name == request.y ? valueKind : nil, isRequired: true,
          allowsEmpty: true)
        // A row that was skipped would be a bridge between its neighbours.
        column.leavesGaps = name == request.y && joinsRows
        return column
      },
      keepsOtherColumns: false, timeZone: timeZone, isStrict: request.isStrict)
    options.textLimit = ReadOptions.labelLimit
    options.readsNames = true
    options.emptyWords = request.emptyWords
    options.delimiter = request.delimiter
    options.decimalMark = request.decimalMark
    return options
  }
}
