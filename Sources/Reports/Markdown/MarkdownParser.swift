import Diagnostics

/// Reads Markdown into blocks of text.
///
/// Read are headings (`#`, or underlined), paragraphs, lists, quotes, tables with pipes, code between
/// fences, rules, and within lines emphasis, code, links, line breaks and escapes, as CommonMark has
/// them. Not read, and shown as they are written: HTML, entities, pictures, references and code by
/// indentation. Reading takes time in proportion to the length of the text, whatever it holds.
package struct MarkdownParser {
  /// What was left out: links to where they must not lead.
  package private(set) var diagnostics: [Diagnostic] = []
  private let place: Place

  /// How deep lists and quotes may lie in each other; deeper ones are shown as text.
  static let depthLimit = 16
  /// How many columns a table may have.
  private static let columnLimit = 64

  /// - Parameter place: of the text, for messages.
  package init(at place: Place = Place()) { self.place = place }

  package mutating func blocks(of text: String) -> [TextBlock] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return blocks(of: lines.map(MarkdownLine.init), depth: 0)
  }

  private mutating func blocks(of lines: [MarkdownLine], depth: Int) -> [TextBlock] {
    var blocks: [TextBlock] = []
    var index = 0
    while index < lines.count {
      if lines[index].isBlank {
        index += 1
      } else if let fence = lines[index].fence {
        blocks.append(code(fence, lines, &index))
      } else if let (level, text) = lines[index].heading {
        blocks.append(.heading(level: level, spans(of: text)))
        index += 1
      } else if lines[index].isRule {
        blocks.append(.rule)
        index += 1
      } else if lines[index].quoted != nil, depth < Self.depthLimit {
        blocks.append(quote(lines, &index, depth: depth))
      } else if let marker = lines[index].marker, depth < Self.depthLimit {
        blocks.append(list(marker, lines, &index, depth: depth))
      } else if let table = table(lines, &index) {
        blocks.append(table)
      } else {
        blocks.append(paragraph(lines, &index, depth: depth))
      }
    }
    return blocks
  }

  // MARK: Code, quotes and lists

  private func code(
    _ fence: MarkdownLine.Fence, _ lines: [MarkdownLine], _ index: inout Int
  ) -> TextBlock {
    var code: [Substring] = []
    index += 1
    while index < lines.count, !lines[index].closes(fence) {
      code.append(lines[index].text(withoutIndent: fence.indent))
      index += 1
    }
    index += 1
    return .code(code.joined(separator: "\n"))
  }

  private mutating func quote(
    _ lines: [MarkdownLine], _ index: inout Int, depth: Int
  ) -> TextBlock {
    var inner: [MarkdownLine] = []
    while index < lines.count, let line = lines[index].quoted {
      inner.append(line)
      index += 1
    }
    return .quote(blocks(of: inner, depth: depth + 1))
  }

  private mutating func list(
    _ first: MarkdownLine.Marker, _ lines: [MarkdownLine], _ index: inout Int, depth: Int
  ) -> TextBlock {
    var items: [[TextBlock]] = []
    while index < lines.count, !lines[index].isRule, let marker = lines[index].marker,
      marker.isOrdered == first.isOrdered
    {
      var inner = [lines[index].content(of: marker)]
      index += 1
      while index < lines.count, let line = continuation(lines, index, of: marker, after: inner) {
        inner.append(line)
        index += 1
      }
      items.append(blocks(of: inner, depth: depth + 1))
    }
    return .list(isOrdered: first.isOrdered, items: items)
  }

  /// The line as one of a list's item; `nil` when the item has ended before it.
  private func continuation(
    _ lines: [MarkdownLine], _ index: Int, of marker: MarkdownLine.Marker,
    after inner: [MarkdownLine]
  ) -> MarkdownLine? {
    let line = lines[index]
    if line.isBlank {
      // Blank lines belong to the item when it goes on behind them; what is looked at is one line.
      guard index + 1 < lines.count else { return nil }
      let next = lines[index + 1]
      return next.isBlank || next.indent >= marker.innerIndent || next.marker != nil ? line : nil
    }
    if line.indent >= marker.innerIndent { return line.removing(indent: marker.contentIndent) }
    // A line that was wrapped without its indent.
    guard let last = inner.last, !last.isBlank, last.fence == nil, line.marker == nil,
      !line.startsBlock
    else {
      return nil
    }
    return line
  }

  // MARK: Tables

  /// A row of titles, a row of dashes, and rows up to a blank line.
  private mutating func table(_ lines: [MarkdownLine], _ index: inout Int) -> TextBlock? {
    guard index + 1 < lines.count, lines[index].hasPipe,
      let alignments = lines[index + 1].columnAlignments, alignments.count <= Self.columnLimit
    else { return nil }
    let titles = lines[index].cells
    guard titles.count == alignments.count else { return nil }
    var table = TextTable(columns: [], rows: [])
    for (title, isNumeric) in zip(titles, alignments) {
      table.columns.append(TextTable.Column(title: words(title), isNumeric: isNumeric))
    }
    index += 2
    while index < lines.count, !lines[index].isBlank, lines[index].hasPipe {
      var row: [String] = []
      for cell in lines[index].cells.prefix(titles.count) { row.append(words(cell)) }
      table.rows.append(row + Array(repeating: "", count: titles.count - row.count))
      index += 1
    }
    return .table(table)
  }

  /// A cell without its emphasis and links, since the cells of tables are plain.
  private mutating func words(_ cell: Substring) -> String { spans(of: cell).plainText }

  // MARK: Paragraphs

  private mutating func paragraph(
    _ lines: [MarkdownLine], _ index: inout Int, depth: Int
  ) -> TextBlock {
    var text = lines[index].trimmedStart
    index += 1
    while index < lines.count, !lines[index].isBlank {
      if let level = lines[index].underlineLevel {
        index += 1
        return .heading(level: level, spans(of: text[...]))
      }
      let isTooDeep = depth >= Self.depthLimit
      if lines[index].startsBlock, !isTooDeep { break }
      text += "\n" + lines[index].trimmedStart
      index += 1
    }
    return .paragraph(spans(of: text[...]))
  }

  private mutating func spans(of text: some StringProtocol) -> [TextSpan] {
    var parser = MarkdownSpanParser(String(text), at: place)
    let spans = parser.spans()
    diagnostics += parser.diagnostics
    return spans
  }
}

extension [TextSpan] {
  /// The words alone.
  var plainText: String {
    map { span in
      switch span {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.plainText
      case .lineBreak: " "
      }
    }.joined()
  }
}
