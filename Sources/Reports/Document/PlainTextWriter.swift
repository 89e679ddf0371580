/// Writes blocks as plain text, for mails and terminals.
package struct PlainTextWriter {
  /// In columns, see ``DisplayWidth``; 72 by default. Words and tables that are longer stand out.
  private let width: Int

  /// - Parameter width: at least 20.
  package init(width: Int = 72) { self.width = max(20, width) }

  /// The blocks with a blank line between them, and a line end at the end.
  package func text(of blocks: [TextBlock]) -> String {
    let lines = lines(of: blocks, width: width)
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func lines(of blocks: [TextBlock], width: Int) -> [String] {
    var lines: [String] = []
    for block in blocks {
      let own = self.lines(of: block, width: width)
      if own.isEmpty { continue }
      if !lines.isEmpty { lines.append("") }
      lines += own
    }
    return lines
  }

  private func lines(of block: TextBlock, width: Int) -> [String] {
    switch block {
    case .heading(let level, let spans):
      let lines = wrapped(text(of: spans), width: width)
      guard level <= 2, let longest = lines.map(DisplayWidth.columns).max() else { return lines }
      return lines + [String(repeating: level == 1 ? "=" : "-", count: longest)]
    case .paragraph(let spans): return wrapped(text(of: spans), width: width)
    case .list(let isOrdered, let items):
      return lines(of: items, isOrdered: isOrdered, width: width)
    case .table(let table): return TextTableLayout(table, width: width).lines
    case .rule: return [String(repeating: "-", count: width)]
    case .code(let code):
      return code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        // Control characters would move the cursor of a terminal.
        let line = $0.filter { !$0.unicodeScalars.contains(where: Self.isControl) }
        return line.isEmpty ? "" : "    " + line
      }
    case .quote(let blocks):
      return lines(of: blocks, width: max(20, width - 2)).map { $0.isEmpty ? ">" : "> " + $0 }
    }
  }

  private func lines(of items: [[TextBlock]], isOrdered: Bool, width: Int) -> [String] {
    let isTight = items.allSatisfy { $0.count <= 1 }
    let digits = String(items.count).count
    var lines: [String] = []
    for (number, item) in items.enumerated() {
      let marker =
        isOrdered
        ? DisplayWidth.padded("\(number + 1).", to: digits + 1, atStart: true) + " " : "- "
      let indent = String(repeating: " ", count: marker.count)
      let inner = self.lines(of: item, width: max(20, width - marker.count))
      if !isTight, number > 0 { lines.append("") }
      lines.append(inner.isEmpty ? String(marker.dropLast()) : marker + inner[0])
      lines += inner.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
    }
    return lines
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  // MARK: Lines

  /// Addresses stand behind the words that link to them.
  private func text(of spans: [TextSpan]) -> String {
    spans.map { span in
      switch span {
      case .text(let text), .code(let text):
        // Spaces at its ends stand between it and its neighbours.
        return String(
          text.map { $0.isWhitespace || $0.unicodeScalars.first?.value ?? 0 < 32 ? " " : $0 })
      case .emphasis(let inner), .strong(let inner): return text(of: inner)
      case .link(let inner, let url):
        let words = text(of: inner)
        guard let address = SafeAddress(url), !address.isWithinDocument, words != address.text,
          url != "mailto:\(words)"
        else { return words }
        return "\(words) <\(address.text)>"
      case .lineBreak: return "\n"
      }
    }.joined()
  }

  private func wrapped(_ text: String, width: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      TextWrapping.lines(of: String($0), width: width)
    }
  }
}

/// Breaks lines of plain text.
enum TextWrapping {
  /// The text in lines no wider than `width` columns, broken at spaces and between letters that are two
  /// columns wide. A word that is wider stands alone.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for piece in pieces(of: text) {
      let pieceWidth = DisplayWidth.columns(of: piece.text)
      let gap = piece.hasSpace && !line.isEmpty ? 1 : 0
      if !line.isEmpty, lineWidth + gap + pieceWidth > width {
        lines.append(line)
        line = piece.text
        lineWidth = pieceWidth
      } else {
        line += (gap > 0 ? " " : "") + piece.text
        lineWidth += gap + pieceWidth
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// A part that is not broken, and whether a space stands in front of it.
  private struct Piece {
    var text: String
    var hasSpace: Bool
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      var isFirst = true
      var part = ""
      func end() {
        guard !part.isEmpty else { return }
        pieces.append(Piece(text: part, hasSpace: isFirst))
        isFirst = false
        part = ""
      }
      var isOpen = false
      for character in word {
        let isWide = DisplayWidth.columns(of: character) == 2
        // Full stops and closing brackets stay with what they end, opening ones with what follows.
        if isWide, !isOpen, !"、。，．：；！？）」』】".contains(character) { end() }
        part.append(character)
        isOpen = "（「『【".contains(character)
      }
      end()
    }
    return pieces
  }
}

/// A table in plain text: columns as wide as their longest cell, with two spaces between them. A table
/// that is too wide is written as a list of its rows.
private struct TextTableLayout {
  private let table: TextTable
  private let width: Int

  init(_ table: TextTable, width: Int) {
    self.table = table
    self.width = width
  }

  private func cell(_ cells: [String], _ index: Int) -> String {
    cells.indices.contains(index) ? MailEncoding.singleLine(cells[index]) : ""
  }

  var lines: [String] {
    guard !table.columns.isEmpty else { return [] }
    let titles = table.columns.map(\.title)
    let all = [titles] + table.rows + (table.totals.map { [$0] } ?? [])
    let widths = table.columns.indices.map { index in
      all.map { DisplayWidth.columns(of: cell($0, index)) }.max() ?? 0
    }
    let total = widths.reduce(0, +) + 2 * (widths.count - 1)
    guard total <= width || widths.count == 1 else { return records }
    let rule = String(repeating: "-", count: total)
    var lines = [row(titles, widths), rule]
    lines += table.rows.map { row($0, widths) }
    if let totals = table.totals { lines += [rule, row(totals, widths)] }
    return lines
  }

  private func row(_ cells: [String], _ widths: [Int]) -> String {
    let padded = table.columns.indices.map { index in
      DisplayWidth.padded(
        cell(cells, index), to: widths[index], atStart: table.columns[index].isNumeric)
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Each row as its first cell, with the others below.
  private var records: [String] {
    let rows = table.rows + (table.totals.map { [$0] } ?? [])
    return rows.flatMap { cells in
      var lines = [cell(cells, 0)]
      for index in table.columns.indices.dropFirst() where !cell(cells, index).isEmpty {
        lines.append(
          "  \(MailEncoding.singleLine(table.columns[index].title)): \(cell(cells, index))")
      }
      return lines
    }
  }
}
