import CairoBackend
import Diagnostics
import VectorScene

/// The part of a mail in HTML, in tables and inline styles as mail programs know them, and the
/// pictures that it shows.
struct MailBody {
  struct Picture {
    /// Of its file: `panel-3`.
    var name: String
    /// What the HTML calls it by.
    var contentID: String
    var bytes: [UInt8]
  }

  private(set) var html: [UInt8] = []
  private(set) var pictures: [Picture] = []
  private var writer = HTMLWriter()
  private let document: ReportDocument
  private let scale: Double

  /// Of the panels, in CSS pixels; with the margins the mail is 640 wide.
  static let width = 600.0
  private static let gap = 12.0
  /// What the pictures may take together, so that with base64 and the text a mail stays below 300 kB.
  private static let budget = 205_000
  /// Pixels per CSS pixel, the first of which are tried first.
  private static let scales = [2, 1.5, 1]

  /// The body with the sharpest pictures that are small enough.
  static func body(of document: ReportDocument) throws(Diagnostic) -> MailBody {
    var body = MailBody(document, scale: 1)
    for scale in scales {
      body = MailBody(document, scale: scale)
      try body.write()
      if body.pictures.reduce(0, { $0 + $1.bytes.count }) <= budget { break }
    }
    return body
  }

  private init(_ document: ReportDocument, scale: Double) {
    self.document = document
    self.scale = scale
  }

  private mutating func write() throws(Diagnostic) {
    writer.markup("<!DOCTYPE html>\n")
    writer.attribute("<html lang=\"", document.language)
    writer.markup(document.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
    writer.markup(
      """
      >
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <title>
      """)
    writer.text(document.title)
    writer.markup(
      """
      </title>
      <style>
      @media (prefers-color-scheme:dark){
      .page{background:#000 !important}
      .card{background:#1c1c1e !important;border-color:#2f2f32 !important}
      .page,.page td,.page th{color:#fff !important}
      .quiet{color:#a7a7ae !important}
      .page a{color:#9e9cff !important}
      }
      </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f2f2f7">
      <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" \
      border="0" bgcolor="#f2f2f7" style="background:#f2f2f7;width:100%"><tr><td align="center" \
      style="padding:16px 12px">
      <table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" \
      style="width:100%;max-width:600px">

      """)
    writeHead()
    for row in document.rows { try write(row) }
    writer.markup("</table>\n</td></tr></table>\n</body>\n</html>\n")
    html = writer.bytes
  }

  private mutating func writeHead() {
    writer.markup(
      """
      <tr><td style="padding:8px 4px 16px;font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;\
      color:#000000">
      <h1 style="margin:0 0 4px;font-size:22px;line-height:28px">
      """)
    writer.text(document.title)
    writer.markup("</h1>\n")
    if !document.summary.isEmpty {
      writer.markup(
        "<p class=\"quiet\" style=\"margin:0;font-size:15px;line-height:21px;color:#5f5f66\">")
      writer.text(document.summary)
      writer.markup("</p>\n")
    }
    writer.markup("</td></tr>\n")
  }

  // MARK: Panels

  private mutating func write(_ row: ReportDocument.Row) throws(Diagnostic) {
    var shown: [(panel: DocumentPanel, text: [TextBlock])] = []
    for panel in row.panels {
      let text = try panel.content.text()
      // The report's head stands above all rows already.
      if panel.content.isPicture, panel.content.title == nil, text.isEmpty { continue }
      shown.append((panel, text))
    }
    let slots = PageRowLayout(
      spans: shown.map(\.panel.span), narrowSpans: shown.map(\.panel.narrowSpan), gap: Self.gap
    ).slots(width: Self.width, count: shown.count)
    var index = 0
    while index < slots.count {
      let line = slots[index].line
      let end = slots[index...].firstIndex { $0.line != line } ?? slots.count
      let range = index..<end
      let height = range.reduce(0) { height, index in
        guard shown[index].panel.content.isPicture else { return height }
        let view = shown[index].panel.content.view
        return max(height, document.size(of: view, width: slots[index].width).height)
      }
      writer.markup("<tr><td style=\"padding:0 0 12px\">")
      if range.count > 1 { openLine() }
      for index in range {
        if range.count > 1 { openCell(slots[index].width, isFirst: index == range.lowerBound) }
        try write(
          shown[index].panel, shown[index].text, width: slots[index].width,
          height: height.rounded(.up))
        if range.count > 1 { writer.markup("</td>") }
      }
      if range.count > 1 { writer.markup("</tr></table>") }
      writer.markup("</td></tr>\n")
      index = end
    }
  }

  private mutating func openLine() {
    writer.markup(
      """
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" \
      style="width:100%"><tr>
      """)
  }

  private mutating func openCell(_ width: Double, isFirst: Bool) {
    if !isFirst { writer.markup("<td width=\"2%\" style=\"font-size:0\">&nbsp;</td>") }
    writer.markup("<td valign=\"top\" width=\"")
    writer.number(Int((width / Self.width * 100).rounded()))
    writer.markup("%\">")
  }

  private mutating func write(
    _ panel: DocumentPanel, _ text: [TextBlock], width: Double, height: Double
  ) throws(Diagnostic) {
    guard panel.content.isPicture else { return write(panel.content.title, text) }
    let scene = document.scene(
      of: panel.content.view, width: width, height: height, colorScheme: .light)
    let options = PNGOptions(scale: scale, level: 12, isReduced: true)
    let bytes: [UInt8]
    do throws(CairoBackendError) {
      bytes = try PNGRenderer(options: options, glyphs: document.fonts).render(scene)
    } catch {
      throw .failedRendering(error)
    }
    var digest = ContentDigest()
    digest.add(bytes)
    let name = panel.id
    let picture = Picture(
      name: name, contentID: "\(name).\(digest.hexadecimal.prefix(16))@chalkboard.invalid",
      bytes: bytes)
    pictures.append(picture)
    writer.attribute("<img src=\"cid:", picture.contentID)
    writer.markup(" width=\"")
    writer.number(Int(scene.size.width.rounded()))
    writer.markup("\" height=\"")
    writer.number(Int(scene.size.height.rounded()))
    let said = [panel.content.title ?? "", PlainText.sentences(of: text, limit: 300)]
    writer.attribute("\" alt=\"", said.filter { !$0.isEmpty }.joined(separator: ": "))
    writer.markup(" style=\"display:block;width:100%;height:auto;border:0\">")
  }

  private mutating func write(_ title: String?, _ text: [TextBlock]) {
    let isCard = !(title ?? "").isEmpty
    if isCard {
      writer.markup(
        """
        <table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" \
        border="0" bgcolor="#ffffff" style="width:100%;background:#ffffff;\
        border:1px solid #ececed;border-radius:14px;border-collapse:separate"><tr><td \
        style="padding:14px 16px;font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;\
        font-size:15px;\
        line-height:21px;color:#000000"><h2 style="margin:0 0 8px;font-size:16px;\
        line-height:21px">
        """)
      writer.text(title ?? "")
      writer.markup("</h2>\n")
    } else {
      writer.markup(
        """
        <div class="quiet" style="padding:2px 4px;font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;\
        font-size:14px;line-height:20px;color:#5f5f66">
        """)
    }
    var blocks = HTMLBlocks(attributes: Self.attributes)
    blocks.write(text)
    writer.piece(blocks.writer.bytes)
    writer.markup(isCard ? "</td></tr></table>" : "</div>")
  }

  /// Of elements in the text, since many programs drop style sheets.
  private static let attributes = HTMLBlocks.Attributes(
    heading: " style=\"margin:10px 0 4px;font-size:15px;line-height:20px\"",
    paragraph: " style=\"margin:0 0 8px\"",
    list: " style=\"margin:0 0 8px;padding:0 0 0 20px\"",
    table: """
       width="100%" cellpadding="0" cellspacing="0" border="0" \
      style="width:100%;border-collapse:collapse;font-size:14px;line-height:20px"
      """,
    headCell: """
       scope="col" align="left" \
      style="padding:4px 6px;border-bottom:1px solid #8a8a90;text-align:start"
      """,
    numericHeadCell: """
       scope="col" align="right" \
      style="padding:4px 6px;border-bottom:1px solid #8a8a90;text-align:end"
      """,
    cell: " style=\"padding:4px 6px;border-bottom:1px solid #e2e2e6\"",
    numericCell: """
       align="right" style="padding:4px 6px;border-bottom:1px solid #e2e2e6;text-align:end;\
      white-space:nowrap"
      """,
    totalCell: " style=\"padding:4px 6px;font-weight:bold\"",
    numericTotalCell: """
       align="right" style="padding:4px 6px;font-weight:bold;text-align:end;white-space:nowrap"
      """,
    code: " style=\"margin:0 0 8px;font-size:13px;white-space:pre-wrap\"",
    quote: " style=\"margin:0 0 8px;padding:0 0 0 12px;border-left:3px solid #d0d0d6\"",
    rule: " style=\"border:0;border-top:1px solid #e2e2e6;margin:10px 0\"",
    link: " style=\"color:#4f4dc4\"")
}
