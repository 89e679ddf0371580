import ChalkboardUI
import DataTable
import FoodTruckKit
import Foundation
import Testing

/// What holds for every view of a report, whatever the data.
struct ReportViewsTests {
  private let data: SampleData

  init() throws { data = try SampleData() }

  private struct Page: View {
    let data: SampleData
    let comparison: DayComparison
    let totals: [ItemTotal]
    let history: [CityHistory]
    let orders: [Order]
    let candidates: [Forecast]

    var body: some View {
      VStack(spacing: 16) {
        ReportHeader(
          title: "Daily report", shop: "The Food Truck", day: data.day,
          items: [data.menu.item(named: "Classic")])
        ForEach(DayMeasure.allCases, id: \.self) { SummaryTile($0, comparison: comparison) }
        TopItemsCard(sales: totals, menu: data.menu)
        ForecastCard(candidates: candidates, day: data.day, now: data.now)
        SalesHistoryCard(history: history)
        RecentOrdersCard(orders: orders, menu: data.menu)
        ItemTableCard(totals: totals, menu: data.menu)
        ReportFooter(sources: [ReportSource(name: "sales.csv", rowsRead: 900, rowsSkipped: 2)])
      }
    }
  }

  private func page(totals: [ItemTotal]? = nil) throws -> Page {
    Page(
      data: data, comparison: try data.ledger.comparison(of: data.day),
      totals: try totals ?? data.ledger.itemTotals(on: data.day, by: .income),
      history: try data.ledger.cityHistory(endingOn: data.day),
      orders: Order.newest(of: data.ledger.sales, limit: 5),
      candidates: [try data.forecast("Wet", chance: 0.5), try data.forecast()])
  }

  @Test(arguments: [372.0, 568, 1168], [false, true])
  func sampleIsDrawnWithoutAWarning(_ width: Double, _ isDark: Bool) throws {
    let rendered = RenderedView(try page(), width: width, isDark: isDark)
    #expect(rendered.diagnostics.isEmpty)
    #expect(abs(rendered.scene.size.width - width) < 1e-6)
    #expect(rendered.overlaps.isEmpty)
    #expect(rendered.outsiders.isEmpty)
    let svg = rendered.svg
    #expect(!svg.contains("NaN") && !svg.contains("inf"))
  }

  @Test(arguments: [372.0, 568, 1168], 0..<5)
  func oddItemsDoNotOverlapOrLeaveThePicture(_ width: Double, _ number: Int) throws {
    let totals = try SampleData.oddTotals()[number]
    let rendered = RenderedView(try page(totals: totals), width: width)
    #expect(width < 568 || abs(rendered.scene.size.width - width) < 1e-6)
    #expect(rendered.overlaps.isEmpty)
    #expect(rendered.outsiders.isEmpty)
    let svg = rendered.svg
    #expect(!svg.contains("NaN") && !svg.contains("<b onload"))
  }

  @Test func emptyDayIsDrawnInWords() throws {
    let empty = SalesLedger(SalesTable(), timeZone: data.zone)
    let rendered = RenderedView(
      Page(
        data: data, comparison: try empty.comparison(of: data.day), totals: [], history: [],
        orders: [], candidates: []))
    #expect(rendered.diagnostics.isEmpty)
    #expect(rendered.texts.filter { $0 == "No sales" }.count == 3)
    #expect(rendered.texts.contains("No orders"))
    #expect(rendered.texts.contains("No forecast"))
    #expect(rendered.texts.contains("$0.00"))
  }

  @Test func germanHabits() throws {
    let rendered = RenderedView(try page(), locale: "de_DE")
    #expect(rendered.texts.contains("Mittwoch, 6. Mai 2026"))
    #expect(rendered.texts.contains { $0.hasSuffix("°C") })
    #expect(!rendered.texts.contains { $0.hasSuffix("°F") })
    #expect(rendered.texts.filter { $0.contains("AM") || $0.hasPrefix("$") } == [])
  }

  @Test func samePictureWhateverCameBefore() throws {
    let first = RenderedView(try page()).svg
    _ = RenderedView(try page(), width: 900, locale: "de_DE").svg
    #expect(RenderedView(try page()).svg == first)
  }

  @Test func largeAmountsAreShortenedAlike() {
    let history = [
      CityHistory(
        city: "A",
        days: [
          CityDay(day: data.day.adding(days: -1), income: 0),
          CityDay(day: data.day, income: 8_000_000),
        ])
    ]
    let labels = RenderedView(SalesHistoryCard(history: history)).texts
    #expect(labels.contains("$6M") || labels.contains("$8M"))
    #expect(!labels.contains { $0.hasSuffix("M") && !$0.hasPrefix("$") })
  }
}
