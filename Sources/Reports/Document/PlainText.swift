/// Blocks of text without any markup.
enum PlainText {
  /// What a line of text says; links without their addresses.
  static func string(of spans: [TextSpan]) -> String {
    string(of: spans, depth: 0)
  }

  /// The first sentences of some blocks in one line, for those who hear what others see.
  ///
  /// - Parameter limit: in characters; what is longer ends in an ellipsis.
  static func sentences(of blocks: [TextBlock], limit: Int) -> String {
    var text = ""
    for block in blocks {
      guard case .paragraph(let spans) = block else { continue }
      let piece = string(of: spans).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !piece.isEmpty else { continue }
      text += text.isEmpty ? piece : " \(piece)"
      guard text.count <= limit else { return text.prefix(max(0, limit - 1)) + "…" }
    }
    return text
  }

  private static let maximumDepth = 32

  private static func string(of spans: [TextSpan], depth: Int) -> String {
    guard depth < maximumDepth else { return "" }
    return spans.reduce(into: "") { text, span in
      switch span {
      case .text(let piece), .code(let piece): text += piece
      case .emphasis(let spans), .strong(let spans), .link(let spans, _):
        text += string(of: spans, depth: depth + 1)
      case .lineBreak: text += "\n"
      }
    }
  }
}
