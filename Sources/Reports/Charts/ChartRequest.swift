import DataTable
import Diagnostics
import VectorScene

/// A chart of the columns of one file, as the command line asks for it.
public struct ChartRequest: Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case bar, line, area, point
  }

  public enum Aggregate: String, Hashable, Sendable, CaseIterable {
    case sum, mean, count
  }

  /// The order of categories.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// As they first appear in the file.
    case file
    /// By value.
    case ascending, descending
    case name
  }

  /// What becomes of bars and areas that share a position.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    case stacked
    case grouped
    /// As shares of the whole.
    case normalized
  }

  public enum ValueLabels: String, Hashable, Sendable, CaseIterable {
    /// On bars without series, up to 25 of them, where they fit.
    case automatic = "auto"
    case on, off
  }

  public var kind: Kind
  public var data: InputSource
  /// `csv`, `json` or `ndjson`; `nil` decides by ending and content.
  public var dataFormat: String?
  public var x: String
  /// May be `nil` only when rows are counted.
  public var y: String?
  /// The column that splits the rows into series of their own colour; `nil` makes one series.
  public var series: String?
  /// What becomes of rows that share x and series. `nil` takes the sum, except for points, which
  /// are never put together unless asked.
  public var aggregate: Aggregate?
  /// Calendar unit by which times are grouped; `nil` groups them for bars only, by a unit that suits
  /// the data.
  public var timeUnit: TimeUnitTransform.Unit?
  public var order = Order.file
  /// `nil` groups means and stacks the rest.
  public var arrangement: Arrangement?
  public var valueLabels = ValueLabels.automatic
  /// `nil` shows none.
  public var title: String?
  /// `nil` takes what the column is called; empty shows none.
  public var xTitle: String?
  public var yTitle: String?
  /// In CSS pixels.
  public var size = ChartRequest.standardSize
  public var encoding = InputEncoding.utf8
  /// Further spellings of an empty cell, such as `n/a`.
  public var emptyWords: [String] = []
  /// `nil` finds them in the data.
  public var delimiter: Character?
  public var decimalMark: DecimalMark?
  /// Whether the first row that cannot be read is an error.
  public var isStrict = false

  public static let standardSize = Size(width: 640, height: 400)
  /// What a side of a chart may be, in CSS pixels.
  public static let sideLimits = 40.0...16_384.0

  public init(
    _ kind: Kind, data: InputSource, x: String, y: String?, aggregate: Aggregate? = nil
  ) throws(Diagnostic) {
    guard y != nil || aggregate == .count else { throw .missingY() }
    self.kind = kind
    self.data = data
    self.x = x
    self.y = y
    self.aggregate = aggregate
  }
}
