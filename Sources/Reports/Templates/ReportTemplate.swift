import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit
import Foundation

/// What a report shows and in which order, as a JSON document says it.
///
/// `Templates/README.md` describes the format. A member that is not known is an error, so that a slip in
/// a name does not pass for a default.
public struct ReportTemplate: Sendable {
  public var name: String
  /// What it is for, in a sentence; empty when it does not say.
  public var description: String
  /// Above the report, such as "Daily Report".
  public var title: String { heading.source }
  /// The title, which may have placeholders.
  var heading: TemplateText
  /// The name of the shop.
  public var shop: String
  /// Such as `en_US`; `nil` leaves it to whoever runs the report.
  public var locale: String?
  /// The code of ISO 4217; `USD` by default.
  public var currency: String
  /// A name of the zone database; `nil` leaves it to whoever runs the report, else it is UTC.
  public var timeZone: String?
  /// The days that the report is about; the day of the report by default.
  public var period: ReportPeriod.Kind
  public var page: PageSetup
  /// Files that panels draw on, by the names that panels use.
  var sources: [SourceDeclaration]
  /// What can be set when a report is made, and what it is otherwise.
  var parameters: [Parameter]
  /// The data that the template shows itself with; `nil` when it has none.
  var sample: SampleData?
  public var items: [Item]
  public var cities: [City]
  /// The forecasts that stand in where none can be read; empty when there are none.
  public var forecasts: [Forecast]
  public var rows: [Row]

  /// An item of the menu and its picture.
  public struct Item: Hashable, Sendable {
    public enum Picture: Hashable, Sendable {
      case recipe(DonutRecipe)
      /// The path of a picture, relative to the template's folder.
      case file(String)
    }

    public var name: String
    public var picture: Picture
  }

  /// Panels that stand beside each other.
  public struct Row: Sendable {
    package var panels: [Placement]
    /// Whether a paged format begins a new page with it.
    public var startsPage: Bool
    /// Its share of what is left of a board's height; 0, the default, keeps its own.
    public var stretch: Double
  }

  /// What the template says in its own words, apart from names.
  var ownTexts: [String] {
    [title] + [page.paper?.header, page.paper?.footer].compactMap { $0?.source }
      + rows.flatMap(\.panels).flatMap(\.ownTexts)
  }

  /// Whether the template has data to show itself with.
  public var hasSample: Bool { sample != nil }

  /// The columns that the panels of a row share.
  public static let columnCount = 12
}

extension ReportTemplate {
  /// Reads a template.
  ///
  /// - Throws: an error of kind `template`, with a JSON pointer, for whatever is not as it should be.
  public init(parsing input: LoadedInput) throws(Diagnostic) {
    let document: JSONValue
    do throws(Diagnostic) {
      document = try JSONParser().parse(input)
    } catch {
      throw error.ofKind(.template)
    }
    try self.init(TemplatePart(value: document, file: input.name))
  }

  private init(_ document: TemplatePart) throws(Diagnostic) {
    let object = try document.object(TemplateMembers.template)
    name = try object.required("name").name()
    description = try object["description"]?.string() ?? ""
    shop = try object.required("shop").name()
    heading = try TemplateText(try object.required(object["title"] == nil ? "name" : "title"))
    locale = try object["locale"].map(Self.locale)
    currency = try object["currency"].map(Self.currency) ?? "USD"
    timeZone = try object["timeZone"].map(Self.timeZone)
    period =
      try object["period"]?.choice(
        of: ReportPeriod.Kind.self, known: ReportPeriod.Kind.allCases.map(\.rawValue)) ?? .day
    let colorScheme: PictureColorScheme =
      try object["colorScheme"]?.choice(
        of: PictureColorScheme.self, known: PictureColorScheme.allCases.map(\.rawValue)) ?? .light
    page =
      try object["page"].map { (page) throws(Diagnostic) in
        try PageSetup(page, colorScheme: colorScheme)
      } ?? PageSetup(colorScheme: colorScheme)
    sources = try object["data"].map(SourceDeclaration.list) ?? []
    parameters = try object["parameters"].map(Parameter.list) ?? []
    sample = try object["sample"].map(SampleData.init)
    items = []
    for item in try object["items"]?.array(named: "name") ?? [] { items.append(try Item(item)) }
    cities = []
    for city in try object["cities"]?.array(named: "name") ?? [] {
      cities.append(try City(template: city))
    }
    forecasts = []
    rows = []
    let list = try object.required("rows")
    for row in try list.array() { rows.append(try Row(row)) }
    if rows.isEmpty { throw .wrongPart(list, expected: "at least one row of panels") }
    if let forecast = object["forecast"] { forecasts = try staticForecasts(forecast) }
  }

  private static func locale(_ part: TemplatePart) throws(Diagnostic) -> String {
    let name = try part.name()
    try FormatContext.check(locale: name, failure: .template, at: part.place)
    return name
  }

  fileprivate static func timeZone(_ part: TemplatePart) throws(Diagnostic) -> String {
    let name = try part.name()
    try FormatContext.check(timeZone: name, failure: .template, at: part.place)
    return name
  }

  private static func currency(_ part: TemplatePart) throws(Diagnostic) -> String {
    let code = try part.string()
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) }) else {
      throw .wrongPart(part, expected: "a currency's three capital letters such as \"USD\"")
    }
    guard CurrencyCode.isKnown(code) else {
      throw .unknownCurrency(code, failure: .template, at: part.place)
    }
    return code
  }

  private func staticForecasts(_ part: TemplatePart) throws(Diagnostic) -> [Forecast] {
    let zone = timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt
    let reader = ForecastReader(timeZone: zone, spots: cities.flatMap(\.parkingSpots))
    do throws(Diagnostic) {
      let reading = try reader.read(part.value, source: part.file, pointer: part.pointer)
      return reading.forecasts.map { forecast in
        var forecast = forecast
        forecast.isStatic = true
        return forecast
      }
    } catch {
      throw error.ofKind(.template)
    }
  }
}

extension ReportTemplate.Item {
  fileprivate init(_ part: TemplatePart) throws(Diagnostic) {
    let object = try part.object(TemplateMembers.item)
    name = try object.required("name").name()
    if let image = object["image"] {
      if let recipe = object["recipe"] { throw .recipeBesideImage(at: recipe.place) }
      picture = .file(try image.name())
    } else {
      picture = .recipe(try DonutRecipe(template: try object.required("recipe")))
    }
  }
}

extension DonutRecipe {
  fileprivate init(template part: TemplatePart) throws(Diagnostic) {
    let object = try part.object(TemplateMembers.recipe)
    self.init(
      dough: try object.required("dough").choice(
        of: Dough.self, known: Dough.allCases.map(\.rawValue)),
      glaze: try object["glaze"]?.choice(of: Glaze.self, known: Glaze.allCases.map(\.rawValue)),
      topping: try object["topping"]?.choice(
        of: Topping.self, known: Topping.allCases.map(\.rawValue)))
  }
}

extension City {
  fileprivate init(template part: TemplatePart) throws(Diagnostic) {
    let object = try part.object(TemplateMembers.city)
    var spots: [ParkingSpot] = []
    for spot in try object["parkingSpots"]?.array() ?? [] {
      spots.append(try ParkingSpot(template: spot))
    }
    let zone = try object["timeZone"].map(ReportTemplate.timeZone).flatMap {
      TimeZone(identifier: $0)
    }
    self.init(name: try object.required("name").name(), parkingSpots: spots, timeZone: zone)
  }
}

extension ParkingSpot {
  fileprivate init(template part: TemplatePart) throws(Diagnostic) {
    let object = try part.object(TemplateMembers.spot)
    var coordinate: Coordinate?
    if object["latitude"] != nil || object["longitude"] != nil {
      coordinate = Coordinate(
        latitude: try object.required("latitude").number(in: -90...90),
        longitude: try object.required("longitude").number(in: -180...180))
    }
    self.init(name: try object.required("name").name(), coordinate: coordinate)
  }
}

extension ReportTemplate.Row {
  fileprivate init(_ part: TemplatePart) throws(Diagnostic) {
    let object = try part.object(TemplateMembers.row)
    startsPage = try object["newPage"]?.boolean() ?? false
    stretch = try object["stretch"]?.number(in: 0...100) ?? 0
    panels = try Placement.row(try object.required("panels"))
  }
}
