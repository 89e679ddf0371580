import Diagnostics

/// A report in plain text, with its tables in columns.
enum PlainTextReport {
  /// In UTF-8, with lines that end in a line feed.
  ///
  /// - Throws: an error when a panel cannot say its figures.
  static func bytes(of document: ReportDocument) throws(Diagnostic) -> [UInt8] {
    var blocks: [TextBlock] = [.heading(level: 1, [.text(document.title)])]
    if !document.summary.isEmpty { blocks.append(.plain(document.summary)) }
    for panel in document.panels {
      if let title = panel.content.title, !title.isEmpty {
        blocks.append(.heading(level: 2, [.text(title)]))
      }
      blocks += try panel.content.text()
    }
    return Array(PlainTextWriter().text(of: blocks).utf8)
  }
}
