import Foundation
import Synchronization

/// What formatting needs to know about one locale, time zone and clock, looked up in Foundation when
/// first used.
final class FormatResources: Sendable {
  struct Key: Hashable, Sendable {
    var localeIdentifier: String
    var timeZoneIdentifier: String
    var clock: FormatContext.Clock?
  }

  let key: Key
  /// The unit in everyday use in the locale's region.
  let temperatureUnit: TemperatureUnit
  private let known: KnownLocale?
  private let state = Mutex(State())

  private struct State {
    var locale: Locale?
    var timeZone: TimeZone?
    var firstWeekday: Int?
    var numberSymbols: [NumberKind: NumberSymbols?] = [:]
    var dates: [DateKey: String] = [:]
  }

  struct DateKey: Hashable, Sendable {
    var instant: Double
    var format: DateFormat
  }

  private init(_ key: Key) {
    self.key = key
    temperatureUnit = .customary(inRegionOf: key.localeIdentifier)
    known = KnownLocale.named(key.localeIdentifier)
  }

  /// The resources of the locale and zone: those of earlier contexts while the process lives.
  static func shared(for key: Key) -> FormatResources {
    all.withLock { all in
      if let resources = all[key] { return resources }
      // A program that serves many locales should not grow with them.
      if all.count >= 64 { all.removeAll() }
      let resources = FormatResources(key)
      all[key] = resources
      return resources
    }
  }

  private static let all = Mutex<[Key: FormatResources]>([:])

  /// The locale, with the hour cycle of the clock where one is set.
  var locale: Locale {
    state.withLock { state in
      if let locale = state.locale { return locale }
      var locale = Locale(identifier: key.localeIdentifier)
      if let clock = key.clock {
        var components = Locale.Components(locale: locale)
        components.hourCycle = clock == .twelveHour ? .oneToTwelve : .zeroToTwentyThree
        locale = Locale(components: components)
      }
      state.locale = locale
      return locale
    }
  }

  /// The zone; UTC when its identifier is not known.
  var timeZone: TimeZone {
    state.withLock { state in
      if let zone = state.timeZone { return zone }
      let zone = TimeZone(identifier: key.timeZoneIdentifier) ?? .gmt
      state.timeZone = zone
      return zone
    }
  }

  /// The names and patterns of dates; `nil` when only Foundation has them.
  var knownDates: DateSymbols? { known?.dates() }

  /// 1 is Sunday.
  var firstWeekday: Int {
    if let weekday = state.withLock({ $0.firstWeekday }) { return weekday }
    let weekday =
      WeekData.firstWeekday(localeIdentifier: key.localeIdentifier) ?? locale.firstWeekday
    state.withLock { $0.firstWeekday = weekday }
    return weekday
  }

  /// What numbers of that kind are written with; `nil` when only Foundation can write them.
  func numberSymbols(for kind: NumberKind) -> NumberSymbols? {
    if let symbols = known?.symbols(for: kind) { return symbols }
    if let symbols = state.withLock({ $0.numberSymbols[kind] }) { return symbols }
    let symbols = NumberSymbols(probing: kind, locale: locale)
    state.withLock { $0.numberSymbols[kind] = .some(symbols) }
    return symbols
  }

  /// The text of a date: what was written for it before, or what `write` gives.
  func dateText(for key: DateKey, _ write: () -> String) -> String {
    if let text = state.withLock({ $0.dates[key] }) { return text }
    let text = write()
    state.withLock { state in
      if state.dates.count >= 1024 { state.dates.removeAll() }
      state.dates[key] = text
    }
    return text
  }
}

extension Locale {
  /// 1 is Sunday.
  fileprivate var firstWeekday: Int {
    switch firstDayOfWeek {
    case .sunday: 1
    case .monday: 2
    case .tuesday: 3
    case .wednesday: 4
    case .thursday: 5
    case .friday: 6
    case .saturday: 7
    }
  }
}
