import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit

/// Writes the values of expressions by a report's locale, currency and time zone.
package struct ValueFormatting {
  private let format: FormatContext
  private let currencyCode: String
  private let vocabulary: Vocabulary

  /// What stands for a value that does not exist.
  static let missing = "–"

  package init(_ scope: ExpressionScope) {
    format = scope.format
    currencyCode = scope.currencyCode
    vocabulary = scope.vocabulary
  }

  private var numbers: NumberFormatting { NumberFormatting(format) }
  private var dates: DateFormatting { DateFormatting(format) }

  /// A value as it is written without a format.
  package func text(of value: ExpressionValue) -> String {
    switch value {
    case .null: return Self.missing
    case .boolean(let flag): return vocabulary[flag ? .yes : .no]
    case .decimal, .number: return number(value, .automatic) ?? Self.missing
    case .text(let text): return text
    case .instant(let instant): return dates.string(instant, as: .monthDayHourMinute)
    case .day(let day): return dates.string(noon(of: day), as: .monthDayYear)
    }
  }

  /// A value as formats write it.
  ///
  /// - Throws: an error for a format that is not for values of that kind.
  package func text(
    of value: ExpressionValue, as formats: ValueFormats
  ) throws(Diagnostic) -> String {
    var written: String?
    for step in formats.steps {
      switch step.format {
      case .standIn(let text):
        if value.isNull, written == nil { written = text }
      case .upper, .lower:
        if value.isNull, written == nil { continue }
        let text = written ?? text(of: value)
        written = step.format == .upper ? text.uppercased() : text.lowercased()
      default:
        if value.isNull { continue }
        guard written == nil, let text = text(of: value, as: step.format) else {
          throw .wrongFormat(
            step.format.name, of: written.map { .text($0) } ?? value,
            at: formats.place.column(step.column))
        }
        written = text
      }
    }
    return written ?? text(of: value)
  }

  /// `nil` for a format that does not suit the value.
  private func text(of value: ExpressionValue, as format: ValueFormat) -> String? {
    switch format {
    case .currency: return number(value, .currency(code: currencyCode))
    case .number(let places):
      return number(value, places.map { .fixed(decimals: $0) } ?? .automatic)
    case .integer: return number(value, .fixed(decimals: 0))
    case .percent(let places): return number(value, .percent(decimals: places))
    case .compact: return number(value, .compact)
    case .date(let style): return date(value, style)
    case .time:
      guard case .instant(let instant) = value else { return nil }
      return dates.string(instant, as: .hourMinute)
    case .weekday(let isShort): return date(value, isShort ? .weekday : .weekdayLong)
    case .month(let isShort): return date(value, isShort ? .month : .monthLong)
    case .year: return date(value, .year)
    case .upper, .lower, .standIn: return nil
    }
  }

  private func number(_ value: ExpressionValue, _ format: NumberFormat) -> String? {
    switch value {
    case .decimal(let decimal):
      numbers.string(
        coefficient: decimal.coefficient, scale: Int(decimal.decimalPlaces), as: format)
    case .number(let number): numbers.string(number, as: format)
    default: nil
    }
  }

  private func date(_ value: ExpressionValue, _ format: DateFormat) -> String? {
    switch value {
    case .day(let day): dates.string(noon(of: day), as: format)
    case .instant(let instant): dates.string(instant, as: format)
    default: nil
    }
  }

  private func date(_ value: ExpressionValue, _ style: ValueFormat.DateStyle) -> String? {
    switch style {
    case .short: return date(value, .monthDay)
    case .medium: return date(value, .monthDayYear)
    case .long: return date(value, .full)
    case .weekday: return date(value, .weekdayMonthDay)
    case .month: return date(value, .monthYear)
    case .iso:
      switch value {
      case .day(let day): return day.description
      case .instant(let instant):
        var clock = LocalClock(timeZone: format.timeZone)
        return clock.day(at: instant).description
      default: return nil
      }
    }
  }

  /// A moment at which every clock of the zone shows this day.
  private func noon(of day: CalendarDay) -> Double {
    var clock = LocalClock(timeZone: format.timeZone)
    return clock.noon(of: day)
  }
}
