import Diagnostics
import SVGBackend

/// A report in Markdown, with its pictures in files of their own.
struct MarkdownReport {
  struct Picture {
    /// `panel-3.svg`.
    var name: String
    var bytes: [UInt8]
  }

  private(set) var bytes: [UInt8] = []
  private(set) var pictures: [Picture] = []

  /// - Parameters:
  ///   - folder: of the pictures, as the document names it.
  /// - Throws: an error when a panel cannot say its figures.
  init(
    _ document: ReportDocument, options: OutputOptions, folder: String
  ) throws(Diagnostic) {
    var writer = MarkdownWriter()
    writer.write([.heading(level: 1, [.text(document.title)])])
    if !document.summary.isEmpty { writer.write([.paragraph([.text(document.summary)])]) }
    for row in document.rows {
      for (index, panel) in row.panels.enumerated() {
        let text = try panel.content.text()
        // The report's head stands above all rows already.
        if panel.content.isPicture, panel.content.title == nil, text.isEmpty { continue }
        if let title = panel.content.title, !title.isEmpty {
          writer.write([.heading(level: 2, [.text(title)])])
        }
        guard panel.content.isPicture else {
          writer.write(text)
          continue
        }
        let name = "\(panel.id).svg"
        pictures.append(
          Picture(
            name: name, bytes: Self.picture(of: panel, at: index, in: row, document, options)))
        let said = [panel.content.title ?? "", PlainText.sentences(of: text, limit: 300)]
        writer.picture(
          "\(folder)/\(name)", says: said.filter { !$0.isEmpty }.joined(separator: ": "))
      }
    }
    bytes = writer.bytes
  }

  /// As wide as it would be on the page.
  private static func picture(
    of panel: DocumentPanel, at index: Int, in row: ReportDocument.Row, _ document: ReportDocument,
    _ options: OutputOptions
  ) -> [UInt8] {
    let slots = PageRowLayout(
      spans: row.panels.map(\.span), narrowSpans: row.panels.map(\.narrowSpan)
    ).slots(width: max(1, document.page.width - 64), count: row.panels.count)
    let width = index < slots.count ? slots[index].width : document.page.width
    let scene = document.scene(
      of: panel.content.view, width: width, title: panel.content.title ?? document.title)
    return SVGRenderer(
      options: SVGOptions(
        idPrefix: options.idPrefix.map { "\($0)\(panel.id)-" }, textMode: options.textMode),
      glyphs: options.textMode == .system ? nil : document.fonts
    ).render(scene)
  }
}
