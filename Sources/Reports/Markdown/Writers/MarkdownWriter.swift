/// Writes blocks as Markdown that CommonMark with tables reads back as the same.
package struct MarkdownWriter {
  /// How much deeper headings are than they say.
  private let headingOffset: Int

  /// - Parameter headingOffset: added to the level of headings, for text that stands below others.
  package init(headingOffset: Int = 0) { self.headingOffset = headingOffset }

  /// The blocks with a blank line between them, and a line end at the end.
  package func text(of blocks: [TextBlock]) -> String {
    let lines = lines(of: blocks)
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// A line of text with what Markdown would take for its signs escaped.
  package func escaped(_ text: String) -> String { Self.escaped(text) }

  private func lines(of blocks: [TextBlock]) -> [String] {
    var lines: [String] = []
    var listCount = 0
    for block in blocks {
      let own: [String]
      if case .list(let isOrdered, let items) = block {
        // Lists behind each other would run together, but for another sign.
        own = self.lines(of: items, isOrdered: isOrdered, isOther: listCount % 2 == 1)
        listCount += 1
      } else {
        own = self.lines(of: block)
        listCount = 0
      }
      if own.isEmpty { continue }
      if !lines.isEmpty { lines.append("") }
      lines += own
    }
    return lines
  }

  private func lines(of block: TextBlock) -> [String] {
    switch block {
    case .heading(let level, let spans):
      let signs = String(repeating: "#", count: min(max(level + headingOffset, 1), 6))
      let text = self.text(of: spans, lineBreak: " ")
      return [text.isEmpty ? signs : "\(signs) \(text)"]
    case .paragraph(let spans): return Self.protected(text(of: spans, lineBreak: "\\\n"))
    case .list(let isOrdered, let items):
      return lines(of: items, isOrdered: isOrdered, isOther: false)
    case .table(let table): return Self.lines(of: table)
    case .rule: return ["---"]
    case .code(let code):
      let fence = String(repeating: "`", count: max(3, Self.longestRun(of: "`", in: code) + 1))
      return [fence] + Self.lines(of: code) + [fence]
    case .quote(let blocks):
      return lines(of: blocks).map { $0.isEmpty ? ">" : "> " + $0 }
    }
  }

  private func lines(of items: [[TextBlock]], isOrdered: Bool, isOther: Bool) -> [String] {
    let isTight = items.allSatisfy { item in
      item.dropFirst().allSatisfy { if case .list = $0 { true } else { false } }
    }
    var lines: [String] = []
    for (number, item) in items.enumerated() {
      let marker = isOrdered ? "\(number + 1)\(isOther ? ")" : ".") " : isOther ? "* " : "- "
      let indent = String(repeating: " ", count: marker.count)
      var inner = self.lines(of: item)
      if isTight { inner.removeAll { $0.isEmpty } }
      if !isTight, number > 0 { lines.append("") }
      lines.append(inner.isEmpty ? String(marker.dropLast()) : marker + inner[0])
      lines += inner.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
    }
    return lines
  }

  // MARK: Tables

  private static func lines(of table: TextTable) -> [String] {
    guard !table.columns.isEmpty else { return [] }
    func row(_ cells: [String], isStrong: Bool = false) -> String {
      let cells = table.columns.indices.map { index in
        let cell = cells.indices.contains(index) ? escaped(oneLine(cells[index])) : ""
        return isStrong && !cell.isEmpty ? "**\(cell)**" : cell
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let alignments = table.columns.map { $0.isNumeric ? "---:" : "---" }
    var lines = [
      row(table.columns.map(\.title)), "| " + alignments.joined(separator: " | ") + " |",
    ]
    lines += table.rows.map { row($0) }
    if let totals = table.totals { lines.append(row(totals, isStrong: true)) }
    return lines
  }

  // MARK: Spans

  private func text(of spans: [TextSpan], lineBreak: String) -> String {
    spans.map { span in
      switch span {
      case .text(let text): return Self.escaped(Self.oneLine(text))
      case .emphasis(let inner): return Self.marked("*", text(of: inner, lineBreak: lineBreak))
      case .strong(let inner): return Self.marked("**", text(of: inner, lineBreak: lineBreak))
      case .code(let code): return Self.code(Self.oneLine(code))
      case .link(let inner, let url):
        guard LinkTarget.isAllowed(url) else { return text(of: inner, lineBreak: lineBreak) }
        return "[\(text(of: inner, lineBreak: lineBreak))](\(Self.address(url)))"
      case .lineBreak: return lineBreak
      }
    }.joined()
  }

  /// Signs do not count beside spaces, which go outside.
  private static func marked(_ sign: String, _ text: String) -> String {
    let start = text.prefix(while: \.isWhitespace)
    let rest = text.dropFirst(start.count)
    let end = rest.reversed().prefix(while: \.isWhitespace)
    let inner = rest.dropLast(end.count)
    return inner.isEmpty ? text : start + sign + inner + sign + String(end.reversed())
  }

  private static func code(_ code: String) -> String {
    guard !code.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: code) + 1)
    let isOpen = code.first == "`" || code.last == "`" || code.first == " " || code.last == " "
    return isOpen ? "\(fence) \(code) \(fence)" : fence + code + fence
  }

  private static func address(_ url: String) -> String {
    url.contains { "()<>\\ ".contains($0) }
      ? "<"
        + url.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\\", with: "%5C")
        + ">"
      : url
  }

  // MARK: Escapes

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_[]<>|~&#".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// Lines, of which none begins like a list, a heading's line or a rule.
  private static func protected(_ text: String) -> [String] {
    lines(of: text).map { line in
      guard let first = line.first else { return line }
      if "+-=".contains(first) { return "\\" + line }
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, digits.count < 10, let next = line.dropFirst(digits.count).first,
        next == "." || next == ")"
      else { return line }
      return digits + "\\" + line.dropFirst(digits.count)
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  static func oneLine(_ text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  private static func longestRun(of sign: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == sign ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
