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
  private let attribution: Attribution?

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  /// - Parameter attribution: of the forecast.
  public init(sources: [ReportSource], attribution: Attribution? = nil) {
    self.sources = sources
    self.attribution = attribution
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !sources.isEmpty {
        Text("\(words.sources): \(sources.map(line).joined(separator: " · "))")
      }
      Text(words.ruleOfChanges)
      if let attribution { AttributionLink(attribution) }
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

/// The words that a source asks for, linked to its page.
struct AttributionLink: View {
  let attribution: Attribution

  init(_ attribution: Attribution) { self.attribution = attribution }

  var body: some View {
    if let url = attribution.url {
      Link(attribution.name, destination: url)
    } else {
      Text(attribution.name)
    }
  }
}
