import DataTable

/// The words of a report, apart from its data. Names in braces stand for what is put in.
public struct Vocabulary: Hashable, Sendable {
  // Page
  public var reportTitle = "Daily report"
  public var allCities = "All cities"
  public var noSales = "No sales"
  public var noOrders = "No orders"

  // Figures
  public var income = "Income"
  public var quantity = "Donuts sold"
  public var orders = "Orders"
  public var averageOrder = "Average order"
  /// `{day}` is a weekday, which is short where there is little room.
  public var versusDayBefore = "vs. {day}"
  public var versusWeekBefore = "vs. last {day}"
  /// Seven, from Sunday. They belong to the sentences, whatever the locale of dates is.
  public var weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  public var shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  public var new = "new"
  public var unchanged = "no change"
  public var noEarlierData = "no data"

  // Popular items
  public var popularItems = "Popular donuts"
  public var totalSales = "Total Sales"
  public var pieces = "{count} donuts"
  public var onePiece = "1 donut"
  public var topItems = "Top {shown} of {count} items"

  // History
  public var salesHistory = "Sales history"
  public var incomeByCity = "Income by city"
  public var quantityByCity = "Donuts by city"
  public var lastDays = "last {count} days"
  public var unknownCity = "No city"

  // Forecast
  public var forecast = "Forecast"
  public var sampleForecast = "Sample forecast"
  public var noForecast = "No forecast"
  public var noForecastForHour = "No forecast for this hour"
  public var temperature = "Temperature"
  public var cloudCover = "Cloud cover"
  public var rainSoon = "Rain soon"
  public var snowSoon = "Snow soon"
  /// Both, or one of them.
  public var rainOrSnowSoon = "Rain or snow soon"
  public var yes = "Yes"
  /// Rain or snow soon at all spots that the truck may take.
  public var yesEverywhere = "Yes, at all spots"
  public var no = "No"
  public var parkingSpot = "Parking spot"
  public var proposedSpot = "Proposed spot"

  // Orders
  public var newestOrders = "New orders"
  /// `{id}` is the order's number.
  public var order = "Order {id}"
  public var quantityOfItem = "{count} × {item}"
  public var placed = "Placed"
  public var preparing = "Preparing"
  public var ready = "Ready"
  public var completed = "Completed"
  public var refund = "Refund"

  // Items
  public var allItems = "All items"
  public var item = "Item"
  public var sold = "Sold"
  public var share = "Share of income"
  public var total = "Total"

  // Footer
  public var sources = "Sources"
  public var rowsRead = "{count} rows read"
  public var oneRowRead = "1 row read"
  public var rowsSkipped = "{count} skipped"
  public var ruleOfChanges =
    "Changes are percentages of the earlier figure. From zero, a figure is “new”; from a negative "
    + "figure, the difference is shown. Refunds count on the day they are made, and not in the "
    + "average order."
  public var ruleOfShares = "Shares are parts of the income of all items that brought some in."

  public static let english = Vocabulary()

  public init() {}
}

extension Vocabulary {
  /// A text with values in place of the names in braces.
  func text(_ key: KeyPath<Vocabulary, String>, _ values: [(name: String, value: String)])
    -> String
  {
    var text = ""
    var rest = self[keyPath: key][...]
    // Each name is looked for in the text alone, never in a value that was put in before.
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      text += rest[..<open]
      text += values.first { $0.name == name }?.value ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// A day of the week; empty when the list has none for it.
  func weekday(_ day: CalendarDay, isShort: Bool) -> String {
    let names = isShort ? shortWeekdays : weekdays
    // 1970 began on a Thursday.
    let index = ((day.daysSince1970 % 7) + 11) % 7
    return names.indices.contains(index) ? names[index] : ""
  }

  func text(of measure: DayMeasure) -> String {
    switch measure {
    case .income: income
    case .quantity: quantity
    case .orders: orders
    case .averageOrder: averageOrder
    }
  }

  func text(of status: OrderStatus) -> String {
    switch status {
    case .placed: placed
    case .preparing: preparing
    case .ready: ready
    case .completed: completed
    }
  }
}
