import ChalkboardUI
import DataTable
import FoodTruckKit
import Testing

struct SummaryTileTests {
  private func texts(
    _ measure: DayMeasure, _ income: String, before: String?, weekBefore: String?
  ) throws -> [String] {
    let today = try day("2026-05-06")
    func summary(_ text: String?, _ days: Int) throws -> DaySummary? {
      try text.map {
        DaySummary(day: today.adding(days: days), income: try decimal($0), orderCount: 2)
      }
    }
    let comparison = DayComparison(
      today: DaySummary(day: today, income: try decimal(income), orderCount: 2),
      dayBefore: try summary(before, -1), weekBefore: try summary(weekBefore, -7))
    return RenderedView(SummaryTile(measure, comparison: comparison), width: 280).texts
  }

  @Test func valueAndChanges() throws {
    #expect(
      try texts(.income, "1234.505", before: "1000", weekBefore: "2469.01") == [
        "Income", "$1,234.50", "23.5%", "vs. Tuesday", "50.0%", "vs. last Wednesday",
      ])
  }

  @Test(arguments: [
    ("0", "5", "new"), ("0", "0", "no change"), ("5", "5", "no change"), ("-4", "-4", "no change"),
    ("10", "0", "100%"),
    ("-4", "4", "$8.00"), ("1", "1000", "> 1,000%"), ("1000", "999.9", "0.0%"),
  ])
  func changesInWords(_ base: String, _ now: String, _ text: String) throws {
    let texts = try texts(.income, now, before: base, weekBefore: nil)
    #expect(texts[2] == text)
    #expect(texts[4] == "no data")
  }

  @Test func averageOfNothingIsADash() throws {
    let comparison = DayComparison(
      today: DaySummary(day: try day("2026-05-06")), dayBefore: nil, weekBefore: nil)
    let texts = RenderedView(SummaryTile(.averageOrder, comparison: comparison), width: 280).texts
    #expect(texts[1] == "–")
  }

  private func tile(_ income: String, width: Double, locale: String = "en_US") throws
    -> RenderedView
  {
    let today = try day("2026-05-06")
    let earlier = DaySummary(day: today, income: try decimal("100"), orderCount: 2)
    let comparison = DayComparison(
      today: DaySummary(day: today, income: try decimal(income), orderCount: 2),
      dayBefore: earlier, weekBefore: earlier)
    return RenderedView(
      SummaryTile(.income, comparison: comparison), width: width, locale: locale)
  }

  @Test func daysAreShortWhereThereIsLittleRoom() throws {
    let texts = try tile("110.80", width: 176).texts
    #expect(texts.contains("vs. Tue") && texts.contains("vs. last Wed"))
  }

  @Test func daysAreInTheLanguageOfTheSentence() throws {
    #expect(try tile("110", width: 280, locale: "de_DE").texts.contains("vs. last Wednesday"))
  }

  @Test func shrunkFigureStandsOnTheLineOfItsNeighbours() throws {
    let usual = try tile("120", width: 176).lines
    let shrunk = try tile("123456789", width: 176).lines
    func baseline(_ line: RenderedView.Line) -> Double { line.box.y + line.box.height * 7 / 9 }
    #expect(shrunk[1].box.height < usual[1].box.height * 0.9)
    for index in 1..<usual.count {
      #expect(abs(baseline(usual[index]) - baseline(shrunk[index])) < 0.1)
    }
  }
}
