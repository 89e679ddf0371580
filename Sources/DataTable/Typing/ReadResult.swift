import Diagnostics

/// What was read from a file, and what was not.
public struct ReadResult: Sendable {
  public var table: Table
  /// Rows of the file that are rows of the table.
  public var rowsRead: Int
  /// Rows of the file that are not, since something in them could not be read. Together with
  /// `rowsRead` these are all rows but blank ones.
  public var rowsSkipped: Int
  /// What was assumed, then what was skipped, each in the order of the file.
  public var diagnostics: [Diagnostic]

  public init(table: Table, rowsRead: Int, rowsSkipped: Int, diagnostics: [Diagnostic]) {
    self.table = table
    self.rowsRead = rowsRead
    self.rowsSkipped = rowsSkipped
    self.diagnostics = diagnostics
  }
}
