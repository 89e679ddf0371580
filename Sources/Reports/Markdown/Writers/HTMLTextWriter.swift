/// Writes blocks as a fragment of HTML, in which nothing of the texts is read as markup.
package struct HTMLTextWriter {
  /// What may get attributes of its own.
  package enum Element: String, Hashable, Sendable, CaseIterable {
    case heading, paragraph, list, item, table, head, headCell, row, cell, totalRow, totalCell
    case rule, code, codeBlock, quote, link, strong, emphasis
  }

  /// How much deeper headings are than they say.
  private let headingOffset: Int
  private let attributes: (Element, _ isNumeric: Bool) -> String

  /// - Parameters:
  ///   - headingOffset: added to the level of headings, for text that stands below others.
  ///   - attributes: of elements, such as `class="figure"`, escaped; empty for none. `isNumeric` is
  ///     for cells with numbers.
  package init(
    headingOffset: Int = 0,
    attributes: @escaping (Element, _ isNumeric: Bool) -> String = { element, isNumeric in
      isNumeric ? "class=\"number\"" : ""
    }
  ) {
    self.headingOffset = headingOffset
    self.attributes = attributes
  }

  package func html(of blocks: [TextBlock]) -> String {
    blocks.map(html).joined(separator: "\n")
  }

  /// The spans of a line.
  package func html(of spans: [TextSpan]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): return Self.escaped(text)
      case .emphasis(let inner): return tag("em", .emphasis, html(of: inner))
      case .strong(let inner): return tag("strong", .strong, html(of: inner))
      case .code(let code): return tag("code", .code, Self.escaped(code))
      case .link(let inner, let url):
        guard LinkTarget.isAllowed(url) else { return html(of: inner) }
        let own = attributes(.link, false)
        return
          "<a href=\"\(Self.escaped(url))\"\(own.isEmpty ? "" : " " + own)>\(html(of: inner))</a>"
      case .lineBreak: return "<br>"
      }
    }.joined()
  }

  private func html(of block: TextBlock) -> String {
    switch block {
    case .heading(let level, let spans):
      return tag("h\(min(max(level + headingOffset, 1), 6))", .heading, html(of: spans))
    case .paragraph(let spans): return tag("p", .paragraph, html(of: spans))
    case .list(let isOrdered, let items):
      let inner = items.map { tag("li", .item, html(ofItem: $0)) }
      return tag(isOrdered ? "ol" : "ul", .list, lines(inner))
    case .table(let table): return html(of: table)
    case .rule: return open("hr", .rule)
    case .code(let code): return tag("pre", .codeBlock, "<code>\(Self.escaped(code))\n</code>")
    case .quote(let blocks): return tag("blockquote", .quote, lines(blocks.map(html)))
    }
  }

  /// Paragraphs that stand alone or before a nested list are no paragraphs of their own.
  private func html(ofItem blocks: [TextBlock]) -> String {
    guard case .paragraph(let spans)? = blocks.first,
      blocks.dropFirst().allSatisfy({ if case .list = $0 { true } else { false } })
    else { return html(of: blocks) }
    return ([html(of: spans)] + blocks.dropFirst().map(html)).joined(separator: "\n")
  }

  package func html(of table: TextTable) -> String {
    func row(_ cells: [String], _ name: String, _ row: Element, _ cell: Element) -> String {
      let cells = table.columns.indices.map { index in
        let isNumeric = table.columns[index].isNumeric
        // A row of figures is named by its first cell.
        let scope = name == "th" ? " scope=\"col\"" : ""
        return open(name, cell, isNumeric: isNumeric, more: scope)
          + Self.escaped(cells.indices.contains(index) ? cells[index] : "") + "</\(name)>"
      }
      return tag("tr", row, cells.joined())
    }
    var parts = [
      tag("thead", .head, row(table.columns.map(\.title), "th", .row, .headCell)),
      "<tbody>" + lines(table.rows.map { row($0, "td", .row, .cell) }) + "</tbody>",
    ]
    if let totals = table.totals {
      parts.append("<tfoot>" + row(totals, "td", .totalRow, .totalCell) + "</tfoot>")
    }
    return tag("table", .table, lines(parts))
  }

  // MARK: Elements

  private func lines(_ parts: [String]) -> String { "\n" + parts.joined(separator: "\n") + "\n" }

  private func tag(_ name: String, _ element: Element, _ inner: String) -> String {
    open(name, element) + inner + "</\(name)>"
  }

  private func open(
    _ name: String, _ element: Element, isNumeric: Bool = false, more: String = ""
  ) -> String {
    let own = attributes(element, isNumeric)
    return "<\(name)\(more)\(own.isEmpty ? "" : " " + own)>"
  }

  /// A text without characters that mean something in HTML. Control characters, which no document
  /// may hold, become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      default:
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        escaped.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }
}
