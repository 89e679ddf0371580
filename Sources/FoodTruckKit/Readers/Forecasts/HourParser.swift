import DataTable
import Diagnostics

/// Reads the figures of single hours; what cannot be is left out, with one warning of each kind.
struct HourParser {
  var unit: DegreeUnit
  /// What a whole is in the source: 1, or 100 for percent.
  var whole = 1.0
  private(set) var warnings: [Diagnostic] = []
  private var reported: Set<String> = []

  init(unit: DegreeUnit) { self.unit = unit }

  /// `nil` for `null`, and for what cannot be a temperature on earth.
  mutating func celsius(_ part: JSONPart?) -> Double? {
    guard let part, !part.value.isNull else { return nil }
    guard let degrees = part.value.doubleValue.map(unit.celsius), (-150...150).contains(degrees)
    else {
      warn(part, expected: "a temperature")
      return nil
    }
    return degrees
  }

  /// `nil` for `null`, and for what is not between nothing and all.
  mutating func fraction(_ part: JSONPart?) -> Double? {
    guard let part, !part.value.isNull else { return nil }
    guard let value = part.value.doubleValue, (0...whole).contains(value) else {
      warn(part, expected: whole == 1 ? "a number from 0 to 1" : "a number from 0 to 100")
      return nil
    }
    return value / whole
  }

  /// `nil` for `null`, and for a condition that is not known.
  mutating func condition(_ part: JSONPart?) -> WeatherCondition? {
    guard let part, !part.value.isNull else { return nil }
    let condition =
      part.value.numberValue.map { $0.integerValue.flatMap { WeatherCondition(code: $0) } }
      ?? part.value.stringValue.flatMap { WeatherCondition(name: $0) }
    if condition == nil { warn(part, expected: "a weather condition") }
    return condition
  }

  private mutating func warn(_ part: JSONPart, expected: String) {
    if reported.insert(expected).inserted {
      warnings.append(.wrongValue(part, expected: expected).asWarning)
    }
  }
}

/// The units in which sources give temperatures.
enum DegreeUnit: Hashable {
  case celsius, fahrenheit

  /// `nil` for an unknown name.
  init?(_ name: String) {
    switch name.folded {
    case "c", "celsius": self = .celsius
    case "f", "fahrenheit": self = .fahrenheit
    default: return nil
    }
  }

  func celsius(_ degrees: Double) -> Double {
    self == .celsius ? degrees : (degrees - 32) * 5 / 9
  }
}

extension JSONPart {
  /// A time in ISO 8601, read by `clock` where it has no offset, or a number of seconds since 1970.
  func instant(clock: inout LocalClock) -> Double? {
    if let seconds = value.integerValue {
      // The years 0 to 9999, as in text.
      return (-62_167_219_200..<253_402_300_800).contains(seconds) ? Double(seconds) : nil
    }
    return value.stringValue.flatMap { ISOTime($0) }?.instant(clock: &clock)
  }

  /// The place that `latitude` and `longitude` give; `nil` without them.
  var coordinate: Coordinate? {
    guard let latitude = self["latitude"]?.value.doubleValue,
      let longitude = self["longitude"]?.value.doubleValue
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
