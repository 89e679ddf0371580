import DataTable
import Diagnostics
import FoodTruckKit

extension ReportData {
  /// The data with these rows of a source only, counted from 0.
  ///
  /// - Throws: an error when a sum is beyond what an exact decimal holds.
  func selecting(rows: [Int], of source: String) throws(Diagnostic) -> ReportData {
    guard let table = tables[source] else { return self }
    var data = self
    data.tables = tables.replacing(
      source,
      with: SourceTables.Source(
        table.table.selecting(rows: rows), timeColumn: table.timeColumn))
    if source == SourceTables.salesName {
      let sales = ledger.sales.selecting(rows: rows)
      data.ledger = SalesLedger(sales, timeZone: ledger.timeZone)
      data.comparison = try data.ledger.comparison(of: day)
      let lines = data.ledger.days.indices.filter { data.ledger.days[$0] == day }
      data.orders = Order.newest(of: sales.selecting(rows: lines))
    }
    return data
  }
}
