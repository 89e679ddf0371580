import ChalkboardUI
import ChartEngine
import ChartScales

/// Where the marks of an axis stand.
public struct AxisMarkValues: Sendable {
  let values: AxisValues

  /// Round values, about as many as fit.
  public static let automatic = AxisMarkValues(values: .automatic())

  /// Round values.
  ///
  /// - Parameters:
  ///   - desiredCount: about how many; `nil` is as many as fit well.
  ///   - roundLowerBound: whether the domain grows down to a round value; `nil` is yes for numbers.
  ///   - roundUpperBound: whether it grows up to one.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .automatic(
        desiredCount: desiredCount, roundLowerBound: roundLowerBound,
        roundUpperBound: roundUpperBound))
  }

  /// Round values that are at least `minimumStride` apart, in units of the axis.
  public static func automatic<Stride: BinaryFloatingPoint>(
    minimumStride: Stride, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .automatic(
        desiredCount: desiredCount, minimumStride: Double(minimumStride),
        roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound))
  }

  /// The multiples of a step.
  public static func stride<Step: BinaryFloatingPoint>(
    by stepSize: Step, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(values: .stride(Double(stepSize)))
  }

  /// Every `count`-th calendar unit.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(values: .dateStride(CalendarUnit(component), count: count))
  }

  /// Exactly these values.
  init<Value: Plottable>(_ given: [Value]) {
    let plotted = given.map(\.primitivePlottable.plotted)
    let categories = plotted.compactMap { value in
      if case .category(let name) = value { name } else { nil }
    }
    if !categories.isEmpty {
      values = .categories(categories)
      return
    }
    values = .values(
      plotted.compactMap { value in
        switch value {
        case .number(let number), .instant(let number): number
        case .category: nil
        }
      })
  }

  init(values: AxisValues) { self.values = values }
}

/// The side of the plot that an axis stands on.
public struct AxisMarkPosition: Hashable, Sendable {
  let position: AxisPosition

  public static let automatic = AxisMarkPosition(position: .automatic)
  public static let leading = AxisMarkPosition(position: .leading)
  public static let trailing = AxisMarkPosition(position: .trailing)
  public static let top = AxisMarkPosition(position: .top)
  public static let bottom = AxisMarkPosition(position: .bottom)

  /// The side as the engine names it, where leading is left.
  func side(in direction: LayoutDirection) -> AxisPosition {
    switch (position, direction) {
    case (.leading, .rightToLeft): .trailing
    case (.trailing, .rightToLeft): .leading
    default: position
    }
  }
}

/// How labels lie to the plot. Accepted; all axes have the look of `automatic`.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let inset = AxisMarkPreset(name: "inset")
}
