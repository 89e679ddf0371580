import Diagnostics

/// Puts the marks of a layer that share a position on top of each other.
struct StackResolver {
  var stacking: Stacking
  /// Whether rows are joined to bands, which need to know where they would lie across zero.
  var joinsRows = false

  /// The foot and tip of each mark, and whether its tip is the outside of its stack.
  struct Stacked {
    var spans: ResolvedSpans
    var isOuterEnd: [Bool]
    var feetAcrossZero: [Double]
  }

  /// - Parameters:
  ///   - values: the value of each mark; NaN is left out of the stack.
  ///   - places: marks with the same place form a stack; `nil` puts all in one.
  func stacked(_ values: [Double], at places: [StackPlace]?) -> Stacked {
    let groups = groups(count: values.count, places: places)
    var from = [Double](repeating: 0, count: values.count)
    var to = values
    var isOuter = [Bool](repeating: true, count: values.count)
    let crossesZero =
      joinsRows && values.contains { $0 < 0 } && values.contains { $0 > 0 }
      && groups.contains { $0.count > 1 }
    var across = crossesZero && stacking != .unstacked ? from : []
    for rows in groups where stacking != .unstacked {
      stack(rows, values: values, from: &from, to: &to, isOuter: &isOuter, across: &across)
    }
    for row in values.indices where !to[row].isFinite { from[row] = .nan }
    return Stacked(
      spans: ResolvedSpans(kind: .range, from: from, to: to, smallestGap: nil), isOuterEnd: isOuter,
      feetAcrossZero: across)
  }

  private func groups(count: Int, places: [StackPlace]?) -> [[Int]] {
    guard let places else { return [Array(0..<count)] }
    var numbers: [StackPlace: Int] = [:]
    var groups: [[Int]] = []
    for (row, place) in places.enumerated() {
      if let number = numbers[place] {
        groups[number].append(row)
      } else {
        numbers[place] = groups.count
        groups.append([row])
      }
    }
    return groups
  }

  private func stack(
    _ rows: [Int], values: [Double], from: inout [Double], to: inout [Double],
    isOuter: inout [Bool], across: inout [Double]
  ) {
    var positive = 0.0
    var negative = 0.0
    var lastPositive: Int?
    var lastNegative: Int?
    for row in rows where values[row].isFinite {
      if !across.isEmpty { across[row] = values[row] < 0 ? positive : negative }
      if values[row] < 0 {
        from[row] = negative
        negative += values[row]
        to[row] = negative
        if let before = lastNegative { isOuter[before] = false }
        lastNegative = row
      } else {
        from[row] = positive
        positive += values[row]
        to[row] = positive
        if values[row] > 0 {
          if let before = lastPositive { isOuter[before] = false }
          lastPositive = row
        }
      }
    }
    let total = positive - negative
    normalize(rows, total: total, low: negative, high: positive, &from)
    normalize(rows, total: total, low: negative, high: positive, &to)
    if !across.isEmpty {
      normalize(rows, total: total, low: negative, high: positive, &across)
    }
  }

  private func normalize(
    _ rows: [Int], total: Double, low: Double, high: Double, _ values: inout [Double]
  ) {
    switch stacking {
    case .standard, .unstacked: return
    case .normalized:
      for row in rows where total > 0 { values[row] /= total }
    case .center:
      let middle = (low + high) / 2
      for row in rows { values[row] -= middle }
    }
  }
}

/// What marks of one stack have in common.
struct StackPlace: Hashable {
  var position: Double
  var slot: Int
}
