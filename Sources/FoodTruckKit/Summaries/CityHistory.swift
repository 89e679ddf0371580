import DataTable
import Diagnostics

/// The sums of one city over some days.
public struct CityHistory: Identifiable, Hashable, Sendable {
  /// `nil` where the sales do not name a city.
  public var city: String?
  /// One for each day, in order, also where nothing was sold.
  public var days: [CityDay]

  public var id: String { city ?? "" }

  public init(city: String?, days: [CityDay]) {
    self.city = city
    self.days = days
  }
}

public struct CityDay: Hashable, Sendable {
  public var day: CalendarDay
  public var income: ExactDecimal
  public var quantity: ExactDecimal

  public init(day: CalendarDay, income: ExactDecimal = .zero, quantity: ExactDecimal = .zero) {
    self.day = day
    self.income = income
    self.quantity = quantity
  }
}

extension SalesLedger {
  /// The sums of each city on `count` days up to `day`, fewer when the sales begin later.
  ///
  /// Cities are in the order of their names, with those sales last that name none; a city without
  /// sales on these days is left out. Throws when a sum is beyond what an exact decimal holds.
  public func cityHistory(
    endingOn day: CalendarDay, days count: Int = 14
  ) throws(Diagnostic) -> [CityHistory] {
    guard count > 0, let firstDay, firstDay <= day else { return [] }
    let start = max(firstDay, day.adding(days: 1 - count))
    let span = start.daysSince1970...day.daysSince1970
    let empty = span.map { CityDay(day: CalendarDay(daysSince1970: $0)) }
    // The last place is for sales without a city.
    var sums = [[CityDay]?](repeating: nil, count: sales.cities.dictionary.count + 1)
    for row in days.indices where span.contains(days[row].daysSince1970) {
      let code = Int(sales.cities.codes[row])
      let place = code >= 0 ? code : sums.count - 1
      let index = days[row].daysSince1970 - span.lowerBound
      var city = sums[place] ?? empty
      sums[place] = nil
      city[index].income = try city[index].income.adding(sales.amounts[row])
      city[index].quantity = try city[index].quantity.adding(sales.quantities[row])
      sums[place] = city
    }
    let named = sales.cities.dictionary.indices.compactMap { code in
      sums[code].map { CityHistory(city: sales.cities.dictionary[code], days: $0) }
    }
    let unnamed = sums.last.flatMap { $0 }.map { [CityHistory(city: nil, days: $0)] } ?? []
    return named.sorted { ($0.city ?? "") < ($1.city ?? "") } + unnamed
  }
}
