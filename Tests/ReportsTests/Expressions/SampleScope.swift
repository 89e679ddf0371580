import ChalkboardUI
import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit

@testable import Reports

/// A scope with a few sales of two days, 5 and 6 May 2026 (a Tuesday and a Wednesday), and one of a week
/// before the latter.
struct SampleScope {
  var scope: ExpressionScope
  let sink = DiagnosticSink()

  static let wednesday = CalendarDay(year: 2026, month: 5, day: 6) ?? CalendarDay(daysSince1970: 0)

  init(
    _ kind: ReportPeriod.Kind = .day, locale: String = "en_US",
    timeZone: String = "America/Los_Angeles", vocabulary: Vocabulary = .english
  ) throws {
    scope = ExpressionScope(
      sources: try Self.sources(),
      period: ReportPeriod(kind, upTo: Self.wednesday, firstWeekday: 2),
      now: Self.instant("2026-05-06T18:30-07:00"),
      format: FormatContext(localeIdentifier: locale, timeZoneIdentifier: timeZone),
      vocabulary: vocabulary, diagnostics: sink)
    scope.scalars = ["shop": .text("Sample Truck"), "city": .text("Harbor Point")]
  }

  /// The seconds of an ISO 8601 time that has an offset.
  static func instant(_ text: String) -> Double {
    var clock = LocalClock(timeZone: FormatContext().timeZone)
    return ISOTime(text)?.instant(clock: &clock) ?? .nan
  }

  private static func sources() throws -> SourceTables {
    let goals = try Table(columns: [
      Column("city", texts: ["Harbor Point", "Lakeside"]), Column("unit goal", numbers: [1.5, 2]),
    ])
    return SourceTables(
      sales: SalesTable(),
      others: [
        ("goals", SourceTables.Source(goals, timeColumn: nil)),
        ("sales", SourceTables.Source(try sales(), timeColumn: "time")),
      ])
  }

  private static func sales() throws -> Table {
    try Table(columns: [
      Column(
        "time",
        instants: [
          "2026-04-29T12:00-07:00", "2026-05-05T09:00-07:00", "2026-05-05T23:59-07:00",
          "2026-05-06T00:00-07:00", "2026-05-06T10:15-07:00", "2026-05-06T23:30-07:00",
        ].map(instant)),
      Column(
        "city",
        texts: ["Harbor Point", "Lakeside", "Harbor Point", "Harbor Point", "Lakeside", nil]),
      Column("item", texts: ["Ring", "Ring", "Cocoa", "Ring", "Cocoa", "{{ date }}"]),
      Column("quantity", decimals: [2, 1, 4, 3, 2, -1]),
      Column(
        "price",
        decimals: ["2.50", "2.50", "3.25", "2.50", "3.25", "2.50"].map { ExactDecimal($0) }),
      Column(
        "total",
        decimals: ["5.00", "2.50", "13.00", "7.50", "6.50", "-2.50"].map { ExactDecimal($0) }),
      Column("weight", numbers: [0.5, .nan, 1, 0.25, 0.5, 0.125]),
    ])
  }

  /// The value of an expression, in words: `decimal(11.50)`.
  func value(_ text: String) throws -> ExpressionValue {
    try Expression(parsing: text, at: Self.place).value(in: scope)
  }

  func text(_ text: String) throws -> String {
    try TemplateText(parsing: text, at: Self.place).text(in: scope)
  }

  /// The error that an expression gives.
  func error(_ text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try Expression(parsing: text, at: Self.place).value(in: scope)
      return nil
    } catch {
      return error
    }
  }

  func textError(_ text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try TemplateText(parsing: text, at: Self.place).text(in: scope)
      return nil
    } catch {
      return error
    }
  }

  static let place = Place(file: "template.json", pointer: "/rows/0/panels/1/text")
}

extension ExpressionValue {
  /// An exact number as it is spelled.
  static func exact(_ text: String) -> ExpressionValue {
    ExactDecimal(text).map { .decimal($0) } ?? .null
  }
}
