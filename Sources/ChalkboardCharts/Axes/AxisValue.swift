import ChartEngine

typealias AxisTickValue = ChartEngine.AxisTick

/// A value of an axis, as the content of ``AxisMarks`` gets it.
public struct AxisValue {
  private let tick: AxisTickValue

  init(_ tick: AxisTickValue) { self.tick = tick }

  /// The number of the value on its axis, from 0.
  public var index: Int { tick.index }

  /// How many values the axis has.
  public var count: Int { tick.count }

  /// All numbers of the axis, for labels that have to be told apart; indices where it holds
  /// categories.
  package var siblings: [Double] { tick.siblings }

  /// The value as a plottable type; `nil` when the axis holds values of another kind.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    let plotted: PlottedValue =
      if let category = tick.category {
        .category(category)
      } else if tick.isTemporal {
        .instant(tick.value)
      } else {
        .number(tick.value)
      }
    return Value.PrimitivePlottable(plotted: plotted).flatMap(Value.init(primitivePlottable:))
  }
}
