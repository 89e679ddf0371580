import ChalkboardUI
import DataTable
import FoodTruckKit
import Testing

struct SalesHistoryCardTests {
  private let today: CalendarDay

  init() throws { today = try day("2026-05-06") }

  private func card(
    _ incomes: [String], city: String? = "Lakeside", locale: String = "en_US"
  ) throws -> RenderedView {
    let days = try incomes.enumerated().map { index, income in
      CityDay(day: today.adding(days: index - incomes.count + 1), income: try decimal(income))
    }
    return RenderedView(
      SalesHistoryCard(history: [CityHistory(city: city, days: days)]), locale: locale)
  }

  @Test(arguments: [
    ("de_DE", "1.000 $"), ("en_US", "$1,000"), ("nl_NL", "US$ 1.000"), ("pt_BR", "US$ 1.000"),
  ])
  func thousandsAreWholeInEveryLocale(_ locale: String, _ label: String) throws {
    let texts = try card(["210", "1020", "400"], locale: locale).texts
      .map { $0.replacingOccurrences(of: "\u{00A0}", with: " ") }
    #expect(texts.contains(label))
  }

  @Test func tickBelowTheLowestPoint() throws {
    let texts = try card(["210", "1020", "400"]).texts
    #expect(texts.contains("$200"))
    #expect(!texts.contains("$0"))
  }

  @Test func singleDayIsComparedWithZero() throws {
    let texts = try card(["2.50"]).texts
    #expect(texts.contains("$0.00") && texts.contains("$2.50"))
  }

  @Test(arguments: [
    ["1000100", "1000900"], ["1500000", "1500050"], ["1234000", "1236000"], ["0.01", "0.01"],
    ["2.50", "1.75"],
  ])
  func amountsAlongTheAxisAreToldApart(incomes: [String]) throws {
    let amounts = try card(incomes).texts.filter { $0.hasPrefix("$") }
    #expect(amounts.count >= 2 && Set(amounts).count == amounts.count, "\(amounts)")
  }

  @Test func salesWithoutCitiesAreIncomeAlone() throws {
    let texts = try card(["210", "1020"], city: nil).texts
    #expect(texts.contains("Income, last 2 days"))
    #expect(!texts.contains("No city"))
    #expect(try card(["210", "1020"]).texts.contains("Lakeside"))
  }

  @Test func wideChartIsHigher() throws {
    let history = [CityHistory(city: "A", days: [CityDay(day: today, income: 5)])]
    func height(_ width: Double) -> Double {
      RenderedView(SalesHistoryCard(history: history), width: width).scene.size.height
    }
    #expect(height(1400) > height(560) + 40)
    #expect(height(3000) == height(1400))
  }
}
