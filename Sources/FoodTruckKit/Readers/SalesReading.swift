import Diagnostics

/// What was read from a sales file, and what was not.
public struct SalesReading: Sendable {
  public var sales: SalesTable
  /// Rows of the file that could be read, those of cancelled orders among them.
  public var rowsRead: Int
  /// Rows of the file that could not.
  public var rowsSkipped: Int
  /// What was skipped and assumed, in the order of the file.
  public var diagnostics: [Diagnostic]

  public init(
    sales: SalesTable = SalesTable(), rowsRead: Int = 0, rowsSkipped: Int = 0,
    diagnostics: [Diagnostic] = []
  ) {
    self.sales = sales
    self.rowsRead = rowsRead
    self.rowsSkipped = rowsSkipped
    self.diagnostics = diagnostics
  }

  /// Throws when there are rows and none could be read: that is a wrong file and no day without sales.
  func requireReadableRow() throws(Diagnostic) {
    guard rowsRead == 0, rowsSkipped > 0 else { return }
    throw .nothingReadable(
      of: rowsSkipped, "row", first: diagnostics.first { $0.severity == .warning })
  }
}
