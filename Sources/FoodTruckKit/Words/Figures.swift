import ChalkboardUI
import DataTable

/// Writes the figures of a report by the environment's locale, currency and time zone.
package struct Figures {
  private let environment: EnvironmentValues

  package init(_ environment: EnvironmentValues) { self.environment = environment }

  /// An amount with the places of its currency; one that no paper has room for is shortened, as
  /// "12.3T".
  package func money(_ amount: ExactDecimal) -> String {
    let text = environment.numbers.string(
      coefficient: amount.coefficient, scale: Int(amount.decimalPlaces),
      as: .currency(code: environment.currencyCode))
    return text.count <= 28 ? text : shortMoney(amount.doubleValue)
  }

  /// Amounts for an axis, all written in one way and told apart: without decimals where none has
  /// any, and millions shortened.
  package func axisMoney(_ amounts: [Double]) -> [String] {
    environment.numbers.axisMoney(amounts, currencyCode: environment.currencyCode)
  }

  /// The same for numbers.
  package func axisNumbers(_ numbers: [Double]) -> [String] {
    environment.numbers.axisNumbers(numbers)
  }

  /// The smallest amount that can be paid, such as 0.01.
  package var smallestAmount: Double {
    environment.numbers.smallestAmount(currencyCode: environment.currencyCode)
  }

  /// An amount that is large enough to be shortened, such as "$12.3M".
  package func shortMoney(_ amount: ExactDecimal) -> String {
    // Nothing is gained by "$999.9" for "$999.95".
    let value = amount.doubleValue
    return value.magnitude < 1000 ? money(amount) : shortMoney(value)
  }

  /// A number that is large enough to be shortened, such as "$12.3M".
  package func shortMoney(_ amount: Double) -> String {
    environment.numbers.shortMoney(amount, currencyCode: environment.currencyCode)
  }

  package func number(_ number: Double) -> String { environment.numbers.string(number) }

  /// A number with the decimals that it has, at most three.
  package func number(_ number: ExactDecimal) -> String {
    environment.numbers.string(
      coefficient: number.coefficient, scale: Int(number.decimalPlaces), as: .automatic)
  }

  package func number(_ number: Int) -> String {
    environment.numbers.string(coefficient: Int128(number), scale: 0)
  }

  /// A part of a whole, 0 to 1, in whole percent; "<1%" for what is more than nothing.
  package func percent(_ fraction: Double) -> String {
    let isSmall = fraction > 0 && fraction < 0.005
    let text = environment.numbers.string(
      isSmall ? 0.01 : fraction, as: .percent(decimals: 0))
    return isSmall ? environment.vocabulary.text(.lessThan, [("value", text)]) : text
  }

  /// A figure of a day; a dash for one that does not exist.
  package func value(_ value: ExactDecimal?, of measure: DayMeasure) -> String {
    guard let value else { return "–" }
    return measure.isMoney ? money(value) : number(value)
  }

  /// The size of a change; its direction is for the reader to show.
  package func size(of change: Change, in measure: DayMeasure) -> String {
    let words = environment.vocabulary
    if change.isLevel { return words[.unchanged] }
    switch change {
    case .percentage(let share):
      let size = share.isNegative ? (try? share.negated()) ?? share : share
      if size > 10 {
        let limit = environment.numbers.string(10, as: .percent(decimals: 0))
        return words.text(.moreThan, [("value", limit)])
      }
      let decimals = size < 1 && !size.isZero ? 1 : 0
      return environment.numbers.string(
        coefficient: size.coefficient, scale: Int(size.decimalPlaces),
        as: .percent(decimals: decimals))
    case .difference(let difference):
      let size = difference.isNegative ? (try? difference.negated()) ?? difference : difference
      return measure.isMoney ? money(size) : number(size)
    case .new: return words[.new]
    case .unchanged: return words[.unchanged]
    case .unavailable: return words[.noEarlierData]
    }
  }

  /// "Wednesday, May 6, 2026".
  package func longDate(_ day: CalendarDay) -> String {
    environment.dates.string(noon(of: day), as: .full)
  }

  /// The time of the day.
  package func time(_ instant: Double) -> String {
    environment.dates.string(instant, as: .hourMinute)
  }

  /// The day as a chart takes it: its noon, so that a bin of any size holds it.
  package func date(of day: CalendarDay) -> Date { Date(timeIntervalSince1970: noon(of: day)) }

  /// A moment at which every clock of the zone shows this day.
  private func noon(of day: CalendarDay) -> Double {
    var clock = LocalClock(timeZone: environment.timeZone)
    return clock.noon(of: day)
  }
}
