import ChalkboardUI
import ChartScales

/// A value to draw, with the name of what it measures.
///
/// Made by `.value("Sales", sale.quantity)`.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  let unit: CalendarUnit?

  /// A value under a name that may be localised.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: labelKey.string(in: .ambient), value: value, unit: nil)
  }

  /// A value under a name.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value, unit: nil)
  }

  /// A value under a name that is a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label.string(in: .ambient), value: value, unit: nil)
  }

  var channelValue: ChannelValue {
    ChannelValue(label: label, value: value.primitivePlottable.plotted, unit: unit)
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for the whole calendar unit that it lies in: bars fill the unit, and points
  /// stand in its middle.
  ///
  /// - Parameter calendar: accepted for the sake of Apple's signature; the chart's own calendar and
  ///   time zone decide where a unit begins.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label: labelKey.string(in: .ambient), value: value, unit: CalendarUnit(unit))
  }

  /// A date, under a name, that stands for the whole calendar unit that it lies in.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label: String(label), value: value, unit: CalendarUnit(unit))
  }
}

extension CalendarUnit {
  /// The unit that charts count in; the nearest one for those that they do not know.
  init(_ component: Calendar.Component) {
    switch component {
    case .nanosecond, .second: self = .second
    case .minute: self = .minute
    case .hour: self = .hour
    case .weekOfYear, .weekOfMonth, .yearForWeekOfYear: self = .week
    case .month: self = .month
    case .quarter: self = .quarter
    case .year, .era: self = .year
    default: self = .day
    }
  }
}

/// A value of one channel of one mark.
struct ChannelValue: Hashable {
  var label: String
  var value: PlottedValue
  var unit: CalendarUnit?
}
