import ChalkboardUI
import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit
import Testing
import Typography

@testable import Reports

/// Pages are made from the heights that a table states, so these have to be what it takes.
struct BreakableTableTests {
  private func height(_ view: some View) -> CGFloat {
    let context = RenderContext(fonts: FontLibrary(), format: FormatContext(), colorScheme: .light)
    let size = ViewRenderer(context).size(
      of: view.foodTruckStyle(), proposal: ProposedViewSize(width: 700, height: nil))
    return CGFloat(size.height)
  }

  @Test(arguments: [nil, "Items"])
  func `the parts of a table are as high as it says`(title: String?) throws {
    let query = TableQuery(
      source: "sales", place: Place(),
      columns: [
        try TableColumn(
          TemplatePart(
            value: try JSONParser().parse(
              LoadedInput(
                name: nil,
                bytes: Array(
                  #"{ "title": "Sold", "value": "sales.quantity", "total": true }"#.utf8)))))
      ])
    let figures = try query.figures(in: try SampleScope(.week).scope, words: TemplateWords())
    var card = TableCard(
      title: title, figures: figures, menu: FoodTruckKit.Menu(), rows: 0..<0, isLast: false)
    let head =
      TableCard.padding + TableCard.titleHeight + (title == nil ? 0 : TableCard.headingHeight)
    #expect(height(card) <= head)
    #expect(height(card) > head - 2)
    card.rows = 0..<3
    #expect(height(card) <= head + 3 * TableCard.rowHeight)
    card.isLast = true
    #expect(height(card) <= head + 3 * TableCard.rowHeight + TableCard.totalHeight)
    #expect(height(card) > head + 3 * TableCard.rowHeight + TableCard.totalHeight - 2)
  }
}
