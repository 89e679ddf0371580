import ChalkboardUI
import DataTable

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
      ForEach(lines(words, figures), id: \.self) { Text($0) }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// What the foot says, line by line.
  package func lines(_ words: Vocabulary, _ figures: Figures) -> [String] {
    let list = sources.map { line($0, words, figures) }.joined(separator: " · ")
    return (sources.isEmpty ? [] : [words.text(.sources, [("list", list)])]) + [words[.rules]]
  }

  private func line(
    _ source: ReportSource, _ words: Vocabulary, _ figures: Figures
  ) -> String {
    guard let rows = source.rowsRead else { return source.name }
    func counted(_ key: Vocabulary.Key, _ count: Int) -> String {
      words.text(key, count: ExactDecimal(count), [("count", figures.number(count))])
    }
    return words.text(
      .sourceRows,
      [
        ("name", words.isolated(source.name)), ("read", counted(.rowsRead, rows)),
        ("skipped", counted(.rowsSkipped, source.rowsSkipped)),
      ])
  }
}
