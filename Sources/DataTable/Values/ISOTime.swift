/// A date or a date and time as ISO 8601 writes them: what stands in the text, before a time zone
/// is applied to it.
///
/// Read are `2026-05-06`, `2026-05-06T11:32`, `2026-05-06 11:32:05.25`, each of the latter also
/// with `Z`, `UTC`, `±hh`, `±hhmm` or `±hh:mm` behind it. `24:00` is the next midnight and second
/// 60 the next minute's first.
package struct ISOTime: Hashable, Sendable {
  package var day: CalendarDay
  /// Whole seconds since the day's midnight by the clock on the wall, 0 to 86,400.
  var secondOfDay = 0
  /// Fraction of a second, 0 up to 1.
  var fraction = 0.0
  /// Seconds east of Greenwich, or `nil` when the text does not say.
  package var offset: Int?
  package var hasTimeOfDay = false

  /// `nil` when the text is no date or time in one of these forms.
  package init?(_ text: String) {
    var text = text
    guard let time: ISOTime = text.withUTF8({ ISOTime(utf8: $0) }) else { return nil }
    self = time
  }

  init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = DigitCursor(bytes: bytes)
    guard let year = cursor.number(digits: 4), cursor.take("-"),
      let month = cursor.number(digits: 2), cursor.take("-"),
      let dayOfMonth = cursor.number(digits: 2),
      let day = CalendarDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    self.day = day
    if cursor.isAtEnd { return }
    guard cursor.take("T") || cursor.take("t") || cursor.take(" ") else { return nil }
    hasTimeOfDay = true
    guard readTimeOfDay(&cursor) else { return nil }
    if cursor.isAtEnd { return }
    guard readOffset(&cursor), cursor.isAtEnd else { return nil }
  }

  private mutating func readTimeOfDay(_ cursor: inout DigitCursor) -> Bool {
    guard let hour = cursor.number(digits: 2), cursor.take(":"),
      let minute = cursor.number(digits: 2), hour <= 24, minute <= 59
    else { return false }
    var second = 0
    if cursor.take(":") {
      guard let parsed = cursor.number(digits: 2), parsed <= 60 else { return false }
      second = parsed
      if cursor.take(".") || cursor.take(",") {
        guard let parsed = cursor.fraction() else { return false }
        fraction = parsed
      }
    }
    secondOfDay = hour * 3600 + minute * 60 + second
    return hour < 24 || (secondOfDay == 86_400 && fraction == 0)
  }

  private mutating func readOffset(_ cursor: inout DigitCursor) -> Bool {
    _ = cursor.take(" ")
    if cursor.take("Z") || cursor.take("z") {
      offset = 0
      return true
    }
    if cursor.take("U") {
      offset = 0
      return cursor.take("T") && cursor.take("C")
    }
    let isWest = cursor.take("-")
    guard isWest || cursor.take("+"), let hours = cursor.number(digits: 2), hours <= 18 else {
      return false
    }
    var minutes = 0
    if !cursor.isAtEnd {
      _ = cursor.take(":")
      guard let parsed = cursor.number(digits: 2), parsed <= 59 else { return false }
      minutes = parsed
    }
    let size = hours * 3600 + minutes * 60
    offset = isWest ? -size : size
    return true
  }

  /// Seconds since 1970 by the clock on the wall, as if its zone were UTC.
  var localSeconds: Int { day.daysSince1970 * 86_400 + secondOfDay }

  /// Seconds since 1970; a time without an offset is read by `clock`.
  package func instant(clock: inout LocalClock) -> Double {
    let whole = offset.map { localSeconds - $0 } ?? clock.instant(localSeconds: localSeconds)
    return Double(whole) + fraction
  }
}

extension ISOTime {
  /// An instant as ISO 8601 in UTC: `2026-05-06T11:32:05Z`, with as many digits of the second as it
  /// needs. Years 1 to 9999; others, and what is no number, are `nil`.
  static func text(secondsSince1970 seconds: Double) -> String? {
    guard seconds >= -62_135_596_800, seconds < 253_402_300_800 else { return nil }
    let whole = seconds.rounded(.down)
    let total = Int(whole)
    let day = (total - ((total % 86_400 + 86_400) % 86_400)) / 86_400
    let second = total - day * 86_400
    var text = "\(CalendarDay(daysSince1970: day))T"
    text += twoDigits(second / 3600) + ":" + twoDigits(second / 60 % 60) + ":"
    text += twoDigits(second % 60)
    let fraction = fractionText(seconds, whole: whole)
    return text + fraction + "Z"
  }

  /// The shortest fraction that reads back as the same number, with at most nine digits.
  private static func fractionText(_ seconds: Double, whole: Double) -> String {
    guard seconds > whole else { return "" }
    for digits in 1...9 {
      let power = PowersOfTen.exactDoubles[digits]
      let scaled = ((seconds - whole) * power).rounded()
      if scaled < power, digits == 9 || whole + scaled / power == seconds {
        let text = String(Int(scaled))
        return "." + String(repeating: "0", count: digits - text.utf8.count) + text
      }
    }
    return ""
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}

/// Takes fixed numbers of digits from bytes.
private struct DigitCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index >= bytes.count }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
    index &+= 1
    return true
  }

  mutating func number(digits count: Int) -> Int? {
    guard index &+ count <= bytes.count else { return nil }
    var value = 0
    for position in index..<(index &+ count) {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    index &+= count
    return value
  }

  /// The digits behind a decimal mark; what follows the ninth does not count.
  mutating func fraction() -> Double? {
    let start = index
    var value = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      if index - start < 9 { value = value &* 10 &+ Int(digit) }
      index &+= 1
    }
    let digits = index - start
    return digits == 0 ? nil : Double(value) / PowersOfTen.exactDoubles[min(digits, 9)]
  }
}
