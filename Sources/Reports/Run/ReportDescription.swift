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

  var title: String { "\(data.title) – \(data.shop), \(date)" }

  var summary: String {
    let today = data.comparison.today
    if today.orderCount == 0, today.income.isZero { return "No sales on \(date)." }
    let numbers = NumberFormatting(data.format)
    func text(_ number: ExactDecimal, _ format: NumberFormat) -> String {
      numbers.string(
        coefficient: number.coefficient, scale: Int(number.decimalPlaces), as: format)
    }
    let orders = numbers.string(Double(today.orderCount))
    return "Income \(text(today.income, .currency(code: data.currency))), "
      + "\(text(today.quantity, .automatic)) sold in \(orders) "
      + (today.orderCount == 1 ? "order." : "orders.")
  }
}
