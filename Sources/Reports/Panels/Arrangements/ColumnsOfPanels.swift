import ChalkboardUI
import Diagnostics

/// Columns beside each other, each with panels below each other.
struct ColumnsOfPanels: PanelArrangement {
  static let name = "columns"
  static let summary = "columns of panels that stand below each other"
  static let options = [
    TemplateMember(
      "columns", .list(.object(columnMembers)), isRequired: true,
      "From the leading to the trailing; their spans are twelfths of the whole.")
  ]
  static let standardSpan = 12

  private static let columnMembers = [
    TemplateMember(
      "span", .integer(1...ReportTemplate.columnCount), isRequired: true, "How wide it is."),
    TemplateMember("panels", .list(.panel), isRequired: true, "From top to bottom."),
  ]

  private struct Column {
    var span: Int
    var panels: [Placement]
  }

  private let columns: [Column]

  init(_ options: PanelOptions, depth: Int) throws(Diagnostic) {
    var columns: [Column] = []
    let list = try options.object.required("columns")
    for part in try list.array() {
      let object = try part.object(Self.columnMembers)
      let span = try object.required("span").integer(in: 1...ReportTemplate.columnCount)
      let panels = try Placement.list(try object.required("panels"), depth: depth)
      columns.append(Column(span: span, panels: panels))
    }
    if columns.isEmpty { throw .wrongPart(list, expected: "at least one column") }
    let sum = columns.reduce(0) { $0 + $1.span }
    if sum > ReportTemplate.columnCount { throw .tooWideRow(sum, at: list.place) }
    self.columns = columns
  }

  var ownTexts: [String] { columns.flatMap(\.panels).flatMap(\.ownTexts) }

  func panels(
    at placement: Placement, _ builder: PanelBuilder
  ) throws(Diagnostic) -> [PlacedContent] {
    var contents: [[PanelContent]] = []
    for column in columns {
      contents.append(try builder.panels(of: column.panels).map(\.content))
    }
    let all = contents.flatMap { $0 }
    let content = PanelContent(
      title: all.lazy.compactMap(\.title).first,
      view: ColumnsView(spans: columns.map(\.span), columns: contents),
      isPicture: all.contains(where: \.isPicture)
    ) { () throws(Diagnostic) in
      var blocks: [TextBlock] = []
      for (index, content) in all.enumerated() {
        // The first title is that of the whole.
        if let title = content.title, index > 0 {
          blocks.append(.heading(level: 3, [.text(title)]))
        }
        blocks += try content.text()
      }
      return blocks
    }
    return [
      PlacedContent(content: content, span: placement.span, narrowSpan: placement.narrowSpan)
    ]
  }
}

/// Columns of panels; the last panel of each takes what its column leaves.
private struct ColumnsView: View {
  let spans: [Int]
  let columns: [[PanelContent]]

  var body: some View {
    PageRowLayout(
      spans: spans, narrowSpans: spans.map { _ in ReportTemplate.columnCount },
      gap: ReportPage.gap
    ) {
      ForEach(columns.indices, id: \.self) { index in
        BoardLayout(stretches: stretches(of: columns[index].count), gap: ReportPage.gap) {
          ForEach(columns[index].indices, id: \.self) { columns[index][$0].view }
        }
      }
    }
  }

  private func stretches(of count: Int) -> [Double] {
    (0..<count).map { $0 == count - 1 ? 1 : 0 }
  }
}
