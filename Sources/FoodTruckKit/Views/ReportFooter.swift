import ChalkboardUI

/// A file that a report was made from.
public struct ReportSource: Hashable, Sendable {
  /// What the report calls it, such as the file's name.
  public var name: String
  /// `nil` where rows are not counted, as in a forecast.
  public var rowsRead: Int?
  public var rowsSkipped: Int

  public init(name: String, rowsRead: Int? = nil, rowsSkipped: Int = 0) {
    self.name = name
    self.rowsRead = rowsRead
    self.rowsSkipped = rowsSkipped
  }
}

/// The foot of a report: where the figures come from, and by what rule changes are shown.
public struct ReportFooter: View {
  private let sources: [ReportSource]

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  public init(sources: [ReportSource]) { self.sources = sources }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !sources.isEmpty {
        Text("\(words.sources): \(sources.map(line).joined(separator: " · "))")
      }
      Text("\(words.ruleOfChanges) \(words.ruleOfShares)")
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func line(_ source: ReportSource) -> String {
    guard let rows = source.rowsRead else { return source.name }
    let read =
      rows == 1 ? words.oneRowRead : words.text(\.rowsRead, [("count", figures.number(rows))])
    let skipped = words.text(\.rowsSkipped, [("count", figures.number(source.rowsSkipped))])
    return "\(source.name) (\(read), \(skipped))"
  }
}
