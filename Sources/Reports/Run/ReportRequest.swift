import ChartScales
import DataTable
import Diagnostics
import Foundation
import VectorScene

/// A report as the command line asks for it. What is left out comes from the template or the data.
public struct ReportRequest: Sendable {
  /// The name of a template or its path; see ``TemplateFinder``.
  public var template: String
  /// Whether the template's sample data stand in for what is left out.
  public var usesSample = false
  /// `nil` takes the file that the template names.
  public var sales: InputSource?
  /// Files for the template's other sources, by their names; they come before those that it names.
  public var data: [(name: String, source: InputSource)] = []
  /// Values for the template's parameters, by their names.
  public var parameters: [(name: String, value: String)] = []
  /// `nil` uses the template's own, marked as a sample.
  public var forecast: InputSource?
  /// `nil` takes the newest orders of the sales.
  public var orders: InputSource?
  /// `csv`, `json` or `ndjson`; `nil` decides by ending and content.
  public var salesFormat: String?
  public var encoding = InputEncoding.utf8
  /// The mark in front of decimals in sales and orders; `nil` finds it for each column.
  public var decimalMark: DecimalMark?
  /// The day of the report; `nil` is the last day with sales. Without sales it is the day of `now`, of
  /// the newest order or of the forecast's first hour, and without these an error: the machine's
  /// clock never decides.
  public var date: CalendarDay?
  /// A date and time as ISO 8601; without an offset by the shop's clock. `nil` is the moment of the
  /// day's last sale, or noon when there is none. Orders after it are left out.
  public var now: String?
  /// Only this city; `nil` is all.
  public var city: String?
  /// Of the page, in CSS pixels; `nil` is the template's.
  public var width: Double?
  /// The sheets of paged formats; `nil` is the template's.
  public var paper: Paper.Format?
  /// `nil` is the template's; likewise those below.
  public var locale: String?
  public var currency: String?
  public var timeZone: String?
  /// The locale when neither this request nor the template names one.
  public var fallbackLocale = "en_US"
  public var colorScheme: PictureColorScheme?
  public var background = PictureBackground.automatic
  /// Whether the first row that cannot be read is an error.
  public var isStrict = false

  public init(template: String, sales: InputSource? = nil) {
    self.template = template
    self.sales = sales
  }
}

/// A drawn report, and what there is to say about it.
public struct ReportDrawing: Sendable {
  public var scene: Scene
  /// Warnings and notes, in the order of the work.
  public var diagnostics: [Diagnostic]
}
