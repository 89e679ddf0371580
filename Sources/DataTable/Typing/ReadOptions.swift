import Foundation

/// How a file is read. Nothing here is taken from the process: not the zone and not the locale.
public struct ReadOptions: Sendable {
  /// 1 GiB.
  public static let defaultByteLimit = 1 << 30

  /// The columns that the caller needs; empty to take all as they are.
  public var requests: [ColumnRequest] = []
  /// Whether columns that were not requested are kept.
  public var keepsOtherColumns = true
  /// The zone of times without an offset, and of the midnight that a date without a time means.
  public var timeZone = TimeZone.gmt
  /// The character between cells; `nil` finds it among comma, semicolon, tab and bar.
  public var delimiter: Character?
  /// The mark in front of decimals; `nil` finds it for each column from all its cells.
  public var decimalMark: DecimalMark?
  /// Further spellings of an empty cell, such as `n/a`.
  public var emptyWords: [String] = []
  /// Whether the first row that would be skipped is an error instead.
  public var isStrict = false
  /// The most characters (Unicode scalars) of a text; longer ones are cut, with a warning. `nil` keeps
  /// all of them.
  public var textLimit: Int?
  /// Whether texts are names: line breaks and tabs in them become spaces, and texts that are the same
  /// but for these are one.
  public var readsNames = false
  /// What a text that is drawn may be long: nobody reads more of a label, and laying out megabytes
  /// takes minutes.
  public static let labelLimit = 1000
  /// At most so many skipped rows are reported one by one; the others are counted.
  public var reportLimit = 20
  /// The largest input, in bytes. At most 4 GiB.
  public var byteLimit = ReadOptions.defaultByteLimit

  public init() {}

  public init(
    requests: [ColumnRequest], keepsOtherColumns: Bool = true, timeZone: TimeZone = .gmt,
    isStrict: Bool = false
  ) {
    self.requests = requests
    self.keepsOtherColumns = keepsOtherColumns
    self.timeZone = timeZone
    self.isStrict = isStrict
  }
}

/// The mark between a number's whole part and its decimals.
public enum DecimalMark: String, Hashable, Codable, Sendable, CaseIterable {
  case point
  case comma
}
