/// Writes blocks of text as Markdown (CommonMark, and GitHub's tables), with everything escaped that
/// would mean something there.
struct MarkdownWriter {
  private var text = ""
  private var depth = 0

  private static let maximumDepth = 32

  var bytes: [UInt8] { Array(text.utf8) }

  mutating func write(_ blocks: [TextBlock]) { write(blocks, indent: "") }

  /// A picture on a line of its own.
  mutating func picture(_ path: String, says description: String) {
    startBlock("")
    text += "![\(Self.escaped(description))](<\(Self.address(path))>)\n"
  }

  private mutating func write(_ blocks: [TextBlock], indent: String) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    for block in blocks { write(block, indent: indent) }
  }

  /// An empty line between two blocks.
  private mutating func startBlock(_ indent: String) {
    guard !text.isEmpty else { return }
    text += String(indent.reversed().drop { $0 == " " }.reversed()) + "\n"
  }

  private mutating func write(_ block: TextBlock, indent: String) {
    if case .list(let isOrdered, let items) = block {
      return write(items, isOrdered: isOrdered, indent: indent)
    }
    startBlock(indent)
    switch block {
    case .heading(let level, let spans):
      text += indent + String(repeating: "#", count: min(6, max(1, level))) + " "
      text += Self.line(spans, breaks: " ") + "\n"
    case .paragraph(let spans):
      text += indent + Self.line(spans, breaks: "\\\n" + indent) + "\n"
    case .table(let table): write(table, indent: indent)
    case .rule: text += indent + "---\n"
    case .code(let code):
      for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
        text += indent + "    " + line.filter { $0 != "\r" } + "\n"
      }
    case .quote(let blocks): quote(blocks, indent: indent)
    case .list: break
    }
  }

  private mutating func quote(_ blocks: [TextBlock], indent: String) {
    var inner = MarkdownWriter()
    inner.depth = depth
    inner.write(blocks)
    for line in inner.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      text += indent + (line.isEmpty ? ">" : "> \(line)") + "\n"
    }
  }

  private mutating func write(_ items: [[TextBlock]], isOrdered: Bool, indent: String) {
    startBlock(indent)
    for (number, item) in items.enumerated() {
      let mark = isOrdered ? "\(number + 1). " : "- "
      var inner = MarkdownWriter()
      inner.depth = depth
      inner.write(item)
      let lines = inner.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let blank = String(repeating: " ", count: mark.count)
      for (index, line) in lines.enumerated() {
        text += line.isEmpty ? "\n" : indent + (index == 0 ? mark : blank) + line + "\n"
      }
      if lines.isEmpty { text += indent + mark + "\n" }
    }
  }

  private mutating func write(_ table: TextTable, indent: String) {
    func row(_ cells: [String]) -> String {
      let cells = table.columns.indices.map { index in
        index < cells.count ? Self.escaped(cells[index]) : ""
      }
      return indent + "| " + cells.joined(separator: " | ") + " |\n"
    }
    text += row(table.columns.map(\.title))
    text += indent + "|" + table.columns.map { $0.isNumeric ? "---:|" : "---|" }.joined() + "\n"
    for cells in table.rows { text += row(cells) }
    if let totals = table.totals { text += row(totals) }
  }

  // MARK: Spans

  private static func line(_ spans: [TextSpan], breaks: String, depth: Int = 0) -> String {
    guard depth < maximumDepth else { return "" }
    var isStart = depth == 0
    return spans.reduce(into: "") { line, span in
      func inner(_ spans: [TextSpan]) -> String {
        Self.line(spans, breaks: breaks, depth: depth + 1)
      }
      switch span {
      case .text(let text): line += escaped(text, isStart: isStart)
      case .emphasis(let spans): line += "*\(inner(spans))*"
      case .strong(let spans): line += "**\(inner(spans))**"
      case .code(let text): line += code(text)
      case .link(let spans, let url):
        if let address = SafeAddress(url) {
          line += "[\(inner(spans))](<\(Self.address(address.text))>)"
        } else {
          line += inner(spans)
        }
      case .lineBreak: line += breaks
      }
      isStart = false
    }
  }

  /// Between more backticks than stand in the text.
  private static func code(_ text: String) -> String {
    let text = MailEncoding.singleLine(text)
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let edge = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + edge + text + edge + fence
  }

  /// An address between angle brackets.
  private static func address(_ text: String) -> String {
    text.reduce(into: "") { address, character in
      switch character {
      case "<": address += "%3C"
      case ">": address += "%3E"
      case "\\": address += "%5C"
      case " ": address += "%20"
      default: address.append(character)
      }
    }
  }

  /// Text on one line that means nothing but itself.
  ///
  /// - Parameter isStart: Whether it begins a line, where a number and a dot begin a list.
  static func escaped(_ text: String, isStart: Bool = false) -> String {
    var line = ""
    for character in MailEncoding.singleLine(text) {
      switch character {
      case "&": line += "&amp;"
      case "<": line += "&lt;"
      case ">": line += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$", "!": line += "\\\(character)"
      default: line.append(character)
      }
    }
    guard isStart, let first = line.first else { return line }
    if first == "-" || first == "+" || first == "=" { return "\\" + line }
    let digits = line.prefix { $0.isNumber }
    let rest = line[digits.endIndex...]
    if !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" {
      return digits + "\\" + rest
    }
    return line
  }
}
