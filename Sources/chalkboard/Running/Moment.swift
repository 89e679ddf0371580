import DataTable
import Foundation

/// A moment of the clock that only goes forward, to tell how long something took.
struct Moment: Comparable {
  private let nanoseconds: UInt64

  static var now: Moment { Moment(nanoseconds: clock(CLOCK_MONOTONIC)) }

  func milliseconds(since earlier: Moment) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) / 1e6
  }

  static func < (lhs: Moment, rhs: Moment) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

  /// By the calendar's clock, in nanoseconds since 1970.
  static var sinceEpoch: Int64 { Int64(clamping: clock(CLOCK_REALTIME)) }

  /// A time since 1970 in UTC, such as `2026-05-06T05:30:00.123Z`.
  static func text(sinceEpoch nanoseconds: Int64) -> String {
    let milliseconds = Int(nanoseconds / 1_000_000)
    let day = CalendarDay(daysSince1970: milliseconds / 86_400_000)
    let rest = milliseconds % 86_400_000
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    let hour = padded(rest / 3_600_000, 2)
    let minute = padded(rest / 60_000 % 60, 2)
    return "\(day)T\(hour):\(minute):\(padded(rest / 1000 % 60, 2)).\(padded(rest % 1000, 3))Z"
  }

  private static func clock(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
