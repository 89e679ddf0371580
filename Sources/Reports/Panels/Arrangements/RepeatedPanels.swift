import DataTable
import Diagnostics

/// The same panels for each value of a column, with its rows alone.
struct RepeatedPanels: PanelArrangement {
  static let name = "repeat"
  static let summary = "panels for each value of a column, with its rows alone"
  static let options = [
    TemplateMember(
      "over", .text, isRequired: true, "A source and a column of it, such as sales.city."),
    TemplateMember(
      "panels", .list(.panel), isRequired: true,
      "The panels for one value, which expressions call value."),
    TemplateMember("limit", .integer(1...50), "How many values at most; 12 by default."),
  ]
  static let standardSpan = 12

  private let source: String
  private let column: String
  private let place: Place
  private let panels: [Placement]
  private let limit: Int

  /// What expressions call the value of the column.
  private static let valueName = "value"

  init(_ options: PanelOptions, depth: Int) throws(Diagnostic) {
    let over = try options.object.required("over")
    let parts = try over.name().split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else {
      throw .wrongPart(over, expected: "a source and a column such as \"sales.city\"")
    }
    source = String(parts[0])
    column = String(parts[1])
    place = over.place
    panels = try Placement.list(try options.object.required("panels"), depth: depth)
    limit = try options.object["limit"]?.integer(in: 1...50) ?? 12
  }

  var ownTexts: [String] { panels.flatMap(\.ownTexts) }

  func panels(
    at placement: Placement, _ builder: PanelBuilder
  ) throws(Diagnostic) -> [PlacedContent] {
    guard let table = builder.data.tables[source] else {
      throw .unknownSource(source, known: builder.data.tables.names, at: place)
    }
    guard let cells = table.table[column] else {
      throw .unknownColumn(column, known: table.table.columnNames, at: place)
    }
    let ofPeriod = builder.scope.rows(of: table)
    let values = Self.values(of: cells, in: ofPeriod)
    if values.count > limit {
      builder.scope.diagnostics.report(
        .leftOutRepetitions(values.count - limit, of: column, at: place))
    }
    var contents: [PlacedContent] = []
    for value in values.prefix(limit) {
      // Earlier rows are kept, to be compared with.
      let rows = (0..<cells.count).filter { cells.text(at: $0) == value }
      let data = try builder.data.selecting(rows: rows, of: source)
      let scope = builder.scope.selecting(rows: rows, of: source)
        .setting(Self.valueName, to: .text(value))
      contents += try PanelBuilder(data: data, scope: scope).panels(of: panels)
      if contents.count > PanelBuilder.panelLimit {
        throw .tooManyPanels(limit: PanelBuilder.panelLimit, at: place)
      }
    }
    return contents
  }

  /// The different values, sorted.
  private static func values(of column: Column, in rows: [Int]) -> [String] {
    let texts = Set(rows.lazy.compactMap { column.text(at: $0) })
    guard column.kind.isNumeric else { return texts.sorted() }
    return texts.sorted { (Double($0) ?? 0, $0) < (Double($1) ?? 0, $1) }
  }
}
