import VectorScene

extension Interpolation {
  /// How far curves through `values` reach past them, for a scale that has to hold the curves too;
  /// empty when they hardly do.
  ///
  /// - Parameter series: the number of each value's series; empty when all are one.
  func overshoot(of values: [Double], series: [Int]) -> [Double] {
    switch self {
    case .linear, .stepStart, .stepCenter, .stepEnd, .monotone: return []
    case .catmullRom, .cardinal: break
    }
    var lower = Double.infinity
    var upper = -Double.infinity
    for value in values where value.isFinite {
      lower = min(lower, value)
      upper = max(upper, value)
    }
    let span = upper - lower
    guard span.isFinite, span > 0 else { return [] }
    var reach = (lower: lower, upper: upper)
    for run in runs(of: values, series: series) {
      // As far apart as they are high: how they lie in the plot is not known yet, and matters little.
      let pitch = span / Double(max(1, run.count - 1))
      var path = Path()
      append(
        run.enumerated().map { Point(x: Double($0.offset) * pitch, y: $0.element) }, to: &path,
        startsNew: true)
      path.widen(&reach)
    }
    let slack = Self.negligibleOvershoot * span
    return [
      reach.lower < lower - slack ? reach.lower : nil,
      reach.upper > upper + slack ? reach.upper : nil,
    ]
    .compactMap { $0 }
  }

  /// What curves may reach past their points before the scale grows, as a share of the values' span:
  /// another step of the scale would cost more than a line that leaves the plot by a hair.
  private static let negligibleOvershoot = 0.02

  private func runs(of values: [Double], series: [Int]) -> [[Double]] {
    var open: [Int: Int] = [:]
    var runs: [[Double]] = []
    for (row, value) in values.enumerated() {
      let number = series.indices.contains(row) ? series[row] : 0
      guard value.isFinite else {
        open[number] = nil
        continue
      }
      if let run = open[number] {
        runs[run].append(value)
      } else {
        open[number] = runs.count
        runs.append([value])
      }
    }
    return runs
  }
}

extension Path {
  /// Widens an interval to hold the path's heights, looked up at a few places of each curve.
  fileprivate func widen(_ reach: inout (lower: Double, upper: Double)) {
    var from = Point.zero
    for element in elements {
      switch element {
      case .move(let end), .line(let end): from = end
      case .cubic(let control1, let control2, let end):
        for share in stride(from: 0.0625, to: 1, by: 0.0625) {
          let rest = 1 - share
          let y =
            rest * rest * rest * from.y + 3 * rest * rest * share * control1.y
            + 3 * rest * share * share * control2.y + share * share * share * end.y
          reach.lower = min(reach.lower, y)
          reach.upper = max(reach.upper, y)
        }
        from = end
      default: break
      }
    }
  }
}
