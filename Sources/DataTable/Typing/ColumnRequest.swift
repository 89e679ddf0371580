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
  /// Whether a row with a cell that is not of the kind is kept without it, as a gap, and reported all
  /// the same; `false` by default.
  public var leavesGaps = false

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
  /// For each of `names` the request that it answers, if any.
  ///
  /// A request's own name comes before every alias, and the exact spelling before one that differs
  /// in case, spaces and punctuation (`Order ID` is `order_id`): a column `price` never takes the
  /// place of `unit_price`, nor an alias the column that another request names.
  static func match(_ requests: [ColumnRequest], with names: [String]) -> [ColumnRequest?] {
    var matched = [ColumnRequest?](repeating: nil, count: names.count)
    var isMet = [Bool](repeating: false, count: requests.count)
    let folded = names.map(\.folded)
    func take(_ number: Int, where isWanted: (Int) -> Bool) {
      guard !isMet[number],
        let index = names.indices.first(where: { matched[$0] == nil && isWanted($0) })
      else { return }
      matched[index] = requests[number]
      isMet[number] = true
    }
    func takeFolded(_ number: Int, _ name: String) {
      let wanted = name.folded
      if !wanted.isEmpty { take(number) { folded[$0] == wanted } }
    }
    for (number, request) in requests.enumerated() {
      take(number) { names[$0] == request.name }
    }
    for (number, request) in requests.enumerated() { takeFolded(number, request.name) }
    for (number, request) in requests.enumerated() {
      for alias in request.aliases {
        take(number) { names[$0] == alias }
        takeFolded(number, alias)
      }
    }
    return matched
  }
}
