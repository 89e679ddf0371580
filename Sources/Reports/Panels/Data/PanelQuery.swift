import DataTable
import Diagnostics

/// What a panel asks of a source: groups of its rows, and a value for each.
struct PanelQuery: Sendable {
  /// The source, the rows of it that count, and the value of a group.
  var values: GroupedValues
  /// The column by which rows are grouped; `nil` makes one group of all.
  var group: String?
  /// By which times of the column are put together; `nil` where it holds none.
  var timeUnit: DataTimeUnit?
  /// A second column, whose values make series.
  var series: String?
  var order = Order.value
  var limit: Int
  /// Of the panel, for messages.
  var place: Place

  enum Order: String, Hashable, Sendable, CaseIterable {
    /// The largest first.
    case value
    case name
    /// As they first appear.
    case file
  }

  static let members =
    GroupedValues.options + [
      TemplateMember("x", .text, "The column by which rows are grouped."),
      TemplateMember(
        "timeUnit", .choice(DataTimeUnit.allCases.map(\.rawValue)),
        "By which times of x are put together; day by default."),
      TemplateMember("series", .text, "A column whose values become series."),
      TemplateMember(
        "sort", .choice(Order.allCases.map(\.rawValue)),
        "The order of names: by value (the largest first, default), name or file."),
      TemplateMember("limit", .integer(1...500), "How many names at most."),
    ]

  /// - Parameter limit: of names, where the template does not say.
  init(_ options: PanelOptions, limit: Int) throws(Diagnostic) {
    let object = options.object
    values = try GroupedValues(options)
    place = object.place
    group = try object["x"]?.name()
    timeUnit =
      try object["timeUnit"]?.choice(
        of: DataTimeUnit.self, known: DataTimeUnit.allCases.map(\.rawValue))
    series = try object["series"]?.name()
    order =
      try object["sort"]?.choice(of: Order.self, known: Order.allCases.map(\.rawValue)) ?? .value
    self.limit = try object["limit"]?.integer(in: 1...500) ?? limit
  }
}

/// What a query gave.
struct PanelGroups: Hashable, Sendable {
  enum Keys: Hashable, Sendable {
    case names([String])
    /// In seconds since 1970, each the start of a unit.
    case times([Double], DataTimeUnit)
    /// Numbers of weekdays from the first of the week, or hours of the day.
    case cycle([Int], DataTimeUnit)
  }

  var keys: Keys
  /// `nil` for the only one.
  var series: [String?]
  /// For each series a value for each key; `nil` where there is none.
  var values: [[ExactDecimal?]]
  /// How many names there were before the limit.
  var nameCount: Int

  var count: Int {
    switch keys {
    case .names(let names): names.count
    case .times(let times, _): times.count
    case .cycle(let numbers, _): numbers.count
    }
  }

  var isEmpty: Bool { !values.contains { $0.contains { $0 != nil } } }
}
