import Diagnostics
import FoodTruckKit

/// Whose report it is, of which day and of which city, with the pictures of the best items.
struct HeaderPanel: Panel {
  static let name = "header"
  static let summary =
    "shop, day and city"
  static let standardSpan = 12

  static let options = [
    TemplateMember(
      "item", .template, "The item whose picture stands at the end; the best ones by default.")
  ]

  private let item: TemplateText?

  init(_ options: PanelOptions) throws(Diagnostic) {
    item = try options.object["item"].map(TemplateText.init)
  }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let own = try item?.text(in: scope)
    let best = try data.ledger.itemTotals(on: data.period.first...data.period.last, by: .quantity)
      .prefix(3)
    let header = ReportHeader(
      title: data.title, shop: data.shop, day: data.day,
      time: data.period.kind == .day ? nil : PeriodText(format: data.format).text(of: data.period),
      city: data.city,
      items: (own.map { [$0] } ?? best.map(\.item)).map { data.menu.item(named: $0) })
    // Formats of text have a head of their own.
    return PanelContent(title: nil, view: header)
  }
}
