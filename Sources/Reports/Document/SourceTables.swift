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
    package let table: Table
    /// `nil` when rows belong to every period.
    package let timeColumn: String?
    let selections = RowSelections()

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

  package var names: [String] {
    [Self.salesName] + others.map(\.name).filter { $0 != Self.salesName }
  }

  /// `nil` when there is none of this name.
  package subscript(name: String) -> Source? {
    if let other = others.first(where: { $0.name == name }) { return other.source }
    guard name == Self.salesName else { return nil }
    return salesSource.withLock { source in
      if let source { return source }
      let made = Source(sales.table, timeColumn: "time")
      source = made
      return made
    }
  }

  /// The tables with another one of this name.
  package func replacing(_ name: String, with source: Source) -> SourceTables {
    SourceTables(
      sales: sales, others: others.filter { $0.name != name } + [(name: name, source: source)])
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
