import DataTable
import FoodTruckKit
import Synchronization

/// The tables that panels and expressions of a report draw on, by the names that its template gives
/// them.
///
/// The table of sales is made when it is first asked for, since many reports do without.
package final class SourceTables: Sendable {
  /// A table and the column whose times say which period a row belongs to.
  package struct Source: Sendable {
    package var table: Table
    /// `nil` when rows belong to every period.
    package var timeColumn: String?

    package init(_ table: Table, timeColumn: String?) {
      self.table = table
      self.timeColumn = timeColumn
    }
  }

  private let sales: SalesTable
  private let others: [(name: String, source: Source)]
  private let salesSource = Mutex<Source?>(nil)

  package init(sales: SalesTable, others: [(name: String, source: Source)] = []) {
    self.sales = sales
    self.others = others
  }

  package static let salesName = "sales"

  package var names: [String] { [Self.salesName] + others.map(\.name) }

  /// `nil` when there is none of this name.
  package subscript(name: String) -> Source? {
    guard name == Self.salesName else { return others.first { $0.name == name }?.source }
    return salesSource.withLock { source in
      if let source { return source }
      let made = Source(sales.table, timeColumn: "time")
      source = made
      return made
    }
  }
}

extension SalesTable {
  /// The lines as a table with the columns `order`, `time`, `city`, `item`, `quantity`, `price` and
  /// `total`.
  var table: Table {
    Table(aligning: [
      Column("order", .text(orders)), Column("time", instants: times),
      Column("city", .text(cities)), Column("item", .text(items)),
      Column("quantity", decimals: quantities), Column("price", decimals: unitPrices),
      Column("total", decimals: amounts),
    ])
  }
}
