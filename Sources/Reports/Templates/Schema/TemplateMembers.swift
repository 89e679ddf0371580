import ChartScales
import DataTable
import FoodTruckKit

/// All objects of a template and their members: what its reading lets through, and what its schema
/// says.
enum TemplateMembers {
  static let template: [TemplateMember] = [
    TemplateMember("$schema", .text, "Where the schema is, for editors; it is not read."),
    TemplateMember("name", .text, isRequired: true, "The template's name."),
    TemplateMember("description", .text, "What it is for, in a sentence."),
    TemplateMember("shop", .text, isRequired: true, "The name of the shop."),
    TemplateMember("title", .template, "Over the shop's name; the template's name by default."),
    TemplateMember(
      "locale", .text,
      "The language, and how numbers and dates are written, such as en_US; that of the command."),
    TemplateMember("currency", .text, "Three letters of ISO 4217; USD by default."),
    TemplateMember(
      "timeZone", .text, "By whose clock days begin, such as America/Los_Angeles; UTC by default."),
    TemplateMember(
      "period", .choice(ReportPeriod.Kind.allCases.map(\.rawValue)),
      "The days that the report is about, up to its date; day by default."),
    TemplateMember("page", .object(page), "What the report is laid out on."),
    TemplateMember(
      "colorScheme", .choice(PictureColorScheme.allCases.map(\.rawValue)), "light by default."),
    TemplateMember(
      "data", .dictionary(.either([.text, .object(source)])),
      "Files that panels draw on, by the names that panels use."),
    TemplateMember(
      "parameters", .dictionary(.either([.text, .number(-1e15...1e15), .boolean])),
      "Values that --set can change, by the names that expressions use."),
    TemplateMember(
      "sample", .object(sample), "The data that the template shows itself with, by --sample."),
    TemplateMember("items", .list(.object(item)), "The menu."),
    TemplateMember("cities", .list(.object(city)), "Where the shop sells."),
    TemplateMember("forecast", .any, "What stands in when no forecast can be read."),
    TemplateMember("rows", .list(.object(row)), isRequired: true, "From top to bottom."),
  ]

  static let page: [TemplateMember] = [
    TemplateMember("width", .number(PageSetup.widths), "In CSS pixels; 1200 by default."),
    TemplateMember(
      "height", .number(PageSetup.heights),
      "Of a board that fills a screen, in CSS pixels; as high as the rows by default."),
    TemplateMember(
      "paper", .choice(Paper.Format.allCases.map(\.rawValue)),
      "The sheets of a PDF; one page by default."),
    TemplateMember("orientation", .choice(["portrait", "landscape"]), "portrait by default."),
    TemplateMember("margin", .number(Paper.margins), "In millimetres; 15 by default."),
    TemplateMember("header", .template, "A line above the panels of each sheet."),
    TemplateMember("footer", .template, "A line below them, such as {{ page }} / {{ pages }}."),
  ]

  static let source: [TemplateMember] = [
    TemplateMember(
      "file", .text, "Below the template's folder; without one --data has to name a file."),
    TemplateMember(
      "format", .choice(ReaderCatalog.readers.map(\.formatName)),
      "By ending and content by default."),
    TemplateMember(
      "time", .text,
      "The column whose times say which period a row belongs to; the only column of times."),
  ]

  static let sample: [TemplateMember] = [
    TemplateMember("sales", .text, "A file below the template's folder; likewise those below."),
    TemplateMember("forecast", .text, "None by default."),
    TemplateMember("orders", .text, "Those of the sales by default."),
    TemplateMember("data", .dictionary(.text), "For other sources, by their names."),
    TemplateMember("date", .text, "The day of the report; the last one with sales by default."),
  ]

  static let item: [TemplateMember] = [
    TemplateMember("name", .text, isRequired: true, "As the sales call it."),
    TemplateMember("recipe", .object(recipe), "What its donut is made of."),
    TemplateMember("image", .text, "A PNG or SVG below the template's folder."),
  ]

  static let recipe: [TemplateMember] = [
    TemplateMember(
      "dough", .choice(Dough.allCases.map(\.rawValue)), isRequired: true, "The ring."),
    TemplateMember(
      "glaze", .choice(Glaze.allCases.map(\.rawValue)), "None by default."),
    TemplateMember(
      "topping", .choice(Topping.allCases.map(\.rawValue)), "None by default."),
  ]

  static let city: [TemplateMember] = [
    TemplateMember("name", .text, isRequired: true, "As the sales call it."),
    TemplateMember("timeZone", .text, "The shop's by default."),
    TemplateMember("parkingSpots", .list(.object(spot)), "Where the truck may stand."),
  ]

  static let spot: [TemplateMember] = [
    TemplateMember("name", .text, isRequired: true, "As forecasts call it."),
    TemplateMember("latitude", .number(-90...90), "In degrees north."),
    TemplateMember("longitude", .number(-180...180), "In degrees east."),
  ]

  static let row: [TemplateMember] = [
    TemplateMember("panels", .list(.panel), isRequired: true, "From the leading to the trailing."),
    TemplateMember("newPage", .boolean, "Whether sheets begin with it; false by default."),
    TemplateMember(
      "stretch", .number(0...100), "Its share of what a board's other rows leave; 0 keeps its own."),
  ]
}
