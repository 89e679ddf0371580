import DataTable
import Diagnostics

extension SunTimes {
  /// `nil` when the times are not of this day, or not in order, as some sources fill in what does
  /// not exist.
  init?(day: CalendarDay, sunrise: Double, sunset: Double, clock: inout LocalClock) {
    let start = clock.start(of: day)
    let end = clock.start(of: day.adding(days: 1))
    // The sun of a short summer night sets after midnight.
    guard sunrise < sunset, sunrise >= start, sunrise < end, sunset < end + 6 * 3600 else {
      return nil
    }
    self.init(day: day, daylight: .between(sunrise: sunrise, sunset: sunset))
  }
}

extension Forecast {
  /// Brings the hours into the order of time, and leaves out those that come twice.
  mutating func sortHours(warnings: inout [Diagnostic], at place: Place) {
    let sorted = hours.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    hours = sorted.enumerated().filter { $0 == 0 || sorted[$0 - 1].time < $1.time }.map(\.element)
    if hours.count < sorted.count {
      warnings.append(.repeatedHours(sorted.count - hours.count, at: place))
    }
  }

  /// Says for each day of the hours when the sun is up: as `known` has it, else computed from the
  /// coordinates, else as `otherwise` has it.
  mutating func completeSun(
    _ known: [SunTimes], otherwise: [SunTimes] = [], clock: inout LocalClock
  ) {
    guard let first = hours.first, let last = hours.last else { return }
    let start = clock.day(at: first.time).daysSince1970
    // No service forecasts further than this; a broken file might.
    let end = min(clock.day(at: last.time).daysSince1970, start &+ 400)
    sun = (start...max(start, end)).compactMap { number in
      let day = CalendarDay(daysSince1970: number)
      if let times = known.first(where: { $0.day == day }) { return times }
      if let coordinate = spot.coordinate {
        return SunTimes(day: day, coordinate: coordinate, clock: &clock)
      }
      return otherwise.first { $0.day == day }
    }
  }
}
