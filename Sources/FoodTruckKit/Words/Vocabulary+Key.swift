extension Vocabulary {
  /// A text of a report. The names are those of the files with the words of other languages.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    // Page
    case allCities, noSales, noOrders, standardInput
    /// `{title}`, `{shop}` and `{date}` in one line: what the picture is called.
    case pageTitle
    /// The day in a sentence, for people who cannot see the picture: `{income}`, `{quantity}` and
    /// `{orders}`, the last of which decides the form.
    case summary
    /// `{date}`.
    case summaryWithoutSales

    // Figures
    case income, quantity, orders, averageOrder
    /// `{day}` is a weekday, which is short where there is little room.
    case versusDayBefore, versusWeekBefore
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday
    case shortSunday, shortMonday, shortTuesday, shortWednesday, shortThursday, shortFriday
    case shortSaturday
    case new, unchanged, noEarlierData
    /// `{value}` is a share.
    case lessThan, moreThan

    // Popular items
    case popularItems, totalSales
    /// By `{count}`.
    case pieces
    /// `{shown}` of `{count}`, which decides the form.
    case topItems

    // History
    case salesHistory, incomeByCity, quantityByCity
    /// By `{count}`.
    case lastDays
    /// `{measure}` is a figure, and `{period}` such as the last days.
    case measureOverTime
    case unknownCity

    // Forecast
    case forecast, sampleForecast, noForecast, noForecastForHour
    case temperature, cloudCover
    /// Before "yes" or "no"; the last is for both or one of them.
    case rainSoon, snowSoon, rainOrSnowSoon
    case yes, no
    /// Rain or snow soon at all spots that the truck may take.
    case yesEverywhere
    case parkingSpot, proposedSpot
    case clear, mostlyClear, partlyCloudy, cloudy, windy, fog, drizzle, rain, heavyRain
    case freezingRain, snow, thunderstorm

    // Orders
    case newestOrders
    /// `{id}` is the order's number.
    case order
    /// `{count}` pieces of `{item}`.
    case quantityOfItem
    /// Between the items of an order, with its space.
    case itemSeparator
    case placed, preparing, ready, completed, refund

    // Items
    case allItems, item, sold, share, total

    // Charts and tables of any data
    /// `other` is what is too small to stand alone, `part` a share of a whole.
    case other, part

    // Text and pages
    case status, time, weather, noData
    /// The list of panels beside a report, and the heading over the figures of a chart.
    case contents, figuresAsTable
    /// `{page}` of `{count}`.
    case pageOf

    // Footer
    /// `{list}` is made of `sourceRows`.
    case sources
    /// `{name}` of a file with `{read}` and `{skipped}`, which are the two texts below.
    case sourceRows
    /// By `{count}`.
    case rowsRead, rowsSkipped
    /// How changes and shares are counted.
    case rules

    // Names of what charts show, for people who cannot see them
    case chartItem, chartSales, chartDay, chartHour, chartCity
    /// `{count}` is how many entries a legend has no room for.
    case chartRemainder
  }
}
