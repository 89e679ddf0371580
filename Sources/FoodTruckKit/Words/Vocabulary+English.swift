extension Vocabulary.Key {
  /// The text in English. A table: it is as long as there are keys.
  public var english: Phrase {
    switch self {
    case .allCities: "All cities"
    case .noSales: "No sales"
    case .noOrders: "No orders"
    case .standardInput: "Standard input"
    case .pageTitle: "{title} – {shop}, {date}"
    case .summary:
      .plural(
        one: "Income {income}, {quantity} sold in {orders} order.",
        other: "Income {income}, {quantity} sold in {orders} orders.")
    case .summaryWithoutSales: "No sales on {date}."

    case .income: "Income"
    case .quantity: "Donuts sold"
    case .orders: "Orders"
    case .averageOrder: "Average order"
    case .versusDayBefore: "vs. {day}"
    case .versusWeekBefore: "vs. last {day}"
    case .sunday: "Sunday"
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .shortSunday: "Sun"
    case .shortMonday: "Mon"
    case .shortTuesday: "Tue"
    case .shortWednesday: "Wed"
    case .shortThursday: "Thu"
    case .shortFriday: "Fri"
    case .shortSaturday: "Sat"
    case .new: "new"
    case .unchanged: "no change"
    case .noEarlierData: "no data"
    case .lessThan: "<{value}"
    case .moreThan: "> {value}"

    case .popularItems: "Popular donuts"
    case .totalSales: "Total Sales"
    case .pieces: .plural(one: "{count} donut", other: "{count} donuts")
    case .topItems:
      .plural(one: "Top {shown} of {count} item", other: "Top {shown} of {count} items")

    case .salesHistory: "Sales history"
    case .incomeByCity: "Income by city"
    case .quantityByCity: "Donuts by city"
    case .lastDays: .plural(one: "last day", other: "last {count} days")
    case .measureOverTime: "{measure}, {period}"
    case .unknownCity: "No city"

    case .forecast: "Forecast"
    case .sampleForecast: "Sample forecast"
    case .noForecast: "No forecast"
    case .noForecastForHour: "No forecast for this hour"
    case .temperature: "Temperature"
    case .cloudCover: "Cloud cover"
    case .rainSoon: "Rain soon"
    case .snowSoon: "Snow soon"
    case .rainOrSnowSoon: "Rain or snow soon"
    case .yes: "Yes"
    case .no: "No"
    case .yesEverywhere: "Yes, at all spots"
    case .parkingSpot: "Parking spot"
    case .proposedSpot: "Proposed spot"
    case .clear: "Clear"
    case .mostlyClear: "Mostly clear"
    case .partlyCloudy: "Partly cloudy"
    case .cloudy: "Cloudy"
    case .windy: "Windy"
    case .fog: "Fog"
    case .drizzle: "Drizzle"
    case .rain: "Rain"
    case .heavyRain: "Heavy rain"
    case .freezingRain: "Freezing rain"
    case .snow: "Snow"
    case .thunderstorm: "Thunderstorm"

    case .newestOrders: "New orders"
    case .order: "Order {id}"
    case .quantityOfItem: "{count} × {item}"
    case .itemSeparator: ", "
    case .placed: "Placed"
    case .preparing: "Preparing"
    case .ready: "Ready"
    case .completed: "Completed"
    case .refund: "Refund"

    case .allItems: "All items"
    case .item: "Item"
    case .sold: "Sold"
    case .share: "Share of income"
    case .total: "Total"

    case .other: "Other"
    case .part: "Share"

    case .status: "Status"
    case .time: "Time"
    case .weather: "Weather"
    case .noData: "No data"
    case .contents: "Contents"
    case .figuresAsTable: "Figures as a table"
    case .pageOf: "Page {page} of {count}"

    case .sources: "Sources: {list}"
    case .sourceRows: "{name} ({read}, {skipped})"
    case .rowsRead: .plural(one: "{count} row read", other: "{count} rows read")
    case .rowsSkipped: .plural(one: "{count} skipped", other: "{count} skipped")
    case .rules:
      """
      Changes are percentages of the earlier figure. From zero, a figure is “new”; from a negative \
      figure, the difference is shown. Refunds count on the day they are made, and not in the \
      average order. Shares are parts of the income of all items that brought some in.
      """

    case .chartItem: "Donut"
    case .chartSales: "Sales"
    case .chartDay: "Day"
    case .chartHour: "Hour"
    case .chartCity: "City"
    case .chartRemainder: "… {count} more"
    }
  }
}
