import ChartScales
import DataTable
import FoodTruckKit

/// Everything that the panels of a report show.
package struct ReportData: Sendable {
  var words: ReportWords
  var title: String
  var shop: String
  /// `nil` for all cities together.
  var city: String?
  var cityNames: [String]
  var day: CalendarDay
  var period: ReportPeriod
  /// The tables that panels and expressions draw on.
  var tables: SourceTables
  /// Where files that the template names lie.
  var templateFolder: String
  var parameters: [Parameter]
  /// The moment that the report speaks of as now, in seconds since 1970.
  var now: Double
  var ledger: SalesLedger
  var comparison: DayComparison
  /// The newest first.
  var orders: [Order]
  /// Of all spots that the truck may take, the favourite first; empty when there is none.
  var forecasts: [Forecast]
  var menu: FoodTruckKit.Menu
  /// The code of ISO 4217.
  var currency: String
  var format: FormatContext
  var sources: [ReportSource]
}
