import ChalkboardUI
import FoodTruckKit

/// The rows of a table on a card, all of one height.
struct TableCard: View {
  let title: String?
  let figures: TableFigures
  let menu: FoodTruckKit.Menu
  var rows: Range<Int>
  /// Whether the total stands below.
  var isLast = true

  @Environment(\.vocabulary) private var words

  static let titleHeight: CGFloat = 28
  static let rowHeight: CGFloat = 30
  static let totalHeight: CGFloat = 34
  /// Of the card around the rows, without its heading.
  static let padding: CGFloat = 32
  /// Of the heading and the gap below it.
  static let headingHeight: CGFloat = 33

  var body: some View {
    Card(title) {
      if figures.rowCount == 0 {
        EmptyMessage(words[.noData], systemImage: "tablecells")
      } else {
        VStack(spacing: 0) {
          TableRow(figures: figures, widths: widths, menu: menu, kind: .titles)
            .frame(height: Self.titleHeight)
          ForEach(Array(rows), id: \.self) { row in
            TableRow(figures: figures, widths: widths, menu: menu, kind: .cells(row))
              .frame(height: Self.rowHeight)
              .background(
                row.isMultiple(of: 2) ? Color("StripeColor") : Color.clear,
                in: RoundedRectangle(cornerRadius: 6))
          }
          if isLast, figures.hasTotals {
            Divider()
            TableRow(figures: figures, widths: widths, menu: menu, kind: .totals(words))
              .frame(height: Self.totalHeight - 1)
          }
        }
      }
    }
  }

  /// The most that a column may take; `nil` for one that takes what is left.
  private var widths: [CGFloat?] { TableWidths(figures, words).widths }
}

/// How wide the columns of a table are: the same for all of its pages, from the longest cells.
private struct TableWidths {
  let widths: [CGFloat?]

  /// Beyond these rows only the largest numbers are looked at.
  private static let sampleSize = 200
  /// Of a digit at the size of cells.
  private static let digit: CGFloat = 8.2

  init(_ figures: TableFigures, _ words: Vocabulary) {
    let totals = figures.totals(words)
    let sample = Set(0..<min(figures.rowCount, Self.sampleSize))
    widths = figures.columns.indices.map { index in
      let column = figures.columns[index]
      guard column.isNumeric, index > 0 else { return nil }
      let numbers = (0..<figures.rowCount).map { figures.number(row: $0, column: index) ?? 0 }
      let extremes = [
        numbers.indices.max { numbers[$0] < numbers[$1] },
        numbers.indices.min { numbers[$0] < numbers[$1] },
      ]
      let rows = sample.union(extremes.compactMap { $0 })
      let cells = rows.map { DisplayWidth.columns(of: figures.text(row: $0, column: index)) }
      let longest = max(cells.max() ?? 0, DisplayWidth.columns(of: totals[index]))
      let title = CGFloat(DisplayWidth.columns(of: column.title)) * 6.8
      return max(CGFloat(longest) * Self.digit, title) + 4 + Self.addition(column)
    }
  }

  private static func addition(_ column: TableFigures.Column) -> CGFloat {
    (column.hasBar ? TableRow.barWidth + 8 : 0) + (column.hasTrend ? TableRow.trendWidth + 8 : 0)
  }
}

private struct TableRow: View {
  enum Kind {
    case titles
    case cells(Int)
    case totals(Vocabulary)
  }

  let figures: TableFigures
  let widths: [CGFloat?]
  let menu: FoodTruckKit.Menu
  let kind: Kind

  static let barWidth: CGFloat = 56
  static let trendWidth: CGFloat = 64

  var body: some View {
    HStack(spacing: 14) {
      ForEach(figures.columns.indices, id: \.self) { index in
        let isNumeric = figures.columns[index].isNumeric
        cell(index)
          .frame(
            minWidth: widths[index].map { $0 * 0.7 } ?? 110, maxWidth: widths[index] ?? .infinity,
            alignment: isNumeric ? .trailing : .leading)
      }
    }
    .padding(.horizontal, 8)
    .font(isTitle ? .caption : .footnote)
    .fontWeight(isTotal ? .semibold : .regular)
    .foregroundStyle(isTitle ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
    .lineLimit(1)
  }

  private var isTitle: Bool { if case .titles = kind { true } else { false } }

  private var isTotal: Bool { if case .totals = kind { true } else { false } }

  @ViewBuilder
  private func cell(_ index: Int) -> some View {
    switch kind {
    case .titles: words(figures.columns[index].title, index)
    case .totals(let vocabulary): words(figures.totals(vocabulary)[index], index)
    case .cells(let row): filled(row, index)
    }
  }

  private func filled(_ row: Int, _ index: Int) -> some View {
    let column = figures.columns[index]
    let text = figures.text(row: row, column: index)
    return HStack(spacing: 8) {
      if column.hasPicture {
        ItemThumbnail(item: menu.item(named: text)).frame(width: 22, height: 22)
      }
      if column.hasTrend {
        TrendLine(values: figures.trend(row: row, column: index))
          .frame(width: Self.trendWidth, height: 18)
      }
      if column.hasBar {
        ValueBar(value: figures.number(row: row, column: index) ?? 0, largest: column.largest)
          .frame(width: Self.barWidth)
      }
      words(text, index)
        .frame(
          maxWidth: column.hasBar || column.hasTrend ? .infinity : nil,
          alignment: column.isNumeric ? .trailing : .leading)
    }
  }

  private func words(_ text: String, _ index: Int) -> some View {
    Text(text)
      .monospacedDigit()
      .multilineTextAlignment(figures.columns[index].isNumeric ? .trailing : .leading)
      .minimumScaleFactor(figures.columns[index].isNumeric ? 0.6 : 1)
  }
}

/// A number as a bar that fills its room for the largest one.
private struct ValueBar: View {
  let value: Double
  let largest: Double

  var body: some View {
    GeometryReader { proxy in
      if value > 0, largest > 0 {
        Capsule()
          .fill(Color.accentColor)
          .frame(width: max(6, proxy.size.width * min(value / largest, 1)))
      }
    }
    .frame(height: 6)
  }
}

/// A small line with a dot at its end, from the least to the greatest of its values.
struct TrendLine: View {
  let values: [Double]

  var body: some View {
    GeometryReader { proxy in
      let points = points(in: proxy.size)
      ZStack(alignment: .topLeading) {
        if points.count > 1 {
          Path { path in path.addLines(points) }
            .stroke(
              Color.accentColor,
              style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        }
        if let last = points.last {
          // A path, since lines run from left to right in every language.
          Path(ellipseIn: CGRect(x: last.x - 2, y: last.y - 2, width: 4, height: 4))
            .fill(Color.accentColor)
        }
      }
    }
  }

  private func points(in size: CGSize) -> [CGPoint] {
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let inset: CGFloat = 3
    return values.enumerated().map { index, value in
      let share = high > low ? (value - low) / (high - low) : 0.5
      let part = values.count > 1 ? CGFloat(index) / CGFloat(values.count - 1) : 1
      return CGPoint(
        x: inset + (size.width - 2 * inset) * part,
        y: inset + (size.height - 2 * inset) * (1 - share))
    }
  }
}
