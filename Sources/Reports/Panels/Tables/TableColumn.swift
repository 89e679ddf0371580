import Diagnostics

/// A column of a table panel as a template describes it.
struct TableColumn: Sendable {
  var title: TemplateText
  var value: Expression
  var formats: ValueFormats?
  /// Whether numbers have a bar beside them.
  var hasBar: Bool
  /// Whether the picture of the item that the cell names stands before it.
  var hasPicture: Bool
  /// Whether the last row has its total.
  var hasTotal: Bool
  /// A small line beside the cell: an expression for each of the last days.
  var trend: Expression?
  var trendDays: Int

  static let members = [
    TemplateMember("title", .template, isRequired: true, "What stands above it."),
    TemplateMember(
      "value", .expression, isRequired: true,
      "What stands in it: of a row, such as sales.item, or with group of a group's rows, such as "
        + "sum(sales.total); the group itself is value."),
    TemplateMember("format", .text, "How it is written, such as currency or percent(1)."),
    TemplateMember("bar", .boolean, "Whether numbers have a bar beside them."),
    TemplateMember("picture", .boolean, "Whether the picture of the item that it names is shown."),
    TemplateMember(
      "total", .boolean,
      "Whether the last row has the total: the sum of the rows, or the value of all groups "
        + "together."),
    TemplateMember(
      "trend", .expression, "With group: a small line beside it, of this value for each day."),
    TemplateMember("trendDays", .integer(2...366), "How many days the line goes back; 14."),
  ]

  init(_ part: TemplatePart) throws(Diagnostic) {
    let object = try part.object(Self.members)
    title = try TemplateText(try object.required("title"))
    value = try Self.expression(try object.required("value"))
    formats = try object["format"].map { (part) throws(Diagnostic) in
      try ValueFormats(parsing: try part.name(), at: part.place)
    }
    hasBar = try object["bar"]?.boolean() ?? false
    hasPicture = try object["picture"]?.boolean() ?? false
    hasTotal = try object["total"]?.boolean() ?? false
    trend = try object["trend"].map(Self.expression)
    trendDays = try object["trendDays"]?.integer(in: 2...366) ?? 14
  }

  static func expression(_ part: TemplatePart) throws(Diagnostic) -> Expression {
    try Expression(parsing: try part.name(), at: part.place)
  }
}
