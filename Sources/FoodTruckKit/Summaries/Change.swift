import DataTable

/// How a figure differs from an earlier one.
///
/// The rule, in full: the change is a percentage of the earlier figure. When that is zero there is no
/// percentage: a figure above zero is "new", and zero again is no change. When it is negative (more
/// refunds than sales), or when the figure falls below zero from nothing, the difference itself is
/// shown. Where there are no earlier data at all, nothing is said.
public enum Change: Hashable, Sendable {
  /// The change by the earlier figure, to 12 decimal places so that it can be rounded once more:
  /// 0.125 is 12.5 % more.
  case percentage(ExactDecimal)
  /// There was nothing, and now there is something.
  case new
  /// There was nothing, and there is nothing.
  case unchanged
  /// The figure less the earlier one.
  case difference(ExactDecimal)
  /// There are no earlier data.
  case unavailable

  /// - Parameters:
  ///   - base: the earlier figure; `nil` when there are no data of that time.
  ///   - value: the figure; `nil` when there is none, such as an average of nothing.
  public init(from base: ExactDecimal?, to value: ExactDecimal?) {
    guard let base, let value, let difference = try? value.subtracting(base) else {
      self = .unavailable
      return
    }
    if base.isZero {
      self = value.isZero ? .unchanged : value.isNegative ? .difference(difference) : .new
    } else if !base.isNegative, let share = try? difference.divided(by: base, toPlaces: 12) {
      self = .percentage(share)
    } else {
      self = .difference(difference)
    }
  }

  /// Whether both figures are the same.
  public var isLevel: Bool { direction == .level }

  public enum Direction: Hashable, Sendable {
    case up, down, level
  }

  /// `nil` when there is nothing to compare with.
  public var direction: Direction? {
    switch self {
    case .percentage(let amount), .difference(let amount):
      amount.isZero ? .level : amount.isNegative ? .down : .up
    case .new: .up
    case .unchanged: .level
    case .unavailable: nil
    }
  }
}
