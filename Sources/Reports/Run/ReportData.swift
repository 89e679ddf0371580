import ChartScales
import DataTable
import FoodTruckKit

/// Everything that the panels of a report show.
package struct ReportData: Sendable {
  var title: String
  var shop: String
  /// `nil` for all cities together.
  var city: String?
  var cityNames: [String]
  var day: CalendarDay
  /// The moment that the report speaks of as now, in seconds since 1970.
  var now: Double
  var ledger: SalesLedger
  var comparison: DayComparison
  /// The newest first.
  var orders: [Order]
  /// The proposed one; `nil` when there is none at all.
  var forecast: Forecast?
  /// Whether there was more than one parking spot to choose from.
  var hasSeveralSpots: Bool
  var menu: Menu
  /// The code of ISO 4217.
  var currency: String
  var format: FormatContext
  var sources: [Source]

  /// A file that the report was made from.
  struct Source: Hashable, Sendable {
    /// What it holds, such as "Sales".
    var content: String
    var rowsRead: Int
    var rowsSkipped: Int
  }
}
