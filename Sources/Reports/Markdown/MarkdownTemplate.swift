import Diagnostics

/// Markdown with placeholders.
///
/// The Markdown is read before values are put in, so that what the data hold is never read as Markdown:
/// a name with stars in it is shown with its stars.
package struct MarkdownTemplate: Hashable, Sendable {
  private let template: TemplateText
  private let place: Place

  /// - Parameter place: of the text; messages add the column within it.
  /// - Throws: an error of kind `template` for a placeholder that is no expression.
  package init(parsing source: String, at place: Place) throws(Diagnostic) {
    template = try TemplateText(parsing: source, at: place)
    self.place = place
  }

  /// As it stands in the template.
  package var source: String { template.source }

  /// Throws for names that a report does not have.
  package func check(sources: [String], scalars: [String]) throws(Diagnostic) {
    try template.check(sources: sources, scalars: scalars)
  }

  /// The blocks in the report's language.
  func blocks(
    in scope: ExpressionScope, words: TemplateWords
  ) throws(Diagnostic) -> [TextBlock] {
    let translation = words[source]
    if translation == source { return try blocks(in: scope) }
    return try MarkdownTemplate(parsing: translation, at: place).blocks(in: scope)
  }

  package func blocks(in scope: ExpressionScope) throws(Diagnostic) -> [TextBlock] {
    var text = ""
    var values: [String] = []
    for part in template.parts {
      switch part {
      case .text(let own): text += own.filter { !Slot.isSign($0) }
      case .placeholder(let placeholder):
        text += Slot.text(of: values.count)
        values.append(try placeholder.text(in: scope))
      }
    }
    var parser = MarkdownParser(at: place)
    let blocks = parser.blocks(of: text)
    for diagnostic in parser.diagnostics { scope.diagnostics.report(diagnostic) }
    if values.isEmpty { return blocks }
    return blocks.map { $0.filling(values) }
  }
}

/// What stands for a placeholder while Markdown is read: its number between two characters for
/// private use that no font is known to have, and that look like letters to Markdown.
private enum Slot {
  private static let start: Character = "\u{10FFFC}"
  private static let end: Character = "\u{10FFFD}"

  static func isSign(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x10FFFC...0x10FFFD).contains($0.value) }
  }

  static func text(of number: Int) -> String { "\(start)\(number)\(end)" }

  /// A text with values in place of the slots.
  static func fill(
    _ text: String, with values: [String], _ change: (String) -> String = { $0 }
  ) -> String {
    guard text.contains(start) else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: start), let close = rest[open...].firstIndex(of: end) {
      filled += rest[..<open]
      if let number = Int(rest[rest.index(after: open)..<close]), values.indices.contains(number) {
        filled += change(values[number])
      }
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}

extension TextBlock {
  fileprivate func filling(_ values: [String]) -> TextBlock {
    switch self {
    case .heading(let level, let spans):
      return .heading(level: level, spans.map { $0.filling(values) })
    case .paragraph(let spans): return .paragraph(spans.map { $0.filling(values) })
    case .list(let isOrdered, let items):
      return .list(
        isOrdered: isOrdered, items: items.map { $0.map { $0.filling(values) } })
    case .table(var table):
      for column in table.columns.indices {
        table.columns[column].title = Slot.fill(table.columns[column].title, with: values)
      }
      table.rows = table.rows.map { $0.map { Slot.fill($0, with: values) } }
      return .table(table)
    case .rule: return .rule
    case .code(let code): return .code(Slot.fill(code, with: values))
    case .quote(let blocks): return .quote(blocks.map { $0.filling(values) })
    }
  }
}

extension TextSpan {
  fileprivate func filling(_ values: [String]) -> TextSpan {
    switch self {
    case .text(let text): .text(Slot.fill(text, with: values))
    case .emphasis(let spans): .emphasis(spans.map { $0.filling(values) })
    case .strong(let spans): .strong(spans.map { $0.filling(values) })
    case .code(let code): .code(Slot.fill(code, with: values))
    case .link(let spans, let url):
      .link(
        spans.map { $0.filling(values) }, url: Slot.fill(url, with: values, Self.percentEncoded))
    case .lineBreak: .lineBreak
    }
  }

  /// A value inside an address, where it must not end or change a part of it.
  private static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return encoded
  }
}
