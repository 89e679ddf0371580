import Foundation

/// The clock on the wall in one time zone: converts between instants and local time.
///
/// The zone is asked at most twice for a day and remembered, since most days have one offset all
/// through; so thousands of times cost little more than one. Instants are seconds since
/// 1970-01-01T00:00:00Z; local time is counted in the same way, as if the zone were UTC.
public struct LocalClock: Sendable {
  public let timeZone: TimeZone

  /// The offset of a UTC day; `nil` for a day on which it changes.
  private var offsetsByDay: [Int: Int?] = [:]
  private var latest: (day: Int, offset: Int)?
  /// The latest local day that has one offset all through.
  private var latestLocal: (day: Int, offset: Int)?

  public init(timeZone: TimeZone) {
    self.timeZone = timeZone
  }

  /// Seconds east of Greenwich at an instant; 0 for one that is no number.
  public mutating func offset(at instant: Double) -> Int {
    offset(at: Self.wholeSeconds(instant))
  }

  /// The instant at which the clock shows this local time.
  ///
  /// A time that the clock shows twice (when it is put back) is its first occurrence. One that it
  /// skips (when it is put forward) counts on from before the change: 02:30 on a day that jumps
  /// from 02:00 to 03:00 is 03:30, and a midnight that is skipped is the first instant of its day.
  public mutating func instant(localSeconds: Int) -> Int {
    let localDay = Self.floorDivision(localSeconds, 86_400)
    if let latestLocal, latestLocal.day == localDay { return localSeconds &- latestLocal.offset }
    let before = offset(at: localSeconds &- 86_400)
    let after = offset(at: localSeconds &+ 86_400)
    let first = localSeconds &- before
    if before == after {
      // Only known for the whole day if neither of its neighbours has a change.
      if offsetsByDay[localDay &- 1] == before, offsetsByDay[localDay &+ 1] == after {
        latestLocal = (localDay, before)
      }
      return first
    }
    if offset(at: first) == before { return first }
    let second = localSeconds &- after
    return offset(at: second) == after ? second : first
  }

  /// The local day of an instant.
  public mutating func day(at instant: Double) -> CalendarDay {
    let seconds = Self.wholeSeconds(instant)
    let local = seconds &+ offset(at: seconds)
    return CalendarDay(daysSince1970: Self.floorDivision(local, 86_400))
  }

  /// Seconds that the clock shows since its midnight, 0 to below 86,400.
  public mutating func secondOfDay(at instant: Double) -> Int {
    let seconds = Self.wholeSeconds(instant)
    let local = seconds &+ offset(at: seconds)
    return local &- Self.floorDivision(local, 86_400) &* 86_400
  }

  /// The first instant of a local day.
  public mutating func start(of day: CalendarDay) -> Double {
    Double(instant(localSeconds: day.daysSince1970 &* 86_400))
  }

  /// The local noon of a day: a moment at which every clock of the zone shows this day.
  public mutating func noon(of day: CalendarDay) -> Double {
    Double(instant(localSeconds: day.daysSince1970 &* 86_400 &+ 43_200))
  }

  private mutating func offset(at seconds: Int) -> Int {
    let day = Self.floorDivision(seconds, 86_400)
    if let latest, latest.day == day { return latest.offset }
    let known: Int?
    if let entry = offsetsByDay[day] {
      known = entry
    } else {
      let start = zoneOffset(at: day &* 86_400)
      known = start == zoneOffset(at: (day &+ 1) &* 86_400) ? start : nil
      offsetsByDay[day] = .some(known)
    }
    guard let known else { return zoneOffset(at: seconds) }
    latest = (day, known)
    return known
  }

  private func zoneOffset(at seconds: Int) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
  }

  /// The whole second in which an instant lies, held to ±3 million years.
  static func wholeSeconds(_ instant: Double) -> Int {
    guard instant.isFinite else { return 0 }
    return Int(min(max(instant, -1e14), 1e14).rounded(.down))
  }

  static func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
  }
}
