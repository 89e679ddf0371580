/// Writes temperatures in the unit of a context: `68°F`, `20 °C`.
public struct TemperatureFormatting: Sendable {
  public let context: FormatContext
  /// The unit that is shown; the context's.
  public let unit: TemperatureUnit

  public init(_ context: FormatContext) {
    self.context = context
    unit = context.resolvedTemperatureUnit
  }

  /// A temperature given in degrees Celsius, in the context's unit and rounded to `decimals`.
  public func string(celsius: Double, decimals: Int = 0) -> String {
    string(unit.value(celsius: celsius), decimals: decimals)
  }

  /// A temperature that is in the context's unit already. Empty when it is not finite.
  public func string(_ value: Double, decimals: Int = 0) -> String {
    let number = NumberFormatting(context).string(value, as: .fixed(decimals: decimals))
    return number.isEmpty ? "" : number + (unit == .celsius ? "°C" : "°F")
  }
}
