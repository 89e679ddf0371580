import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit

/// Cells with values, in one table or one for each month.
struct Heatmap: Sendable {
  struct Cell: Sendable {
    /// Such as the number of the day; empty in tables of hours.
    var name: String
    /// The value as it is written; empty without one.
    var text: String
    /// What it is the value of, for people who point at it or cannot see it.
    var label: String
    /// From 0 to 1; `nil` without a value.
    var share: Double?
  }

  struct Row: Sendable {
    /// Empty for weeks.
    var name: String
    /// `nil` is no cell at all, such as before the first of a month.
    var cells: [Cell?]
  }

  struct Grid: Sendable {
    /// Empty for the only one.
    var title: String
    var columns: [String]
    var rows: [Row]
  }

  var grids: [Grid]
  /// The least and the greatest value as they are written.
  var range: (low: String, high: String)?
  /// The same in words.
  var text: [TextBlock]

  var isEmpty: Bool { range == nil }
  /// Whether cells have names and values of their own.
  var isCalendar: Bool { grids.first?.rows.first?.name.isEmpty == true }
}

/// Finds what a heat map shows.
struct HeatmapQuery {
  let values: GroupedValues
  let formats: ValueFormats
  let scope: ExpressionScope
  let words: Vocabulary

  private var formatting: ValueFormatting { ValueFormatting(scope) }
  private var dates: DateFormatting { DateFormatting(scope.format) }

  /// The rows on these days, by what `key` says of a time.
  private func rows<Key: Hashable>(
    in days: ClosedRange<CalendarDay>, by key: (Double, inout LocalClock) -> Key
  ) throws(Diagnostic) -> [Key: [Int]] {
    let source = try values.table(in: scope)
    guard let name = source.timeColumn, case .instant(let times)? = source.table[name]?.values
    else { throw .sourceWithoutTimes(values.source, at: values.place) }
    var clock = LocalClock(timeZone: scope.format.timeZone)
    var groups: [Key: [Int]] = [:]
    for row in try values.filtered(scope.rows(of: source, in: days), in: scope)
    where times[row].isFinite {
      groups[key(times[row], &clock), default: []].append(row)
    }
    return groups
  }

  /// The values of groups, and how they lie between the least and the greatest.
  private struct Values<Key: Hashable> {
    var values: [Key: ExpressionValue] = [:]
    var low = 0.0
    var high = 0.0

    /// From 0 for the least to 1 for the greatest; the least is zero unless something is less.
    func share(_ key: Key) -> Double? {
      guard let number = values[key]?.doubleValue else { return nil }
      return high > low ? (number - low) / (high - low) : 1
    }
  }

  private func evaluated<Key: Hashable>(
    _ groups: [Key: [Int]]
  ) throws(Diagnostic) -> Values<Key> {
    var result = Values<Key>()
    for (key, rows) in groups {
      let value = try values.number(of: rows, in: scope)
      guard let number = value.doubleValue else { continue }
      result.values[key] = value
      result.low = min(result.low, number)
      result.high = max(result.high, number)
    }
    return result
  }

  private func range<Key>(
    _ values: Values<Key>
  ) throws(Diagnostic) -> (low: String, high: String)? {
    guard !values.values.isEmpty else { return nil }
    let numbers = values.values.values
    let high = numbers.max { ($0.doubleValue ?? 0) < ($1.doubleValue ?? 0) } ?? .null
    let least = numbers.min { ($0.doubleValue ?? 0) < ($1.doubleValue ?? 0) } ?? .null
    let low = (least.doubleValue ?? 0) < 0 ? least : .decimal(.zero)
    return (
      try formatting.text(of: low, as: formats), try formatting.text(of: high, as: formats)
    )
  }

  // MARK: Weekdays by hours

  private struct Hour: Hashable {
    /// 1 is Sunday.
    var weekday: Int
    var hour: Int
  }

  func hours() throws(Diagnostic) -> Heatmap {
    let groups = try rows(in: values.span(in: scope)) { time, clock in
      Hour(weekday: clock.day(at: time).weekday, hour: clock.secondOfDay(at: time) / 3600)
    }
    let values = try evaluated(groups)
    let hours = values.values.keys.map(\.hour)
    let start = min(hours.min() ?? 8, 23)
    let end = max(hours.max() ?? 18, start)
    // The first Sunday after 1970 began, so that weekdays have days.
    let sunday = CalendarDay(daysSince1970: 3)
    var rows: [Heatmap.Row] = []
    for offset in 0..<7 {
      let weekday = (scope.format.firstWeekday - 1 + offset) % 7 + 1
      let name = words.weekday(sunday.adding(days: weekday - 1), isShort: true)
      var cells: [Heatmap.Cell?] = []
      for hour in start...end {
        let key = Hour(weekday: weekday, hour: hour)
        let text = try values.values[key].map { (value) throws(Diagnostic) in
          try formatting.text(of: value, as: formats)
        }
        cells.append(
          Heatmap.Cell(
            name: "", text: text ?? "",
            label: "\(name) \(self.name(ofHour: hour)): \(text ?? ValueFormatting.missing)",
            share: values.share(key)))
      }
      rows.append(Heatmap.Row(name: name, cells: cells))
    }
    let names = (start...end).map(name)
    let table = TextTable(
      columns: [.init(title: "")] + names.map { .init(title: $0, isNumeric: true) },
      rows: rows.map { row in [row.name] + row.cells.map { $0?.text ?? "" } })
    return Heatmap(
      grids: [Heatmap.Grid(title: "", columns: names, rows: rows)], range: try range(values),
      text: [.table(table)])
  }

  /// By a day without a change of clocks.
  private func name(ofHour hour: Int) -> String {
    var clock = LocalClock(timeZone: scope.format.timeZone)
    let local = 3 * 86_400 + hour * 3600
    return dates.string(Double(clock.instant(localSeconds: local)), as: .hour)
  }

  // MARK: Days of months

  /// What a report may have of them.
  private static let monthLimit = 24

  func months() throws(Diagnostic) -> Heatmap {
    let last = scope.period.last
    var month = Self.firstOfMonth(values.span(in: scope).lowerBound)
    var months: [CalendarDay] = []
    while month <= last, months.count < Self.monthLimit {
      months.append(month)
      month = Self.firstOfMonth(month.adding(days: 31))
    }
    let start = months.first ?? last
    let groups = try rows(in: start...last) { time, clock in clock.day(at: time) }
    let values = try evaluated(groups)
    var grids: [Heatmap.Grid] = []
    for month in months { grids.append(try grid(of: month, values)) }
    let days = values.values.keys.sorted()
    var lines: [[String]] = []
    for day in days {
      lines.append([
        dates.string(noon(of: day), as: .weekdayMonthDay),
        try formatting.text(of: values.values[day] ?? .null, as: formats),
      ])
    }
    let table = TextTable(
      columns: [.init(title: words[.chartDay]), .init(title: words[.total], isNumeric: true)],
      rows: lines)
    return Heatmap(grids: grids, range: try range(values), text: [.table(table)])
  }

  private func grid(
    of month: CalendarDay, _ values: Values<CalendarDay>
  ) throws(Diagnostic) -> Heatmap.Grid {
    let firstWeekday = scope.format.firstWeekday
    let columns = (0..<7).map { offset in
      let sunday = CalendarDay(daysSince1970: 3)
      return words.weekday(sunday.adding(days: (firstWeekday - 1 + offset) % 7), isShort: true)
    }
    let end = Self.firstOfMonth(month.adding(days: 31))
    var rows: [Heatmap.Row] = []
    var week: [Heatmap.Cell?] = Array(
      repeating: nil, count: (month.weekday - firstWeekday + 7) % 7)
    var day = month
    while day < end {
      let text = try values.values[day].map { (value) throws(Diagnostic) in
        try formatting.text(of: value, as: formats)
      }
      let date = dates.string(noon(of: day), as: .weekdayMonthDay)
      week.append(
        Heatmap.Cell(
          name: NumberFormatting(scope.format).ungrouped(day.date.day), text: text ?? "",
          label: "\(date): \(text ?? ValueFormatting.missing)", share: values.share(day)))
      day = day.adding(days: 1)
      if week.count == 7 || day == end {
        week += Array(repeating: nil, count: 7 - week.count)
        rows.append(Heatmap.Row(name: "", cells: week))
        week = []
      }
    }
    return Heatmap.Grid(
      title: dates.string(noon(of: month), as: .monthYear), columns: columns, rows: rows)
  }

  private static func firstOfMonth(_ day: CalendarDay) -> CalendarDay {
    day.adding(days: 1 - day.date.day)
  }

  private func noon(of day: CalendarDay) -> Double {
    var clock = LocalClock(timeZone: scope.format.timeZone)
    return clock.noon(of: day)
  }
}
