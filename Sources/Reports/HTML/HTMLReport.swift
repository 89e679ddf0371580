import Diagnostics
import FoodTruckKit
import SVGBackend
import VectorScene

/// A report as one HTML file that needs nothing else: no script, no font, no other file.
///
/// Panels that are pictures are SVG, drawn for each width at which the page is laid out; others are
/// text. Figures of a picture stand behind it in a table.
struct HTMLReport {
  private let document: ReportDocument
  private let options: OutputOptions
  private var writer = HTMLWriter()

  init(_ document: ReportDocument, options: OutputOptions) {
    self.document = document
    self.options = options
  }

  /// - Throws: an error when a panel cannot say its figures.
  static func bytes(
    of document: ReportDocument, options: OutputOptions
  ) throws(Diagnostic) -> [UInt8] {
    var report = HTMLReport(document, options: options)
    try report.write()
    return report.writer.bytes
  }

  private var words: Vocabulary { document.vocabulary }

  /// What the ids of the page start with.
  private var prefix: String { options.idPrefix ?? "" }

  private mutating func write() throws(Diagnostic) {
    head()
    writer.markup("<body>\n<div class=\"frame\">\n")
    sideBar()
    writer.markup("<main>\n<h1 class=\"spoken\">")
    writer.text(document.title)
    writer.markup("</h1>\n")
    if !document.summary.isEmpty {
      writer.markup("<p class=\"spoken\">")
      writer.text(document.summary)
      writer.markup("</p>\n")
    }
    for row in document.rows { try write(row) }
    writer.markup("</main>\n</div>\n</body>\n</html>\n")
  }

  private mutating func head() {
    writer.markup("<!DOCTYPE html>\n")
    writer.attribute("<html lang=\"", document.language)
    writer.markup(document.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
    writer.markup(
      """
      >
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="Chalkboard">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'">

      """)
    writer.markup("<meta name=\"color-scheme\" content=\"")
    writer.markup(HTMLStyleSheet.colorScheme(of: document.page.colorScheme))
    writer.markup("\">\n")
    if !document.summary.isEmpty {
      writer.attribute("<meta name=\"description\" content=\"", document.summary)
      writer.markup(">\n")
    }
    writer.markup("<title>")
    writer.text(document.title)
    writer.markup("</title>\n<style>\n")
    writer.markup(HTMLStyleSheet.colors(of: document.page.colorScheme))
    writer.markup(HTMLStyleSheet.layout)
    writer.markup("</style>\n</head>\n")
  }

  // MARK: Side bar

  /// The panels' titles: at the side of wide pages, and in a menu above narrow ones.
  private mutating func sideBar() {
    guard document.panels.count(where: { !($0.content.title ?? "").isEmpty }) > 1 else { return }
    writer.attribute("<nav class=\"side\" aria-label=\"", words[.contents])
    writer.markup("><p class=\"shop\">")
    writer.text(document.shop)
    writer.markup("</p>\n")
    entries()
    writer.markup("</nav>\n<details class=\"menu\"><summary>")
    writer.text(words[.contents])
    writer.markup("</summary>")
    writer.attribute("<nav aria-label=\"", words[.contents])
    writer.markup(">\n")
    entries()
    writer.markup("</nav></details>\n")
  }

  private mutating func entries() {
    writer.markup("<ul>\n")
    for panel in document.panels {
      guard let title = panel.content.title, !title.isEmpty else { continue }
      writer.attribute("<li><a href=\"#", prefix + panel.id)
      writer.markup(">")
      writer.text(title)
      writer.markup("</a></li>\n")
    }
    writer.markup("</ul>\n")
  }

  // MARK: Panels

  private mutating func write(_ row: ReportDocument.Row) throws(Diagnostic) {
    let layout = HTMLRowLayout(row, document: document)
    writer.markup("<div class=\"row\">\n")
    for (index, panel) in row.panels.enumerated() {
      let isCard = !panel.content.isPicture && panel.content.title != nil
      writer.markup(panel.content.isPicture ? "<figure" : "<section")
      writer.attribute(" id=\"", prefix + panel.id)
      writer.markup(isCard ? " class=\"text card w" : " class=\"text w")
      writer.number(layout.columns(of: index, in: .wide))
      writer.markup(" m")
      writer.number(layout.columns(of: index, in: .middle))
      writer.markup(" n")
      writer.number(layout.columns(of: index, in: .narrow))
      writer.markup("\">\n")
      if panel.content.isPicture {
        try write(pictureOf: panel, at: index, layout: layout)
      } else {
        try write(textOf: panel)
      }
      writer.markup(panel.content.isPicture ? "</figure>\n" : "</section>\n")
    }
    writer.markup("</div>\n")
  }

  private mutating func write(textOf panel: DocumentPanel) throws(Diagnostic) {
    if let title = panel.content.title, !title.isEmpty {
      writer.markup("<h2>")
      writer.text(title)
      writer.markup("</h2>\n")
    }
    var blocks = HTMLBlocks()
    blocks.write(try panel.content.text())
    writer.piece(blocks.writer.bytes)
  }

  private mutating func write(
    pictureOf panel: DocumentPanel, at index: Int, layout: HTMLRowLayout
  ) throws(Diagnostic) {
    let text = try panel.content.text()
    if let title = panel.content.title, !title.isEmpty {
      writer.markup("<h2 class=\"spoken\">")
      writer.text(title)
      writer.markup("</h2>\n")
    }
    for picture in layout.pictures(of: index) {
      writer.markup("<div class=\"picture")
      writer.markup(picture.classes)
      writer.markup("\">")
      let scene = document.scene(
        of: panel.content.view, width: picture.width, height: picture.height,
        title: panel.content.title ?? document.title,
        summary: PlainText.sentences(of: text, limit: 400))
      writer.piece(svg(scene, prefix: "\(prefix)\(panel.id)\(picture.suffix)-"))
      writer.markup("</div>\n")
    }
    guard text.contains(where: \.isTable) else { return }
    writer.markup("<details class=\"data\"><summary>")
    writer.text(words[.figuresAsTable])
    writer.markup("</summary>\n<div class=\"scroll\">\n")
    var blocks = HTMLBlocks()
    blocks.write(text)
    writer.piece(blocks.writer.bytes)
    writer.markup("</div></details>\n")
  }

  private func svg(_ scene: Scene, prefix: String) -> [UInt8] {
    let renderer = SVGRenderer(
      options: SVGOptions(idPrefix: prefix, textMode: options.textMode),
      glyphs: options.textMode == .system ? nil : document.fonts)
    return renderer.render(scene)
  }
}

extension TextBlock {
  var isTable: Bool {
    guard case .table = self else { return false }
    return true
  }
}
