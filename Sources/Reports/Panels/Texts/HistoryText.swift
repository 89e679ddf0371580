import FoodTruckKit

/// The sums of each city day by day as a table of text.
struct HistoryText {
  var data: ReportData
  var history: [CityHistory]
  var measure: SalesHistoryChart.Measure

  var blocks: [TextBlock] {
    let (words, figures) = (data.words.vocabulary, data.figures)
    guard let days = history.first?.days else { return [.plain(words[.noSales])] }
    let columns = history.map {
      TextTable.Column(title: $0.city ?? words[.unknownCity], isNumeric: true)
    }
    let rows = days.indices.map { index in
      [figures.longDate(days[index].day)]
        + history.map { city in
          guard city.days.indices.contains(index) else { return "–" }
          let day = city.days[index]
          return measure == .income ? figures.money(day.income) : figures.number(day.quantity)
        }
    }
    return [
      .table(
        TextTable(columns: [TextTable.Column(title: words[.chartDay])] + columns, rows: rows))
    ]
  }
}
