import ChalkboardUI
import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit
import Foundation

/// Reads what a report is made from, and decides what the request leaves open.
struct ReportGathering {
  var request: ReportRequest
  var template: ReportTemplate
  /// The folder of the template, for the pictures that it names.
  var templateFolder: String
  var format: FormatContext
  var words: ReportWords
  /// What was skipped and assumed on the way.
  private(set) var diagnostics: [Diagnostic] = []

  init(
    request: ReportRequest, template: ReportTemplate, templateFolder: String,
    format: FormatContext, words: ReportWords
  ) {
    self.request = request
    self.template = template
    self.templateFolder = templateFolder
    self.format = format
    self.words = words
  }

  private var timeZone: TimeZone { format.timeZone }

  mutating func data() throws(Diagnostic) -> ReportData {
    var files = SourceReading(
      request: request, template: template, templateFolder: templateFolder, timeZone: timeZone)
    let salesSource = try files.sales()
    try checkStandardInput(salesSource)
    var reading: SalesReading?
    if let salesSource { reading = try salesReading(salesSource) }
    let sales = reading?.sales ?? SalesTable()
    let tables = try files.tables()
    diagnostics += files.diagnostics
    if salesSource == nil, tables.isEmpty { throw .noSalesFile() }
    let ledger = SalesLedger(try selected(sales), timeZone: timeZone)
    var clock = LocalClock(timeZone: timeZone)
    let wantedNow = try request.now.map { (text) throws(Diagnostic) in
      try instant(text, clock: &clock)
    }
    let ownOrders = try ownOrders()
    let ownForecasts = try ownForecasts()
    let known =
      request.date ?? ledger.lastDay ?? SalesLedger(sales, timeZone: timeZone).lastDay
    let moments = [
      wantedNow, ownOrders?.orders.first?.time, ownForecasts.first?.hours.first?.time,
    ]
    guard let day = known ?? moments.lazy.compactMap({ $0 }).first.map({ clock.day(at: $0) })
    else { throw .noDay() }
    let now = wantedNow ?? Self.lastMoment(of: day, in: ledger, clock: &clock)
    var sources = files.read
    if let reading, let salesSource {
      let source = ReportSource(
        name: fileName(salesSource), rowsRead: reading.rowsRead, rowsSkipped: reading.rowsSkipped)
      sources.insert(source, at: 0)
    }
    var orders = orders(ownOrders, ledger, on: day, sources: &sources)
    // What is ordered after the moment that counts as now has not happened yet.
    if let wantedNow { orders.removeAll { $0.time > wantedNow } }
    let forecasts = try forecasts(ownForecasts, for: day, sources: &sources)
    return ReportData(
      words: words, title: words.template[template.title], shop: words.template[template.shop],
      city: request.city,
      cityNames: sales.cityNames, day: day,
      period: ReportPeriod(template.period, upTo: day, firstWeekday: format.firstWeekday),
      tables: SourceTables(sales: ledger.sales, others: tables),
      templateFolder: templateFolder, parameters: try parameters(),
      now: now, ledger: ledger, comparison: try ledger.comparison(of: day), orders: orders,
      forecasts: forecasts, menu: menu(sales, from: salesSource),
      currency: try currency(), format: format, sources: sources)
  }

  // MARK: Sales and orders

  /// Standard input can be read once only.
  private func checkStandardInput(_ sales: InputSource?) throws(Diagnostic) {
    let sources = [sales, request.forecast, request.orders] + request.data.map(\.source)
    if sources.count(where: { $0 == .standardInput }) > 1 { throw .repeatedStandardInput() }
  }

  private mutating func salesReading(_ source: InputSource) throws(Diagnostic) -> SalesReading {
    let input = try request.encoding.decoded(try source.load())
    let reader = SalesReader(
      timeZone: timeZone, isStrict: request.isStrict, decimalMark: request.decimalMark)
    let reading = try reader.read(
      .bytes(input.bytes, name: input.name), format: request.salesFormat)
    diagnostics += reading.diagnostics
    for texts in [reading.sales.items, reading.sales.cities, reading.sales.orders] {
      guard reading.sales.count > 1, let totals = TotalRows.found(in: texts) else { continue }
      diagnostics.append(.totalRows(totals.words, at: Place(file: input.name)))
      break
    }
    return reading
  }

  /// The sales of the request's city; throws when no sale and no city of the template has its name.
  private func selected(_ sales: SalesTable) throws(Diagnostic) -> SalesTable {
    guard let city = request.city else { return sales }
    let known = sales.cityNames
    guard known.contains(city) || template.cities.contains(where: { $0.name == city }) else {
      throw .unknownCity(
        city, known: known + template.cities.map(\.name).filter { !known.contains($0) })
    }
    return sales.selecting(city: city)
  }

  /// The orders of the request's own file; `nil` without one.
  private mutating func ownOrders() throws(Diagnostic) -> OrdersReading? {
    guard let source = request.orders else { return nil }
    let reader = OrdersReader(
      timeZone: timeZone, isStrict: request.isStrict, decimalMark: request.decimalMark)
    let reading = try reader.read(source)
    diagnostics += reading.diagnostics
    return reading
  }

  /// The orders of the day and of the request's city. Orders of which none is of the day are a
  /// warning: most likely it is another day's file.
  private mutating func orders(
    _ own: OrdersReading?, _ ledger: SalesLedger, on day: CalendarDay,
    sources: inout [ReportSource]
  ) -> [Order] {
    guard let own, let source = request.orders else {
      let rows = ledger.days.indices.filter { ledger.days[$0] == day }
      return Order.newest(of: ledger.sales.selecting(rows: rows))
    }
    sources.append(
      ReportSource(
        name: fileName(source), rowsRead: own.orders.count, rowsSkipped: own.skipped))
    var clock = LocalClock(timeZone: timeZone)
    let ofDay = own.orders.filter { clock.day(at: $0.time) == day }
    if ofDay.count < own.orders.count {
      let left = own.orders.count - ofDay.count
      diagnostics.append(
        .ordersOfOtherDays(left, than: day, areAll: ofDay.isEmpty, of: source.name))
    }
    return ofDay.filter { order in
      request.city == nil || order.city == nil || order.city == request.city
    }
  }

  // MARK: Day and time

  private func instant(
    _ text: String, clock: inout LocalClock
  ) throws(Diagnostic) -> Double {
    guard let time = ISOTime(text) else { throw .wrongTime(text) }
    return time.instant(clock: &clock)
  }

  /// The moment of the day's last sale; noon when there is none.
  private static func lastMoment(
    of day: CalendarDay, in ledger: SalesLedger, clock: inout LocalClock
  ) -> Double {
    let times = ledger.days.indices.lazy.filter { ledger.days[$0] == day }.map {
      ledger.sales.times[$0]
    }
    return times.max() ?? clock.noon(of: day)
  }

  // MARK: Forecast

  /// The forecasts of the request's own file. One that cannot be read is a warning, or in strict
  /// mode an error.
  private mutating func ownForecasts() throws(Diagnostic) -> [Forecast] {
    guard let source = request.forecast else { return [] }
    do throws(Diagnostic) {
      let spots = template.cities.flatMap(\.parkingSpots)
      let reading = try ForecastReader(timeZone: timeZone, spots: spots).read(source)
      diagnostics += reading.diagnostics
      // Services answer in a zone of their own, often GMT; the day is the shop's.
      return reading.forecasts.map { forecast in
        var forecast = forecast
        forecast.timeZone = timeZone
        return forecast
      }
    } catch {
      if request.isStrict { throw error }
      diagnostics.append(.unreadableForecast(error))
      return []
    }
  }

  /// Those of the own forecasts that are of the day; where there are none, those of the template.
  private mutating func forecasts(
    _ own: [Forecast], for day: CalendarDay, sources: inout [ReportSource]
  ) throws(Diagnostic) -> [Forecast] {
    if let source = request.forecast, !own.isEmpty {
      let usable = own.filter { $0.span(of: day) != nil && isOfCity($0) }
      if !usable.isEmpty {
        sources.append(ReportSource(name: fileName(source)))
        return usable
      }
      var clock = LocalClock(timeZone: timeZone)
      let reachesDay = own.contains { forecast in
        isOfCity(forecast) && forecast.hours.contains { clock.day(at: $0.time) == day }
      }
      let problem = Diagnostic.noForecast(for: day, reachesDay: reachesDay, in: source.name)
      if request.isStrict { throw problem }
      diagnostics.append(.unreadableForecast(problem))
    }
    return template.forecasts.map { $0.moved(to: day, in: timeZone) }
  }

  /// Whether a forecast is for a place of the request's city, or for one that no city claims.
  private func isOfCity(_ forecast: Forecast) -> Bool {
    guard let city = request.city else { return true }
    let owner = template.cities.first { city in
      city.parkingSpots.contains { $0.name == forecast.spot.name }
    }
    return owner == nil || owner?.name == city
  }

  // MARK: Menu

  /// The items of the template, and the pictures beside the sales, which come before all others.
  private mutating func menu(
    _ sales: SalesTable, from source: InputSource?
  ) -> FoodTruckKit.Menu {
    var menu = FoodTruckKit.Menu()
    let templatePictures = PictureFolder(path: templateFolder, hasThumbnails: false)
    for item in template.items {
      // Sales in the report's language call it by its name there.
      for name in Set([item.name, words.template[item.name]]).sorted() {
        switch item.picture {
        case .recipe(let recipe): menu.add(MenuItem(name: name, picture: .donut(recipe)))
        case .file(let path): add(name, path, from: templatePictures, to: &menu)
        }
      }
    }
    let pictures = PictureFolder(
      path: source.flatMap(Self.folder), hasThumbnails: true)
    let named = sales.imagePaths
    for (item, path) in named { add(item, path, from: pictures, to: &menu) }
    guard pictures.hasThumbnails else { return menu }
    let items = Set(named.map(\.item))
    for item in sales.itemNames where !items.contains(item) {
      if let path = pictures.thumbnail(of: item) { add(item, path, from: pictures, to: &menu) }
    }
    return menu
  }

  /// A picture that cannot be read is a warning; the item then has the donut of its name.
  private mutating func add(
    _ item: String, _ path: String, from folder: PictureFolder, to menu: inout FoodTruckKit.Menu
  ) {
    do throws(Diagnostic) {
      let picture = try folder.picture(at: path, diagnostics: &diagnostics)
      menu.add(MenuItem(name: item, picture: .image(Image(picture))))
    } catch {
      diagnostics.append(error.asWarning)
    }
  }

  /// The folder of a file; `nil` for standard input.
  private static func folder(_ source: InputSource) -> String? {
    guard case .file(let path) = source else { return nil }
    return path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? "."
  }

  /// What the report calls a file: its name without its folder, so that the same data give the same
  /// report wherever they lie.
  private func fileName(_ source: InputSource) -> String {
    guard let name = source.name, name != "-" else { return words.vocabulary[.standardInput] }
    return String(name.split(separator: "/").last ?? "")
  }

  private func currency() throws(Diagnostic) -> String {
    guard let code = request.currency else { return template.currency }
    let capital = code.uppercased()
    guard CurrencyCode.isKnown(capital) else {
      throw .unknownCurrency(code, failure: .usage, at: nil)
    }
    return capital
  }

  /// The template's parameters as the request sets them.
  private func parameters() throws(Diagnostic) -> [Parameter] {
    var parameters = template.parameters
    for setting in request.parameters {
      guard let index = parameters.firstIndex(where: { $0.name == setting.name }) else {
        throw .unknownParameter(setting.name, known: parameters.map(\.name))
      }
      parameters[index] = try parameters[index].setting(setting.value)
    }
    return parameters
  }
}
