import ChalkboardCharts
import ChalkboardUI
import DataTable

/// The items that were sold most, each with its picture under its bar.
///
/// As many items are shown as have room for a name. The total is that of all of them.
public struct TopDonutSalesChart: View {
  private let sales: [ItemTotal]
  private let menu: Menu

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures
  @Environment(\.layoutDirection) private var layoutDirection

  /// The items may be in any order.
  public init(sales: [ItemTotal], menu: Menu) {
    self.sales = sales.sorted {
      $0.quantity == $1.quantity ? $0.item < $1.item : $0.quantity > $1.quantity
    }
    self.menu = menu
  }

  public var body: some View {
    GeometryReader { proxy in
      let count = Self.itemCount(of: sales, fitting: proxy.size.width)
      VStack(alignment: .leading, spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text(words[.totalSales])
            .font(.subheadline)
            .foregroundColor(.secondary)
          Text(total)
            .font(.headline)
            .lineLimit(1)
        }
        chart(of: Array(sales.prefix(count)))
      }
    }
    .idealHeight(280...400, share: 0.4)
  }

  private func chart(of sales: [ItemTotal]) -> some View {
    Chart {
      ForEach(isRightToLeft ? sales.reversed() : sales) { sale in
        BarMark(
          x: .value(words[.chartItem], sale.item),
          y: .value(words[.chartSales], sale.quantity.doubleValue)
        )
        .cornerRadius(6, style: .continuous)
        .foregroundStyle(
          .linearGradient(
            colors: [Color("BarBottomColor"), .accentColor], startPoint: .bottom, endPoint: .top)
        )
        .annotation(position: sale.quantity.isNegative ? .bottom : .top, alignment: .top) {
          Text(figures.number(sale.quantity))
            .multilineTextAlignment(.center)
            .lineLimit(1)
            .padding(.vertical, 4)
            .padding(.horizontal, 8)
            .background(.quaternary.opacity(0.5), in: Capsule())
            .background(in: Capsule())
            .font(.caption)
        }
      }
    }
    // Room for the capsules below refunds, above the axis's labels.
    .chartYScale(
      range: .plotDimension(startPadding: sales.contains { $0.quantity.isNegative } ? 28 : 0)
    )
    .chartXAxis {
      AxisMarks { value in
        AxisValueLabel {
          let item = menu.item(named: value.as(String.self) ?? "")
          VStack(spacing: 4) {
            ItemThumbnail(item: item)
              .frame(height: 35)
            Text(item.name)
              .lineLimit(2, reservesSpace: true)
              .minimumScaleFactor(0.8)
              .multilineTextAlignment(.center)
          }
          .frame(idealWidth: 80)
          .padding(.horizontal, 4)
        }
      }
    }
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        if isLarge {
          AxisValueLabel(figures.axisNumbers(value.siblings)[value.index])
        } else {
          AxisValueLabel(format: IntegerFormatStyle<Int>())
        }
      }
    }
  }

  private var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  /// Whether numbers on the axis are shortened.
  private var isLarge: Bool {
    sales.contains { $0.quantity.doubleValue.magnitude >= 1_000_000 }
  }

  private var total: String {
    guard let sum = try? ExactDecimal.sum(sales.map(\.quantity)) else { return "–" }
    return words.text(.pieces, count: sum, [("count", figures.number(sum))])
  }

  /// A name needs about 68 points to be read in two lines, and more with long words; the y axis
  /// takes some 40.
  static func itemCount(of sales: [ItemTotal], fitting width: CGFloat) -> Int {
    guard width.isFinite else { return 1 }
    let count = max(1, min(Int((width - 40) / 68), 24))
    let room = max(68, min(longestLine(of: sales.prefix(count)) * 6.5 + 8, 100))
    return max(1, min(Int((width - 40) / room), count))
  }

  /// The characters of the longest line that long words make when names stand in two lines: a word,
  /// or a half of one that is longer than a line can be. Writing without spaces has no such words.
  private static func longestLine(of sales: some Sequence<ItemTotal>) -> CGFloat {
    let lengths = sales.flatMap { $0.item.split(separator: " ") }.filter {
      $0.utf8.allSatisfy { $0 < 0xE0 }
    }.map(\.count).filter { $0 > 11 }
    return CGFloat(lengths.map { $0 > 14 ? ($0 + 1) / 2 : $0 }.max() ?? 0)
  }
}

/// The chart of popular items as a panel of a report.
public struct TopItemsCard: View {
  private let sales: [ItemTotal]
  private let menu: Menu

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  public init(sales: [ItemTotal], menu: Menu) {
    self.sales = sales
    self.menu = menu
  }

  public var body: some View {
    if sales.isEmpty {
      Card(words[.popularItems], systemImage: "chart.bar.fill") {
        EmptyMessage(words[.noSales], systemImage: "chart.bar")
      }
    } else {
      Card {
        // How many items the chart has room for is said in the heading.
        GeometryReader { proxy in
          VStack(alignment: .leading, spacing: Self.spacing) {
            CardHeading(words[.popularItems], systemImage: "chart.bar.fill") {
              let count = TopDonutSalesChart.itemCount(
                of: sales, fitting: proxy.size.width)
              if count < sales.count { CardDetail(shownItems(count)) }
            }
            TopDonutSalesChart(sales: sales, menu: menu)
          }
        }
        .idealHeight(280...400, share: 0.4, adding: Self.headingHeight + Self.spacing)
      }
    }
  }

  /// In points.
  private static let spacing: CGFloat = 12
  private static let headingHeight: CGFloat = 20

  private func shownItems(_ count: Int) -> String {
    words.text(
      .topItems, count: ExactDecimal(sales.count),
      [("shown", figures.number(count)), ("count", figures.number(sales.count))])
  }
}
