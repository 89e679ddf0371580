/// A line of Markdown, and what it may be the beginning of.
struct MarkdownLine {
  /// Without the line end.
  private let text: Substring
  /// Spaces at the start; a tab goes to the next multiple of four.
  let indent: Int
  /// The line without spaces at its start.
  private let content: Substring

  init(_ text: Substring) {
    self.text = text
    var indent = 0
    var start = text.startIndex
    while start < text.endIndex, text[start] == " " || text[start] == "\t" {
      indent = text[start] == " " ? indent + 1 : (indent / 4 + 1) * 4
      start = text.index(after: start)
    }
    self.indent = indent
    content = text[start...]
  }

  var isBlank: Bool { content.isEmpty || content.allSatisfy(\.isWhitespace) }

  var trimmedStart: String { String(content) }

  /// The line without so many spaces at its start, as far as it has them.
  func text(withoutIndent count: Int) -> Substring {
    var rest = text
    for _ in 0..<count {
      guard rest.first == " " else { break }
      rest = rest.dropFirst()
    }
    return rest
  }

  func removing(indent count: Int) -> MarkdownLine { MarkdownLine(text(withoutIndent: count)) }

  /// Whether it ends a paragraph above it.
  var startsBlock: Bool {
    fence != nil || heading != nil || isRule || quoted != nil || marker.map(\.interrupts) == true
  }

  // MARK: Headings and rules

  /// The level, and the text without the signs around it.
  var heading: (level: Int, text: Substring)? {
    let level = content.prefix(7).prefix { $0 == "#" }.count
    guard (1...6).contains(level), indent < 4 else { return nil }
    var text = content.dropFirst(level)
    guard text.isEmpty || text.first?.isWhitespace == true else { return nil }
    text = Self.trimmed(text)
    let closing = Self.trimmedEnd(text) { $0 == "#" }
    if closing.isEmpty || closing.last?.isWhitespace == true { text = Self.trimmed(closing) }
    return (level, text)
  }

  /// 1 or 2 for a line that makes the paragraph above it a heading.
  var underlineLevel: Int? {
    let line = Self.trimmed(content)
    guard let sign = line.first, sign == "=" || sign == "-", indent < 4,
      line.allSatisfy({ $0 == sign })
    else { return nil }
    return sign == "=" ? 1 : 2
  }

  /// Three or more dashes, stars or underscores.
  var isRule: Bool {
    guard let sign = content.first, sign == "-" || sign == "*" || sign == "_", indent < 4,
      content.allSatisfy({ $0 == sign || $0 == " " || $0 == "\t" })
    else { return false }
    return content.count { $0 == sign } >= 3
  }

  // MARK: Code

  struct Fence {
    var sign: Character
    var count: Int
    var indent: Int
  }

  /// Three or more backticks or tildes.
  var fence: Fence? {
    guard let sign = content.first, sign == "`" || sign == "~", indent < 4 else { return nil }
    let count = content.prefix { $0 == sign }.count
    guard count >= 3, sign == "~" || !content.dropFirst(count).contains("`") else { return nil }
    return Fence(sign: sign, count: count, indent: indent)
  }

  func closes(_ fence: Fence) -> Bool {
    let line = Self.trimmed(content)
    return line.count >= fence.count && line.allSatisfy { $0 == fence.sign }
  }

  // MARK: Quotes and lists

  /// The line inside a quote.
  var quoted: MarkdownLine? {
    guard content.first == ">", indent < 4 else { return nil }
    let rest = content.dropFirst()
    return MarkdownLine(rest.first == " " ? rest.dropFirst() : rest)
  }

  struct Marker {
    var isOrdered: Bool
    /// Where the text of the item begins.
    var contentIndent: Int
    /// How far a line has to be indented to belong to the item. Two spaces are enough, since few know
    /// that numbers take three.
    var innerIndent: Int
    fileprivate var length: Int
    /// Whether a list may begin right below a paragraph: not with another number than 1, which is
    /// most likely a year, and not with nothing.
    fileprivate var interrupts: Bool
  }

  /// The sign of a list's item: `-`, `*`, `+`, `1.` or `1)`.
  var marker: Marker? {
    let digits = content.prefix(10).prefix { $0.isASCII && $0.isNumber }
    let isOrdered = !digits.isEmpty
    guard digits.count < 10, let sign = content.dropFirst(digits.count).first,
      isOrdered ? sign == "." || sign == ")" : sign == "-" || sign == "*" || sign == "+"
    else { return nil }
    let rest = content.dropFirst(digits.count + 1)
    let spaces = rest.prefix(5).prefix { $0 == " " || $0 == "\t" }.count
    guard rest.isEmpty || spaces > 0 else { return nil }
    let isEmpty = rest.allSatisfy(\.isWhitespace)
    // Five spaces would be code by indentation; then one is the marker's.
    let length = digits.count + 1 + (isEmpty || spaces > 4 ? 1 : spaces)
    return Marker(
      isOrdered: isOrdered, contentIndent: indent + length, innerIndent: indent + 2,
      length: length, interrupts: !isEmpty && (!isOrdered || digits == "1"))
  }

  /// The line without the marker.
  func content(of marker: Marker) -> MarkdownLine { MarkdownLine(content.dropFirst(marker.length)) }

  // MARK: Tables

  var hasPipe: Bool { content.utf8.contains(UInt8(ascii: "|")) }

  /// Whether each column is aligned to the right, for a row such as `|:---|---:|`.
  var columnAlignments: [Bool]? {
    guard content.utf8.contains(UInt8(ascii: "-")),
      content.utf8.allSatisfy({ " |:-\t".utf8.contains($0) })
    else { return nil }
    var alignments: [Bool] = []
    for cell in cells {
      let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
      let end = cell[dashes.endIndex...]
      guard !dashes.isEmpty, end.isEmpty || end == ":",
        cell.distance(from: cell.startIndex, to: dashes.startIndex) <= 1
      else { return nil }
      alignments.append(end == ":" && cell.first != ":")
    }
    return alignments.isEmpty || (alignments.count == 1 && !hasPipe) ? nil : alignments
  }

  /// The texts between pipes, except those that are escaped.
  var cells: [Substring] {
    var line = Self.trimmed(content)
    if line.first == "|" { line = line.dropFirst() }
    var cells: [Substring] = []
    var start = line.startIndex
    var index = start
    while index < line.endIndex {
      if line[index] == "\\" {
        index = line.index(after: index)
        if index == line.endIndex { break }
      } else if line[index] == "|" {
        cells.append(Self.trimmed(line[start..<index]))
        start = line.index(after: index)
      }
      index = line.index(after: index)
    }
    let last = Self.trimmed(line[start...])
    if !last.isEmpty { cells.append(last) }
    return cells
  }

  private static func trimmed(_ text: Substring) -> Substring {
    trimmedEnd(text.drop(while: \.isWhitespace), \.isWhitespace)
  }

  private static func trimmedEnd(
    _ text: Substring, _ isDropped: (Character) -> Bool
  ) -> Substring {
    var text = text
    while let last = text.last, isDropped(last) { text = text.dropLast() }
    return text
  }
}
