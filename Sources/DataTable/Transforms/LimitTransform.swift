import Diagnostics

/// Keeps the first rows.
public struct LimitTransform: TableTransform, Hashable {
  public static let name = "limit"

  /// So many rows are kept; fewer when there are fewer, none when it is negative.
  public var count: Int
  /// So many rows before them are left out.
  public var offset: Int

  public init(_ count: Int, offset: Int = 0) {
    self.count = count
    self.offset = offset
  }

  public func apply(to table: Table) throws(Diagnostic) -> Table {
    let start = min(max(offset, 0), table.rowCount)
    let end = start + min(max(count, 0), table.rowCount - start)
    return table.selecting(rows: Array(start..<end))
  }
}
