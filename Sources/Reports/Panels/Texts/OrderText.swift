import FoodTruckKit

/// Orders as a table of text.
struct OrderText {
  var data: ReportData
  var orders: [Order]

  var blocks: [TextBlock] {
    let (words, figures) = (data.words.vocabulary, data.figures)
    guard !orders.isEmpty else { return [.plain(words[.noOrders])] }
    let columns = [
      TextTable.Column(title: words[.orders]), TextTable.Column(title: words[.item]),
      TextTable.Column(title: words[.income], isNumeric: true),
      TextTable.Column(title: words[.status]), TextTable.Column(title: words[.time]),
    ]
    let rows = orders.map { order in
      [
        order.id, items(of: order), order.total.map(figures.money) ?? "–",
        order.isRefund ? words[.refund] : order.status.map { words.text(of: $0) } ?? "",
        figures.time(order.time),
      ]
    }
    return [.table(TextTable(columns: columns, rows: rows))]
  }

  private func items(of order: Order) -> String {
    let words = data.words.vocabulary
    return order.lines.map { line in
      words.text(
        .quantityOfItem,
        [
          ("count", data.figures.number(line.quantity)), ("item", words.isolated(line.item)),
        ])
    }.joined(separator: words[.itemSeparator])
  }
}
