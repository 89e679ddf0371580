import Diagnostics

/// A report in plain text, with its tables in columns.
struct PlainTextReport {
  private var lines: [String] = []

  /// In UTF-8, with lines that end in a line feed.
  ///
  /// - Throws: an error when a panel cannot say its figures.
  static func bytes(of document: ReportDocument) throws(Diagnostic) -> [UInt8] {
    var report = PlainTextReport()
    report.title(document.title, underline: "=")
    if !document.summary.isEmpty { report.paragraph(document.summary) }
    for panel in document.panels {
      let text = try panel.content.text()
      if let title = panel.content.title, !title.isEmpty { report.title(title, underline: "-") }
      report.write(text, indent: "", depth: 0)
    }
    while report.lines.last?.isEmpty ?? false { report.lines.removeLast() }
    return Array((report.lines.joined(separator: "\n") + "\n").utf8)
  }

  private static let maximumDepth = 32

  private mutating func title(_ text: String, underline: Character) {
    let text = Self.singleLine(text)
    if lines.last.map({ !$0.isEmpty }) ?? false { lines.append("") }
    lines.append(text)
    lines.append(String(repeating: underline, count: TextColumns.width(of: text)))
    lines.append("")
  }

  private mutating func paragraph(_ text: String, indent: String = "") {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(indent + Self.singleLine(String(line)))
    }
    lines.append("")
  }

  private mutating func write(_ blocks: [TextBlock], indent: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for block in blocks {
      switch block {
      case .heading(_, let spans), .paragraph(let spans):
        paragraph(Self.string(of: spans), indent: indent)
      case .list(let isOrdered, let items):
        for (number, item) in items.enumerated() {
          let mark = isOrdered ? "\(number + 1). " : "* "
          let start = lines.count
          write(
            item, indent: indent + String(repeating: " ", count: mark.count), depth: depth + 1)
          if lines.last?.isEmpty ?? false { lines.removeLast() }
          guard start < lines.count else { continue }
          lines[start] = indent + mark + lines[start].dropFirst(indent.count + mark.count)
        }
        lines.append("")
      case .table(let table):
        lines += TextColumns(table).lines.map { indent + $0 }
        lines.append("")
      case .rule: lines += [indent + String(repeating: "-", count: 40), ""]
      case .code(let text):
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
          indent + "    " + Self.singleLine(String($0), keepsSpaces: true)
        }
        lines.append("")
      case .quote(let blocks): write(blocks, indent: indent + "> ", depth: depth + 1)
      }
    }
  }

  /// What spans say, with the addresses of links behind them.
  private static func string(of spans: [TextSpan]) -> String {
    spans.reduce(into: "") { text, span in
      if case .link(let inner, let url) = span, let address = SafeAddress(url),
        !address.isWithinDocument
      {
        let said = PlainText.string(of: inner)
        text += said == address.text ? said : "\(said) <\(address.text)>"
      } else {
        text += PlainText.string(of: [span])
      }
    }
  }

  /// Without control characters, which move the cursor of a terminal.
  private static func singleLine(_ text: String, keepsSpaces: Bool = false) -> String {
    if !keepsSpaces { return MailEncoding.singleLine(text) }
    var line = ""
    line.unicodeScalars += text.unicodeScalars.filter {
      $0.properties.generalCategory != .control
    }
    return line
  }
}

/// A table as lines of equally wide columns.
struct TextColumns {
  private let table: TextTable
  private let widths: [Int]

  init(_ table: TextTable) {
    self.table = table
    widths = table.columns.indices.map { column in
      ([table.columns[column].title]
        + (table.rows + [table.totals ?? []]).map { row in
          column < row.count ? row[column] : ""
        }).reduce(0) { max($0, Self.width(of: $1)) }
    }
  }

  /// With a line below the titles, and one above the totals.
  var lines: [String] {
    guard !table.columns.isEmpty else { return [] }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
    var lines = [line(table.columns.map(\.title)), rule]
    lines += table.rows.map(line)
    if let totals = table.totals { lines += [rule, line(totals)] }
    return lines
  }

  private func line(_ cells: [String]) -> String {
    var line = ""
    for (index, column) in table.columns.enumerated() {
      let text = index < cells.count ? MailEncoding.singleLine(cells[index]) : ""
      let blank = String(repeating: " ", count: max(0, widths[index] - Self.width(of: text)))
      if index > 0 { line += "  " }
      line += column.isNumeric ? blank + text : text + blank
    }
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// In columns of a terminal, where Chinese, Japanese and Korean characters and emoji take two.
  static func width(of text: String) -> Int {
    text.reduce(0) { width, character in
      let scalar = character.unicodeScalars.first?.value ?? 0
      let isWide =
        (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar)
        || (0xAC00...0xD7A3).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
        || (0xFE30...0xFE6F).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
        || (0xFFE0...0xFFE6).contains(scalar) || (0x1F300...0x1FAFF).contains(scalar)
        || (0x20000...0x3FFFD).contains(scalar)
      return width + (isWide ? 2 : 1)
    }
  }
}
