import ChalkboardUI
import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit
import Synchronization

/// What expressions of a report can name, and how their values are written.
package struct ExpressionScope: Sendable {
  package var sources: SourceTables
  /// Values such as `shop`, `city` and `title`; a name may hold a point.
  package var scalars: [String: ExpressionValue] = [:]
  package var period: ReportPeriod
  /// Whether rows of all times count and not only those of the period.
  package var countsAllTimes = false
  /// Seconds since 1970.
  package var now: Double
  package var format: FormatContext
  /// By ISO 4217.
  package var currencyCode: String
  package var vocabulary: Vocabulary
  /// Takes the warnings about values that are missing.
  package var diagnostics: DiagnosticSink

  package init(
    sources: SourceTables, period: ReportPeriod, now: Double, format: FormatContext,
    currencyCode: String = "USD", vocabulary: Vocabulary = .english,
    diagnostics: DiagnosticSink = DiagnosticSink()
  ) {
    self.sources = sources
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
    let selected = source.table.selecting(rows: rows)
    scope.sources = sources.replacing(
      name, with: SourceTables.Source(selected, timeColumn: source.timeColumn))
    return scope
  }
}

extension ExpressionScope {
  /// Names that each report has.
  static let ownScalars = ["date", "now", "period.start", "period.end", "currency"]

  /// A value of the report; `nil` when there is none of this name.
  func scalar(_ name: String) -> ExpressionValue? {
    switch name {
    case "date": .day(period.last)
    case "now": now.isFinite ? .instant(now) : .null
    case "period.start": .day(period.first)
    case "period.end": .day(period.last)
    case "currency": scalars[name] ?? .text(currencyCode)
    default: scalars[name]
    }
  }

  /// All names of values, in order.
  package var scalarNames: [String] {
    Set(scalars.keys).union(Self.ownScalars).sorted()
  }

  package var sourceNames: [String] { sources.names }

  /// The rows of a source that lie in the period; all of them where it has no times.
  package func rows(of source: SourceTables.Source) -> [Int] {
    countsAllTimes
      ? Array(0..<source.table.rowCount) : rows(of: source, in: period.first...period.last)
  }

  /// The rows of a source that lie on these days; all of them where it has no times.
  package func rows(
    of source: SourceTables.Source, in days: ClosedRange<CalendarDay>
  ) -> [Int] {
    source.selections.rows(of: source, in: days, format: format)
  }
}

/// The rows of a source by period, found once: a report asks for the same ones time and again.
final class RowSelections: Sendable {
  private struct Key: Hashable {
    var days: ClosedRange<CalendarDay>
    var timeZone: String
  }

  private let known = Mutex<[Key: [Int]]>([:])

  fileprivate func rows(
    of source: SourceTables.Source, in days: ClosedRange<CalendarDay>, format: FormatContext
  ) -> [Int] {
    let key = Key(days: days, timeZone: format.timeZoneIdentifier)
    if let rows = known.withLock({ $0[key] }) { return rows }
    let rows = Self.found(source, days, format)
    known.withLock { known in
      if known.count >= 64 { known.removeAll() }
      known[key] = rows
    }
    return rows
  }

  private static func found(
    _ source: SourceTables.Source, _ days: ClosedRange<CalendarDay>, _ format: FormatContext
  ) -> [Int] {
    guard let name = source.timeColumn, case .instant(let times)? = source.table[name]?.values
    else { return Array(0..<source.table.rowCount) }
    var clock = LocalClock(timeZone: format.timeZone)
    let start = clock.start(of: days.lowerBound)
    let end = clock.start(of: days.upperBound.adding(days: 1))
    return times.indices.filter { times[$0] >= start && times[$0] < end }
  }
}
