import ChalkboardUI
import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit
import Synchronization

/// What expressions of a report can name, and how their values are written.
package struct ExpressionScope: Sendable {
  /// Rows that expressions can name.
  package struct Source: Sendable {
    package let table: Table
    /// The column of instants by which rows belong to a period; `nil` counts all rows at all times.
    package let timeColumn: String?
    fileprivate let selections = RowSelections()

    package init(_ table: Table, timeColumn: String? = nil) {
      self.table = table
      self.timeColumn = timeColumn
    }
  }

  /// By the name that expressions call them.
  package var sources: [String: Source] = [:]
  /// Values such as `shop`, `city` and `title`; a name may hold a point.
  package var scalars: [String: ExpressionValue] = [:]
  package var period: ReportPeriod
  /// Seconds since 1970.
  package var now: Double
  package var format: FormatContext
  /// By ISO 4217.
  package var currencyCode: String
  package var vocabulary: Vocabulary
  /// Takes the warnings about values that are missing.
  package var diagnostics: DiagnosticSink

  package init(
    period: ReportPeriod, now: Double, format: FormatContext, currencyCode: String = "USD",
    vocabulary: Vocabulary = .english, diagnostics: DiagnosticSink = DiagnosticSink()
  ) {
    self.period = period
    self.now = now
    self.format = format
    self.currencyCode = currencyCode
    self.vocabulary = vocabulary
    self.diagnostics = diagnostics
  }

  /// The scope with one more value, or another one of that name.
  package func setting(_ name: String, to value: ExpressionValue) -> ExpressionScope {
    var scope = self
    scope.scalars[name] = value
    return scope
  }

  /// The scope in which a source has these rows only.
  package func selecting(rows: [Int], of name: String) -> ExpressionScope {
    guard let source = sources[name] else { return self }
    var scope = self
    scope.sources[name] = Source(
      source.table.selecting(rows: rows), timeColumn: source.timeColumn)
    return scope
  }
}

extension ExpressionScope {
  /// Names that each report has.
  static let ownScalars = ["date", "now", "period.start", "period.end", "currency"]

  /// A value of the report; `nil` when there is none of this name.
  func scalar(_ name: String) -> ExpressionValue? {
    switch name {
    case "date": .day(period.day)
    case "now": now.isFinite ? .instant(now) : .null
    case "period.start": .day(period.firstDay)
    case "period.end": .day(period.lastDay)
    case "currency": scalars[name] ?? .text(currencyCode)
    default: scalars[name]
    }
  }

  /// All names of values, in order.
  package var scalarNames: [String] {
    Set(scalars.keys).union(Self.ownScalars).sorted()
  }

  package var sourceNames: [String] { sources.keys.sorted() }

  /// The rows of a source that lie in a period; all of them where it has no times.
  ///
  /// - Parameter period: `nil` for the scope's own.
  package func rows(of source: Source, in period: ReportPeriod? = nil) -> [Int] {
    let period = period ?? self.period
    return source.selections.rows(of: source, in: period, format: format)
  }
}

/// The rows of a source by period, found once: a report asks for the same ones time and again.
private final class RowSelections: Sendable {
  private struct Key: Hashable {
    var firstDay: CalendarDay
    var lastDay: CalendarDay
    var timeZone: String
  }

  private let known = Mutex<[Key: [Int]]>([:])

  func rows(
    of source: ExpressionScope.Source, in period: ReportPeriod, format: FormatContext
  ) -> [Int] {
    let key = Key(
      firstDay: period.firstDay, lastDay: period.lastDay, timeZone: format.timeZoneIdentifier)
    if let rows = known.withLock({ $0[key] }) { return rows }
    let rows = found(source, period, format)
    known.withLock { known in
      if known.count >= 64 { known.removeAll() }
      known[key] = rows
    }
    return rows
  }

  private func found(
    _ source: ExpressionScope.Source, _ period: ReportPeriod, _ format: FormatContext
  ) -> [Int] {
    guard let name = source.timeColumn, case .instant(let times)? = source.table[name]?.values,
      period != period.unbounded
    else { return Array(0..<source.table.rowCount) }
    var clock = LocalClock(timeZone: format.timeZone)
    let start = clock.start(of: period.firstDay)
    let end = clock.start(of: period.lastDay.adding(days: 1))
    return times.indices.filter { times[$0] >= start && times[$0] < end }
  }
}
