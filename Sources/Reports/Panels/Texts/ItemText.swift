import DataTable
import FoodTruckKit

/// The items of a day as a table of text.
struct ItemText {
  var data: ReportData
  var totals: [ItemTotal]

  var blocks: [TextBlock] {
    let (words, figures) = (data.words.vocabulary, data.figures)
    guard !totals.isEmpty else { return [.plain(words[.noSales])] }
    let columns = [
      TextTable.Column(title: words[.item]),
      TextTable.Column(title: words[.sold], isNumeric: true),
      TextTable.Column(title: words[.income], isNumeric: true),
      TextTable.Column(title: words[.share], isNumeric: true),
    ]
    let rows = totals.map { total in
      [
        total.item, figures.number(total.quantity), figures.money(total.income),
        total.share.map(figures.percent) ?? "–",
      ]
    }
    let quantity = try? ExactDecimal.sum(totals.map(\.quantity))
    let income = try? ExactDecimal.sum(totals.map(\.income))
    let sums = [
      words[.total], quantity.map(figures.number) ?? "–", income.map(figures.money) ?? "–", "",
    ]
    return [.table(TextTable(columns: columns, rows: rows, totals: sums))]
  }
}
