/// A column that the caller needs from a file, and what its cells have to be.
public struct ColumnRequest: Hashable, Sendable {
  /// The name that the column gets in the table.
  public var name: String
  /// Other names under which a file may carry it.
  public var aliases: [String]
  /// What the cells have to be; a row with a cell that is not is skipped and reported. `nil` takes
  /// the kind that fits the whole column.
  public var kind: ColumnKind?
  /// Whether a file without the column is refused.
  public var isRequired: Bool
  /// Whether a cell may be empty; otherwise a row with an empty one is skipped and reported.
  public var allowsEmpty: Bool

  /// `allowsEmpty` is `nil` for the usual: a column that is required may not be empty, another may.
  public init(
    name: String, aliases: [String] = [], kind: ColumnKind?, isRequired: Bool = true,
    allowsEmpty: Bool? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.kind = kind
    self.isRequired = isRequired
    self.allowsEmpty = allowsEmpty ?? !isRequired
  }
}

extension ColumnRequest {
  /// The position of the first of `names` that this request means and that `isTaken` leaves free:
  /// by its name, else by an alias, else by one of them without regard to case, spaces and
  /// punctuation (`Order ID` is `order_id`).
  func position(in names: [String], isTaken: [Bool]) -> Int? {
    let wanted = [name] + aliases
    for name in wanted {
      if let index = names.indices.first(where: { !isTaken[$0] && names[$0] == name }) {
        return index
      }
    }
    let folded = names.map(Self.folded)
    for name in wanted.map(Self.folded) where !name.isEmpty {
      if let index = names.indices.first(where: { !isTaken[$0] && folded[$0] == name }) {
        return index
      }
    }
    return nil
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
