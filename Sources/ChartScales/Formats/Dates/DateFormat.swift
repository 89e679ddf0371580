/// How a point in time is written; the words and their order are the locale's.
public enum DateFormat: String, Hashable, Codable, Sendable, CaseIterable {
  /// `9 AM`, `09 Uhr`.
  case hour
  /// `9:30 AM`.
  case hourMinute
  /// `9:30:15 AM`.
  case hourMinuteSecond
  /// `Wed`.
  case weekday
  /// `Wednesday`.
  case weekdayLong
  /// `6`.
  case day
  /// `May 6`.
  case monthDay
  /// `May 6, 2026`.
  case monthDayYear
  /// `Wed, May 6`.
  case weekdayMonthDay
  /// `Wednesday, May 6, 2026`.
  case full
  /// `May 6 at 9:30 AM`.
  case monthDayHourMinute
  /// `May`.
  case month
  /// `May`, `September`.
  case monthLong
  /// `May 2026`.
  case monthYear
  /// `2026`.
  case year
}
