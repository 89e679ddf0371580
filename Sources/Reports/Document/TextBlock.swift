/// A block of words or figures, in no format yet: what a panel says to readers who do not see it, and
/// what Markdown is read into.
package enum TextBlock: Hashable, Sendable {
  /// `level` is 1 to 6, as in HTML.
  case heading(level: Int, [TextSpan])
  case paragraph([TextSpan])
  /// Each item is a list of blocks, so that lists stand in lists.
  case list(isOrdered: Bool, items: [[TextBlock]])
  case table(TextTable)
  /// A line across.
  case rule
  /// Lines that are shown as they are.
  case code(String)
  case quote([TextBlock])
}

/// A piece of a line of text.
package indirect enum TextSpan: Hashable, Sendable {
  case text(String)
  case emphasis([TextSpan])
  case strong([TextSpan])
  case code(String)
  /// `url` is one that `SafeAddress` takes: of `http:`, `https:` or `mailto:`, or `#…`.
  case link([TextSpan], url: String)
  case lineBreak
}

/// Figures in rows and columns, formatted.
package struct TextTable: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package var title: String
    /// Whether its cells are numbers, which stand at the trailing edge.
    package var isNumeric: Bool

    package init(title: String, isNumeric: Bool = false) {
      self.title = title
      self.isNumeric = isNumeric
    }
  }

  package var columns: [Column]
  /// Each row has a cell for each column; missing cells are read as empty, further ones left out.
  package var rows: [[String]]
  /// The last row, a cell for each column; `nil` without one.
  package var totals: [String]?

  package init(columns: [Column], rows: [[String]], totals: [String]? = nil) {
    self.columns = columns
    self.rows = rows
    self.totals = totals
  }
}
