import Diagnostics

/// Makes a new table from a table.
public protocol TableTransform: Sendable {
  /// The name in documents, such as `aggregate`.
  static var name: String { get }

  /// Throws when a column does not exist or holds the wrong kind, or when a result is out of range.
  func apply(to table: Table) throws(Diagnostic) -> Table
}

/// All transforms.
public enum TransformCatalog {
  public static let transforms: [any TableTransform.Type] = [
    AggregateTransform.self,
    DeriveTransform.self,
    FilterTransform.self,
    LimitTransform.self,
    SortTransform.self,
    TimeUnitTransform.self,
  ]
}

extension Table {
  /// The table after these transforms, one after the other.
  public func applying(_ transforms: [any TableTransform]) throws(Diagnostic) -> Table {
    var table = self
    for transform in transforms { table = try transform.apply(to: table) }
    return table
  }
}
