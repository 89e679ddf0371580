import DataTable
import FoodTruckKit
import Foundation

/// A shop's data that never change.
struct SampleData {
  let zone: TimeZone
  let day: CalendarDay
  let now: Double
  let ledger: SalesLedger
  let menu = Menu()

  init() throws {
    zone = try FoodTruckKitTests.zone("America/Los_Angeles")
    day = try FoodTruckKitTests.day("2026-05-06")
    now = try moment("2026-05-06T11:30", in: zone)
    var generator = SeededGenerator(seed: 3)
    var lines: [SalesLine] = []
    for number in 0..<900 {
      let before = Double(Int.random(in: 0..<16, using: &generator)) * 86_400
      let item = Int.random(in: 0..<Self.items.count, using: &generator)
      lines.append(
        SalesLine(
          order: "\(1000 + number / 2)", time: now - before + Double(number % 200),
          city: ["Cupertino", "London", "San Francisco"][number / 2 % 3], item: Self.items[item],
          quantity: ExactDecimal(Int.random(in: 1...4, using: &generator)),
          unitPrice: ExactDecimal(coefficient: Int128(250 + 25 * item), decimalPlaces: 2)))
    }
    ledger = SalesLedger(try SalesTable(lines), timeZone: zone)
  }

  static let items = [
    "Classic", "Blueberry Frosted", "Strawberry Drizzle", "Cosmos", "Strawberry Sprinkles",
    "Lemon Chocolate", "Rainbow", "Picnic Basket", "Figure Skater", "Powdered Chocolate",
  ]

  func forecast(
    _ name: String = "Coffee Corner", chance: Double = 0, known: Int = 25, isStatic: Bool = false
  ) throws -> Forecast {
    var clock = LocalClock(timeZone: zone)
    let start = clock.start(of: day)
    let hours = (0..<25).map { hour in
      HourlyForecast(
        time: start + Double(hour) * 3600,
        temperatureCelsius: hour < known
          ? 16 - 6 * cos(Double(hour - 3) / 12 * .pi) : nil,
        precipitationChance: chance, cloudCover: 0.35, condition: .partlyCloudy)
    }
    let place = Coordinate(latitude: 37.33, longitude: -122.03)
    let sun = place.map { SunTimes(day: day, coordinate: $0, clock: &clock) }
    return Forecast(
      spot: ParkingSpot(name: name, coordinate: place), hours: hours,
      sun: sun.map { [$0] } ?? [], timeZone: zone,
      attribution: Attribution(
        name: "Weather data by Open-Meteo.com", url: URL(string: "https://open-meteo.com/")),
      isStatic: isStatic)
  }

  /// Item totals that are hard to draw.
  static func oddTotals() throws -> [[ItemTotal]] {
    let long = String(repeating: "Extraordinarily long name ", count: 4)
    let word = String(repeating: "Donaudampfschiff", count: 7)
    return [
      [ItemTotal(item: "Only", quantity: 3, income: 9, share: 1)],
      [
        ItemTotal(item: long, quantity: try decimal("1e15"), income: try decimal("1e15"), share: 1),
        ItemTotal(item: "草莓甜甜圈 🍩", quantity: 12, income: try decimal("12.50"), share: 0),
        ItemTotal(item: "Refund", quantity: -3, income: -9),
      ],
      [
        ItemTotal(item: word, quantity: 5, income: 5, share: 0.5),
        ItemTotal(item: "A", quantity: -7, income: -5),
        ItemTotal(item: "<b onload=\"x\">&amp;</b>", quantity: 0, income: 0, share: 0),
      ],
      (1...30).map {
        ItemTotal(
          item: "Item number \($0)", quantity: ExactDecimal(60 - $0), income: ExactDecimal(60 - $0),
          share: Double(60 - $0) / 1335)
      },
      (1...200).map { ItemTotal(item: "\(long)\($0)", quantity: 0, income: 0) },
    ]
  }
}
