import ChartScales
import DataTable
import FoodTruckKit

/// A report in words, for its title and for people who cannot see it.
struct ReportDescription {
  var data: ReportData

  private var date: String {
    var clock = LocalClock(timeZone: data.format.timeZone)
    return DateFormatting(data.format).string(clock.start(of: data.day), as: .full)
  }

  private var words: Vocabulary { data.words.vocabulary }

  var title: String {
    words.text(.pageTitle, [("title", data.title), ("shop", data.shop), ("date", date)])
  }

  var summary: String {
    let today = data.comparison.today
    if today.orderCount == 0, today.income.isZero {
      return words.text(.summaryWithoutSales, [("date", date)])
    }
    let numbers = NumberFormatting(data.format)
    func text(_ number: ExactDecimal, _ format: NumberFormat) -> String {
      numbers.string(
        coefficient: number.coefficient, scale: Int(number.decimalPlaces), as: format)
    }
    return words.text(
      .summary, count: ExactDecimal(today.orderCount),
      [
        ("income", text(today.income, .currency(code: data.currency))),
        ("quantity", text(today.quantity, .automatic)),
        ("orders", numbers.string(Double(today.orderCount))),
      ])
  }
}
