import ChalkboardUI
import ChartScales

/// Blocks of text as a reader sees them: headings, lists with hanging indents, tables, and links that
/// open in pictures that can be clicked.
package struct MarkdownView: View {
  private let blocks: [TextBlock]
  private let spacing: CGFloat

  /// - Parameter spacing: between blocks, in points.
  package init(_ blocks: [TextBlock], spacing: CGFloat = 10) {
    self.blocks = blocks
    self.spacing = spacing
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(blocks.indices, id: \.self) { index in
        TextBlockView(block: blocks[index])
          .padding(.top, index > 0 && blocks[index].isHeading ? 4 : 0)
      }
    }
    .font(.subheadline)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension TextBlock {
  fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}

private struct TextBlockView: View {
  let block: TextBlock

  /// Of one type only, since blocks hold blocks.
  var body: some View {
    switch block {
    case .heading(let level, let spans):
      AnyView(TextSpans.text(of: spans).font(Self.font(ofHeading: level)).lineSpacing(2))
    case .paragraph(let spans): AnyView(TextSpans.text(of: spans).lineSpacing(3))
    case .list(let isOrdered, let items):
      AnyView(TextListView(isOrdered: isOrdered, items: items))
    case .table(let table): AnyView(TextTableView(table: table))
    case .rule: AnyView(Divider().padding(.vertical, 2))
    case .code(let code): AnyView(Self.codeView(code))
    case .quote(let blocks): AnyView(Self.quoteView(blocks))
    }
  }

  private static func font(ofHeading level: Int) -> Font {
    switch level {
    case 1: .system(size: 22, weight: .bold)
    case 2: .system(size: 17, weight: .semibold)
    case 3: .system(size: 15, weight: .semibold)
    default: .system(size: 13, weight: .semibold)
    }
  }

  private static func codeView(_ code: String) -> some View {
    Text(code)
      .font(.system(size: 13, design: .monospaced))
      .padding(10)
      .background(Color("TrackColor"), in: RoundedRectangle(cornerRadius: 8))
  }

  private static func quoteView(_ blocks: [TextBlock]) -> some View {
    MarkdownView(blocks)
      .foregroundStyle(.secondary)
      .padding(.leading, 14)
      .overlay(alignment: .leading) {
        RoundedRectangle(cornerRadius: 1.5)
          .fill(Color.accentColor.opacity(0.5))
          .frame(width: 3)
      }
  }
}

/// A list whose items stand behind their signs, however many lines they have.
private struct TextListView: View {
  let isOrdered: Bool
  let items: [[TextBlock]]

  @Environment(\.format) private var format

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      ForEach(items.indices, id: \.self) { index in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(isOrdered ? number(index + 1) + "." : "•")
            .foregroundStyle(.secondary)
            .monospacedDigit()
            .frame(width: signWidth, alignment: .trailing)
          MarkdownView(items[index], spacing: 5)
        }
      }
    }
  }

  private var signWidth: CGFloat {
    isOrdered ? 9 * CGFloat(String(items.count).count) + 5 : 10
  }

  private func number(_ number: Int) -> String {
    NumberFormatting(format).string(coefficient: Int128(number), scale: 0)
  }
}

/// A table as wide as its cells.
private struct TextTableView: View {
  let table: TextTable

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 0) {
      GridRow {
        ForEach(table.columns.indices, id: \.self) { index in
          cell(table.columns[index].title, index)
            .gridColumnAlignment(table.columns[index].isNumeric ? .trailing : .leading)
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(.bottom, 6)
      ForEach(table.rows.indices, id: \.self) { row in
        Divider()
        cells(table.rows[row]).padding(.vertical, 5)
      }
      if let totals = table.totals {
        Divider()
        cells(totals).fontWeight(.semibold).padding(.vertical, 5)
      }
    }
  }

  private func cells(_ row: [String]) -> some View {
    GridRow {
      ForEach(table.columns.indices, id: \.self) { index in
        cell(row.indices.contains(index) ? row[index] : "", index)
      }
    }
  }

  private func cell(_ text: String, _ index: Int) -> some View {
    // A column without words would be none.
    Text(text.isEmpty ? "\u{00A0}" : text)
      .monospacedDigit()
      .multilineTextAlignment(table.columns[index].isNumeric ? .trailing : .leading)
  }
}

/// Spans as one text, that is broken into lines as a whole.
private enum TextSpans {
  static func text(of spans: [TextSpan]) -> Text {
    spans.reduce(Text(verbatim: "")) { $0 + text(of: $1) }
  }

  private static func text(of span: TextSpan) -> Text {
    switch span {
    case .text(let string): Text(verbatim: string)
    case .emphasis(let inner): text(of: inner).italic()
    case .strong(let inner): text(of: inner).bold()
    case .code(let code): Text(verbatim: code).monospaced()
    case .link(let inner, let url):
      text(of: inner).foregroundStyle(Color.accentColor).underline().link(url)
    case .lineBreak: Text(verbatim: "\n")
    }
  }
}
