import DataTable
import Foundation
import Testing

/// Seconds since 1970 of a time in ISO 8601, read by the clock of `zone` where it has no offset.
func moment(_ text: String, in zone: TimeZone = .gmt) throws -> Double {
  var clock = LocalClock(timeZone: zone)
  let time = try #require(ISOTime(text))
  return time.instant(clock: &clock)
}

func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }

func decimal(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }
