import Diagnostics

/// Puts the marks of a layer that share a position on top of each other.
struct StackResolver {
  var stacking: Stacking

  /// The foot and tip of each mark, and whether its tip is the outside of its stack.
  struct Stacked {
    var spans: ResolvedSpans
    var isOuterEnd: [Bool]
  }

  /// - Parameters:
  ///   - values: the value of each mark; NaN is left out of the stack.
  ///   - places: marks with the same place form a stack; `nil` puts all in one.
  func stacked(_ values: [Double], at places: [StackPlace]?) -> Stacked {
    let groups = groups(count: values.count, places: places)
    var from = [Double](repeating: 0, count: values.count)
    var to = values
    var isOuter = [Bool](repeating: true, count: values.count)
    for rows in groups where stacking != .unstacked {
      stack(rows, values: values, from: &from, to: &to, isOuter: &isOuter)
    }
    for row in values.indices where !to[row].isFinite { from[row] = .nan }
    return Stacked(
      spans: ResolvedSpans(kind: .range, from: from, to: to, smallestGap: nil), isOuterEnd: isOuter)
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
    isOuter: inout [Bool]
  ) {
    var positive = 0.0
    var negative = 0.0
    var lastPositive: Int?
    var lastNegative: Int?
    for row in rows where values[row].isFinite {
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
    normalize(rows, total: positive - negative, low: negative, high: positive, &from, &to)
  }

  private func normalize(
    _ rows: [Int], total: Double, low: Double, high: Double, _ from: inout [Double],
    _ to: inout [Double]
  ) {
    switch stacking {
    case .standard, .unstacked: return
    case .normalized:
      for row in rows where total > 0 {
        from[row] /= total
        to[row] /= total
      }
    case .center:
      let middle = (low + high) / 2
      for row in rows {
        from[row] -= middle
        to[row] -= middle
      }
    }
  }
}

/// What marks of one stack have in common.
struct StackPlace: Hashable {
  var position: Double
  var slot: Int
}
