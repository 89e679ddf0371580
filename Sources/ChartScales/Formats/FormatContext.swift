import Foundation

/// The locale, time zone and conventions that numbers, dates and temperatures are written by.
///
/// It is an input of every rendering: nothing here is read from the process. Making one is cheap, as
/// what it needs from Foundation is looked up when first used and kept for equal contexts.
public struct FormatContext: Sendable {
  /// A language and region such as `en_US` or `de-CH`; `en_US` by default.
  public var localeIdentifier: String { didSet { updateResources() } }
  /// A name of the IANA zone database; `UTC` by default. A name that is not known counts as UTC: see
  /// `isKnown(timeZoneIdentifier:)`.
  public var timeZoneIdentifier: String { didSet { updateResources() } }
  /// Whether hours run to 12 or to 24; `nil`, the default, for the locale's habit.
  public var clock: Clock? { didSet { updateResources() } }
  /// The unit that temperatures are shown in; `nil`, the default, for the habit of the locale's
  /// region.
  public var temperatureUnit: TemperatureUnit?

  /// What is known about the locale and zone; shared by equal contexts.
  private(set) var resources: FormatResources

  public enum Clock: String, Hashable, Codable, Sendable, CaseIterable {
    case twelveHour = "12"
    case twentyFourHour = "24"
  }

  public init(
    localeIdentifier: String = "en_US", timeZoneIdentifier: String = "UTC", clock: Clock? = nil,
    temperatureUnit: TemperatureUnit? = nil
  ) {
    self.localeIdentifier = localeIdentifier
    self.timeZoneIdentifier = timeZoneIdentifier
    self.clock = clock
    self.temperatureUnit = temperatureUnit
    resources = .shared(
      for: FormatResources.Key(
        localeIdentifier: localeIdentifier, timeZoneIdentifier: timeZoneIdentifier, clock: clock))
  }

  private mutating func updateResources() {
    resources = .shared(
      for: FormatResources.Key(
        localeIdentifier: localeIdentifier, timeZoneIdentifier: timeZoneIdentifier, clock: clock))
  }

  /// The locale, with the hour cycle of `clock` where one is set.
  public var locale: Locale { resources.locale }

  /// The time zone; UTC when the identifier is not known.
  public var timeZone: TimeZone { resources.timeZone }

  /// The Gregorian calendar with the locale's first weekday, in the time zone.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    calendar.firstWeekday = resources.firstWeekday
    return calendar
  }

  /// The unit that temperatures are shown in.
  public var resolvedTemperatureUnit: TemperatureUnit {
    temperatureUnit ?? resources.temperatureUnit
  }

  /// 1 is Sunday, as in `Calendar`.
  public var firstWeekday: Int { resources.firstWeekday }

  /// UTC is not looked up: the first time zone costs Foundation half a millisecond.
  var civilCalendar: CivilCalendar {
    CivilCalendar(timeZone: timeZoneIdentifier == "UTC" ? nil : timeZone)
  }
}

extension FormatContext: Hashable {
  public static func == (left: FormatContext, right: FormatContext) -> Bool {
    left.localeIdentifier == right.localeIdentifier
      && left.timeZoneIdentifier == right.timeZoneIdentifier
      && left.clock == right.clock && left.temperatureUnit == right.temperatureUnit
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(localeIdentifier)
    hasher.combine(timeZoneIdentifier)
    hasher.combine(clock)
    hasher.combine(temperatureUnit)
  }
}

extension FormatContext: Codable {
  private enum CodingKeys: String, CodingKey {
    case localeIdentifier = "locale"
    case timeZoneIdentifier = "timeZone"
    case clock, temperatureUnit
  }

  /// Reads `locale`, `timeZone`, `clock` and `temperatureUnit`; each may be left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      localeIdentifier: try container.decodeIfPresent(String.self, forKey: .localeIdentifier)
        ?? "en_US",
      timeZoneIdentifier: try container.decodeIfPresent(String.self, forKey: .timeZoneIdentifier)
        ?? "UTC",
      clock: try container.decodeIfPresent(Clock.self, forKey: .clock),
      temperatureUnit: try container.decodeIfPresent(
        TemperatureUnit.self, forKey: .temperatureUnit))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(localeIdentifier, forKey: .localeIdentifier)
    try container.encode(timeZoneIdentifier, forKey: .timeZoneIdentifier)
    try container.encodeIfPresent(clock, forKey: .clock)
    try container.encodeIfPresent(temperatureUnit, forKey: .temperatureUnit)
  }
}
