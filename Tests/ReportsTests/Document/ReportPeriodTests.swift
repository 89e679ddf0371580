import DataTable
import Diagnostics
import Testing

@testable import Reports

@Suite struct ReportPeriodTests {
  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  private func span(_ period: ReportPeriod) -> String { "\(period.first) \(period.last)" }

  @Test(arguments: [
    (ReportPeriod.Kind.day, "2026-05-06", "2026-05-06 2026-05-06", "2026-05-05 2026-05-05"),
    // A week that has not ended is compared with as many days.
    (.week, "2026-05-06", "2026-05-04 2026-05-06", "2026-04-27 2026-04-29"),
    (.week, "2026-05-10", "2026-05-04 2026-05-10", "2026-04-27 2026-05-03"),
    (.month, "2026-05-06", "2026-05-01 2026-05-06", "2026-04-01 2026-04-06"),
    // A whole month is compared with the whole one before, however long that is.
    (.month, "2026-02-28", "2026-02-01 2026-02-28", "2026-01-01 2026-01-31"),
    // And no part of one reaches beyond the end of a shorter one.
    (.month, "2026-03-30", "2026-03-01 2026-03-30", "2026-02-01 2026-02-28"),
    (.year, "2026-12-31", "2026-01-01 2026-12-31", "2025-01-01 2025-12-31"),
    (.year, "2026-01-02", "2026-01-01 2026-01-02", "2025-01-01 2025-01-02"),
  ])
  func aPeriodGoesAsFarAsItsDay(
    kind: ReportPeriod.Kind, date: String, own: String, preceding: String
  ) throws {
    let period = ReportPeriod(kind, upTo: try day(date), firstWeekday: 2)
    #expect(span(period) == own)
    #expect(span(period.preceding) == preceding)
  }

  @Test func weeksBeginWhereTheLocaleSays() throws {
    let sunday = ReportPeriod(.week, upTo: try day("2026-05-06"), firstWeekday: 1)
    #expect(span(sunday) == "2026-05-03 2026-05-06")
    let saturday = ReportPeriod(.week, upTo: try day("2026-05-06"), firstWeekday: 7)
    #expect(span(saturday) == "2026-05-02 2026-05-06")
  }

  @Test func aWeekBeforeHasTheSameWeekdays() throws {
    let period = ReportPeriod(.week, upTo: try day("2026-05-06"), firstWeekday: 2).weekBefore
    #expect(span(period) == "2026-04-27 2026-04-29")
  }
}
