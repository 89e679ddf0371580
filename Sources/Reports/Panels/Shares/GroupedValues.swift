import DataTable
import Diagnostics

/// Evaluates an expression for parts of the rows of a source.
struct GroupedValues: Sendable {
  var source: String
  var filter: Expression?
  var value: Expression
  /// So many days up to the report's; `nil` takes the report's period.
  var days: Int?
  /// Of the name of the source.
  var place: Place

  static let options = [
    TemplateMember("data", .text, "The source of the rows; sales by default."),
    TemplateMember("filter", .expression, "Which rows count, such as sales.quantity > 0."),
    TemplateMember(
      "y", .expression, "The value of each group; sum(sales.total) by default."),
    TemplateMember(
      "days", .integer(1...3700), "So many days up to the report's; its period by default."),
    TemplateMember("title", .template, "The heading."),
  ]

  /// How values are written, for panels that write each as it is.
  static let formatOption = TemplateMember(
    "format", .text, "How values are written; currency where y is not given.")

  init(_ options: PanelOptions) throws(Diagnostic) {
    let object = options.object
    source = try object["data"]?.name() ?? SourceTables.salesName
    place = object["data"]?.place ?? object.place
    filter = try object["filter"].map(TableColumn.expression)
    days = try object["days"]?.integer(in: 1...3700)
    if let value = object["y"] {
      self.value = try TableColumn.expression(value)
    } else {
      guard source == SourceTables.salesName else {
        throw .missingMember("y", at: object.place)
      }
      value = try Expression(parsing: "sum(sales.total)", at: object.place)
    }
  }

  /// How values are written, by the options of a panel.
  static func formats(_ options: PanelOptions) throws(Diagnostic) -> ValueFormats {
    if let part = options.object["format"] {
      return try ValueFormats(parsing: try part.name(), at: part.place)
    }
    if options.object["y"] != nil { return ValueFormats() }
    return try ValueFormats(parsing: "currency", at: options.object.place)
  }

  func table(in scope: ExpressionScope) throws(Diagnostic) -> SourceTables.Source {
    guard let found = scope.sources[source] else {
      throw .unknownSource(source, known: scope.sourceNames, at: place)
    }
    return found
  }

  /// The days whose rows count.
  func span(in scope: ExpressionScope) -> ClosedRange<CalendarDay> {
    let period = scope.period
    return (days.map { period.last.adding(days: 1 - $0) } ?? period.first)...period.last
  }

  /// Those of the rows that count.
  func filtered(_ rows: [Int], in scope: ExpressionScope) throws(Diagnostic) -> [Int] {
    try filter?.rows(of: source, among: rows, in: scope) ?? rows
  }

  /// The number for some rows, of whichever period they are; `nil` where there is none.
  ///
  /// - Parameter reportsNull: whether a missing value is worth a warning.
  func number(
    of rows: [Int], in scope: ExpressionScope, reportsNull: Bool = true
  ) throws(Diagnostic) -> ExpressionValue {
    var own = scope.selecting(rows: rows, of: source)
    own.countsAllTimes = true
    return try value.value(in: own, reportsNull: reportsNull)
  }
}
