import Foundation
import Synchronization

/// What formatting needs to know about one locale and time zone, looked up in Foundation when first
/// used.
final class FormatResources: Sendable {
  struct Key: Hashable, Sendable {
    var localeIdentifier: String
    var timeZoneIdentifier: String
    var clock: FormatContext.Clock?
  }

  let key: Key
  private let state = Mutex(State())

  private struct State {
    var locale: Locale?
    var timeZone: TimeZone?
    var calendar: Calendar?
    var civilCalendar: CivilCalendar?
  }

  private init(_ key: Key) { self.key = key }

  /// The resources of the locale and zone: those of earlier contexts while the process lives.
  static func shared(for key: Key) -> FormatResources {
    known.withLock { known in
      if let resources = known[key] { return resources }
      // A program that serves many locales should not grow with them.
      if known.count >= 64 { known.removeAll() }
      let resources = FormatResources(key)
      known[key] = resources
      return resources
    }
  }

  private static let known = Mutex<[Key: FormatResources]>([:])

  var locale: Locale { state.withLock { locale(&$0) } }
  var timeZone: TimeZone { state.withLock { timeZone(&$0) } }
  var calendar: Calendar { state.withLock { calendar(&$0) } }

  var civilCalendar: CivilCalendar {
    state.withLock { state in
      if let civil = state.civilCalendar { return civil }
      let civil = CivilCalendar(
        timeZone: timeZone(&state), firstWeekday: firstWeekday(&state))
      state.civilCalendar = civil
      return civil
    }
  }

  private func locale(_ state: inout State) -> Locale {
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

  private func timeZone(_ state: inout State) -> TimeZone {
    if let zone = state.timeZone { return zone }
    let zone = TimeZone(identifier: key.timeZoneIdentifier) ?? .gmt
    state.timeZone = zone
    return zone
  }

  private func calendar(_ state: inout State) -> Calendar {
    if let calendar = state.calendar { return calendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale(&state)
    calendar.timeZone = timeZone(&state)
    calendar.firstWeekday = firstWeekday(&state)
    state.calendar = calendar
    return calendar
  }

  /// 1 is Sunday.
  private func firstWeekday(_ state: inout State) -> Int {
    switch locale(&state).firstDayOfWeek {
    case .sunday: 1
    case .monday: 2
    case .tuesday: 3
    case .wednesday: 4
    case .thursday: 5
    case .friday: 6
    case .saturday: 7
    @unknown default: 1
    }
  }
}
