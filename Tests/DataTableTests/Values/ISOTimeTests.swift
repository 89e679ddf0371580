import Foundation
import Testing

@testable import DataTable

@Suite struct ISOTimeTests {
  private func instant(_ text: String, in zone: TimeZone = .gmt) -> Double? {
    var text = text
    var clock = LocalClock(timeZone: zone)
    return text.withUTF8 { ISOTime(utf8: $0) }?.instant(clock: &clock)
  }

  @Test(arguments: [
    ("1970-01-01", 0.0), ("1970-01-01T00:00", 0), ("1970-01-01 00:01:05", 65),
    ("1970-01-01T00:00:00.25Z", 0.25), ("1970-01-01T00:00:00,5", 0.5),
    ("1970-01-01T02:00:00+02:00", 0), ("1970-01-01T02:00+0200", 0), ("1970-01-01T02:00+02", 0),
    ("1969-12-31T19:00:00 -0500", 0), ("1970-01-01t00:00:00z", 0), ("1970-01-01 00:00:00 UTC", 0),
    ("1969-12-31T24:00", 0), ("1969-12-31T23:59:60Z", 0), ("2026-05-06T11:32:05Z", 1_778_067_125),
    ("1970-01-01T05:30+05:30", 0),
  ])
  func reads(text: String, seconds: Double) {
    #expect(instant(text) == seconds)
  }

  @Test(arguments: [
    "", "2026", "2026-05", "2026-05-06T", "2026-05-06T11", "2026-05-06T25:00", "2026-05-06T24:01",
    "2026-05-06T11:60", "2026-05-06T11:32:61", "2026-05-06T11:32:05.", "2026-05-06T11:32+",
    "2026-05-06T11:32+19:00", "2026-05-06T11:32+02:60", "2026-05-06T11:32Zx", "2026-02-30T11:32",
    "2026-05-06Z", "2026-05-06T11:32 PM", "6/5/2026", "2026-05-06  11:32", "0000-01-01T10:00",
  ])
  func refuses(text: String) {
    #expect(instant(text) == nil)
  }

  @Test func agreesWithFoundation() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let seconds = Int.random(in: -2_208_988_800...4_102_444_800, using: &generator)
      let text = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
      #expect(instant(text) == Double(seconds))
      #expect(ISOTime.text(secondsSince1970: Double(seconds)) == text)
    }
  }

  @Test(arguments: [0.0, 0.5, -0.25, 1_778_067_125.125, 1_778_067_125.001, -62_135_596_800])
  func printsWhatReadsBack(seconds: Double) throws {
    let text = try #require(ISOTime.text(secondsSince1970: seconds))
    #expect(instant(text) == seconds)
  }

  @Test(arguments: [Double.nan, .infinity, -1e15, 1e15])
  func doesNotPrintWhatHasNoDate(seconds: Double) {
    #expect(ISOTime.text(secondsSince1970: seconds) == nil)
  }
}
