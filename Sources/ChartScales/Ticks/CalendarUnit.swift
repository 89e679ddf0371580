/// A unit of the calendar that ticks and bins are counted in.
public enum CalendarUnit: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  case second, minute, hour, day
  /// Seven days from the locale's first weekday on.
  case week
  case month, quarter, year

  public static func < (left: CalendarUnit, right: CalendarUnit) -> Bool {
    left.averageSeconds < right.averageSeconds
  }

  /// How long the unit is on average in the Gregorian calendar.
  public var averageSeconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .quarter: 7_889_238
    case .year: 31_556_952
    }
  }
}

/// A distance between two ticks on a calendar: every second day, every quarter.
public struct TimeStep: Hashable, Codable, Sendable {
  public var unit: CalendarUnit
  /// At least 1.
  public var count: Int

  public init(_ unit: CalendarUnit, count: Int = 1) {
    self.unit = unit
    self.count = min(max(1, count), 1_000_000)
  }

  /// How long the step is on average.
  public var averageSeconds: Double { unit.averageSeconds * Double(count) }
}

extension TimeStep {
  private enum CodingKeys: String, CodingKey { case unit, count }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(CalendarUnit.self, forKey: .unit),
      count: try container.decodeIfPresent(Int.self, forKey: .count) ?? 1)
  }
}
