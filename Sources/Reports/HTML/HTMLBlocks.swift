/// Writes blocks of text as HTML elements.
struct HTMLBlocks {
  /// What each element says beside its name, such as a style for programs that know no style sheets.
  struct Attributes: Sendable {
    var heading: StaticString = ""
    var paragraph: StaticString = ""
    var list: StaticString = ""
    var table: StaticString = ""
    var headCell: StaticString = " scope=\"col\""
    var numericHeadCell: StaticString = " class=\"number\" scope=\"col\""
    var cell: StaticString = ""
    var numericCell: StaticString = " class=\"number\""
    var totalCell: StaticString = ""
    var numericTotalCell: StaticString = " class=\"number\""
    var code: StaticString = ""
    var quote: StaticString = ""
    var rule: StaticString = ""
    var link: StaticString = ""
  }

  var attributes = Attributes()
  /// Headings of level 1 become such of this level, deeper ones follow.
  var topLevel = 3
  private(set) var writer = HTMLWriter()
  private var depth = 0

  /// Lists and quotes nested deeper than this are left out, as are spans.
  private static let maximumDepth = 32

  init(attributes: Attributes = Attributes(), topLevel: Int = 3) {
    self.attributes = attributes
    self.topLevel = topLevel
  }

  mutating func write(_ blocks: [TextBlock]) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    for block in blocks { write(block) }
  }

  private mutating func write(_ block: TextBlock) {
    switch block {
    case .heading(let level, let spans): heading(level, spans)
    case .paragraph(let spans):
      open("p", attributes.paragraph)
      write(spans)
      writer.markup("</p>\n")
    case .list(let isOrdered, let items):
      open(isOrdered ? "ol" : "ul", attributes.list)
      for item in items {
        writer.markup("<li>")
        writeItem(item)
        writer.markup("</li>\n")
      }
      writer.markup(isOrdered ? "</ol>\n" : "</ul>\n")
    case .table(let table): write(table)
    case .rule: open("hr", attributes.rule)
    case .code(let text):
      open("pre", attributes.code)
      writer.markup("<code>")
      writer.lines(text)
      writer.markup("</code></pre>\n")
    case .quote(let blocks):
      open("blockquote", attributes.quote)
      write(blocks)
      writer.markup("</blockquote>\n")
    }
  }

  private mutating func open(_ name: StaticString, _ attributes: StaticString) {
    writer.markup("<")
    writer.markup(name)
    writer.markup(attributes)
    writer.markup(">")
  }

  private mutating func heading(_ level: Int, _ spans: [TextSpan]) {
    let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    let name = names[min(max(level + topLevel - 2, 0), names.count - 1)]
    open(name, attributes.heading)
    write(spans)
    writer.markup("</")
    writer.markup(name)
    writer.markup(">\n")
  }

  /// An item of one paragraph is written without one, so that the list stays tight.
  private mutating func writeItem(_ blocks: [TextBlock]) {
    guard case .paragraph(let spans)? = blocks.first else { return write(blocks) }
    write(spans)
    write(Array(blocks.dropFirst()))
  }

  // MARK: Spans

  mutating func write(_ spans: [TextSpan]) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    for span in spans {
      switch span {
      case .text(let text): writer.text(text)
      case .emphasis(let spans): element("em", spans)
      case .strong(let spans): element("strong", spans)
      case .code(let text):
        writer.markup("<code>")
        writer.text(text)
        writer.markup("</code>")
      case .link(let spans, let url): link(spans, url)
      case .lineBreak: writer.markup("<br>")
      }
    }
  }

  private mutating func element(_ name: StaticString, _ spans: [TextSpan]) {
    open(name, "")
    write(spans)
    writer.markup("</")
    writer.markup(name)
    writer.markup(">")
  }

  /// Whoever made the span has to have checked the address; this looks again, since one that gets
  /// through runs in the reader's page.
  private mutating func link(_ spans: [TextSpan], _ url: String) {
    guard let address = SafeAddress(url) else { return write(spans) }
    writer.attribute("<a href=\"", address.text)
    writer.markup(attributes.link)
    if !address.isWithinDocument { writer.markup(" rel=\"noopener\"") }
    writer.markup(">")
    write(spans)
    writer.markup("</a>")
  }

  // MARK: Tables

  private mutating func write(_ table: TextTable) {
    open("table", attributes.table)
    writer.markup("\n<thead><tr>")
    for column in table.columns {
      open("th", column.isNumeric ? attributes.numericHeadCell : attributes.headCell)
      writer.text(column.title)
      writer.markup("</th>")
    }
    writer.markup("</tr></thead>\n<tbody>\n")
    for row in table.rows {
      write(row, of: table, cell: attributes.cell, numeric: attributes.numericCell)
    }
    writer.markup("</tbody>\n")
    if let totals = table.totals {
      writer.markup("<tfoot>")
      write(totals, of: table, cell: attributes.totalCell, numeric: attributes.numericTotalCell)
      writer.markup("</tfoot>\n")
    }
    writer.markup("</table>\n")
  }

  private mutating func write(
    _ row: [String], of table: TextTable, cell: StaticString, numeric: StaticString
  ) {
    writer.markup("<tr>")
    for (index, column) in table.columns.enumerated() {
      open("td", column.isNumeric ? numeric : cell)
      if index < row.count { writer.text(row[index]) }
      writer.markup("</td>")
    }
    writer.markup("</tr>\n")
  }
}

/// An address that a reader's program may open: of a page, of a mailbox, or within the document.
struct SafeAddress: Hashable {
  let text: String

  var isWithinDocument: Bool { text.hasPrefix("#") }

  /// `nil` for any other kind, and for one with control characters, which browsers would drop.
  init?(_ url: String) {
    let lowered = url.lowercased()
    let isKnown = ["https://", "http://", "mailto:", "#"].contains {
      lowered.hasPrefix($0) && lowered.utf8.count > $0.utf8.count
    }
    guard isKnown, url.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      return nil
    }
    text = url.replacing(" ", with: "%20")
  }
}
