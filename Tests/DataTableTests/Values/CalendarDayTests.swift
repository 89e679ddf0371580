import Testing

@testable import DataTable

@Suite struct CalendarDayTests {
  @Test func countsDaysSince1970() throws {
    #expect(try #require(CalendarDay(year: 1970, month: 1, day: 1)).daysSince1970 == 0)
    #expect(try #require(CalendarDay(year: 2000, month: 3, day: 1)).daysSince1970 == 11_017)
    #expect(try #require(CalendarDay(year: 1969, month: 12, day: 31)).daysSince1970 == -1)
    #expect(try #require(CalendarDay(year: 1, month: 1, day: 1)).daysSince1970 == -719_162)
  }

  @Test func everyDayOfTenThousandYearsComesBack() throws {
    var next = try #require(CalendarDay(year: 1, month: 1, day: 1))
    let last = try #require(CalendarDay(year: 9999, month: 12, day: 31))
    var weekday = next.weekday
    while next <= last {
      let (year, month, day) = next.date
      let again = CalendarDay(year: year, month: month, day: day)
      guard again == next, next.weekday == weekday else {
        Issue.record("\(next)")
        return
      }
      weekday = weekday % 7 + 1
      next = next.adding(days: 1)
    }
  }

  @Test func knowsWeekdays() throws {
    #expect(try #require(CalendarDay("2026-05-06")).weekday == 4)
    #expect(try #require(CalendarDay("1970-01-01")).weekday == 5)
    #expect(try #require(CalendarDay("1899-12-31")).weekday == 1)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-05-00", "2026-5-6",
    "2026-05-06T10:00", "06.05.2026", "", "20260506", "2026-05-06 ", "0000-01-01",
    "0000-12-31",
  ])
  func refusesWhatIsNoDay(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func prints() throws {
    #expect(try #require(CalendarDay("2024-02-29")).description == "2024-02-29")
    #expect(try #require(CalendarDay(year: 7, month: 1, day: 2)).description == "0007-01-02")
  }
}
