import ChalkboardUI
import DataTable

/// All items that were sold, with their quantities, incomes and shares.
public struct ItemTableCard: View {
  private let totals: [ItemTotal]
  private let menu: Menu

  @Environment(\.vocabulary) private var words

  public init(totals: [ItemTotal], menu: Menu) {
    self.totals = totals
    self.menu = menu
  }

  public var body: some View {
    Card(words[.allItems], systemImage: "list.bullet") {
      if totals.isEmpty {
        EmptyMessage(words[.noSales], systemImage: "cart")
      } else {
        ItemTable(totals: totals, menu: menu)
      }
    }
  }
}

/// A table with a row for each item and one for the total.
public struct ItemTable: View {
  private let totals: [ItemTotal]
  private let menu: Menu
  /// Found once and not for each row, so that a table takes no more than its rows.
  private let largestIncome: Double

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  public init(totals: [ItemTotal], menu: Menu) {
    self.totals = totals
    self.menu = menu
    largestIncome = totals.map(\.income.doubleValue).max() ?? 0
  }

  /// Names win over bars, and are broken into two lines before amounts are written smaller.
  public var body: some View {
    ViewThatFits(in: .horizontal) {
      grid(.whole(upTo: 480), .whole)
      grid(.whole(upTo: 200), .whole)
      ForEach(AmountText.Form.all, id: \.self) { grid(.cut, $0) }
    }
  }

  /// How wide names are, in points.
  private enum NameWidth: Hashable {
    /// As wide as they are in one line, or in two where that is more than the limit.
    case whole(upTo: CGFloat)
    /// What the other columns leave.
    case cut
  }

  /// All amounts of a column are written in one form.
  private func grid(_ names: NameWidth, _ form: AmountText.Form) -> some View {
    Grid(
      alignment: .leading, horizontalSpacing: names == .cut ? 12 : 16, verticalSpacing: 0
    ) {
      GridRow {
        Text(words[.item])
        Text(words[.sold])
          .gridColumnAlignment(.trailing)
        Text(words[.income])
          .gridColumnAlignment(.trailing)
        Text(words[.share])
          .multilineTextAlignment(.trailing)
          .fixedSize(horizontal: names != .cut, vertical: false)
          .minimumScaleFactor(0.7)
          .gridCellColumns(2)
          .gridCellAnchor(.trailing)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .padding(.bottom, 8)
      ForEach(totals) { total in
        Divider()
        row(total, names, form)
      }
      Divider()
      if let sum { totalRow(sum, form) }
    }
  }

  private func totalRow(
    _ sum: (quantity: ExactDecimal, income: ExactDecimal), _ form: AmountText.Form
  ) -> some View {
    GridRow {
      Text(words[.total])
      Text(figures.number(sum.quantity))
        .multilineTextAlignment(.trailing)
      if form.isShort {
        // The exact sum has room below the bars.
        AmountText(amount: sum.income, weight: .semibold)
          .frame(idealWidth: 0, maxWidth: .infinity, alignment: .leading)
          .gridCellColumns(3)
      } else {
        AmountText(amount: sum.income, weight: .semibold, form: form)
        Color.clear.frame(width: 1, height: 1)
        Color.clear.frame(width: 1, height: 1)
      }
    }
    .font(.subheadline)
    .fontWeight(.semibold)
    .monospacedDigit()
    .lineLimit(1)
    .padding(.top, 8)
  }

  private func row(
    _ total: ItemTotal, _ names: NameWidth, _ form: AmountText.Form
  ) -> some View {
    GridRow {
      HStack(spacing: 8) {
        ItemThumbnail(item: menu.item(named: total.item))
          .frame(width: 28, height: 28)
        name(total.item, names)
      }
      Text(figures.number(total.quantity))
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .lineLimit(1)
      AmountText(amount: total.income, form: form)
      bar(for: total, names)
      Text(total.share.map(figures.percent) ?? "–")
        .foregroundStyle(.secondary)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .lineLimit(1)
        .gridColumnAlignment(.trailing)
    }
    .font(.subheadline)
    .padding(.vertical, 4)
  }

  @ViewBuilder
  private func name(_ name: String, _ width: NameWidth) -> some View {
    let text = Text(name).lineLimit(2)
    switch width {
    case .whole(let limit): WholeWidth(limit: limit) { text }
    case .cut: text.frame(idealWidth: 84, maxWidth: .infinity, alignment: .leading)
    }
  }

  @ViewBuilder
  private func bar(for total: ItemTotal, _ width: NameWidth) -> some View {
    let bar = IncomeBar(income: total.income.doubleValue, largest: largestIncome)
    switch width {
    case .whole: bar.frame(minWidth: 40, maxWidth: .infinity)
    case .cut: bar.frame(width: 44)
    }
  }

  /// `nil` when it is beyond what an exact decimal holds.
  private var sum: (quantity: ExactDecimal, income: ExactDecimal)? {
    guard let quantity = try? ExactDecimal.sum(totals.map(\.quantity)),
      let income = try? ExactDecimal.sum(totals.map(\.income))
    else { return nil }
    return (quantity, income)
  }
}

/// An amount as a bar behind its figure, that fills the column for the largest amount.
private struct IncomeBar: View {
  let income: Double
  let largest: Double

  var body: some View {
    GeometryReader { proxy in
      if income > 0, largest > 0 {
        Capsule()
          .fill(Color.accentColor)
          .frame(width: max(Self.height, proxy.size.width * min(income / largest, 1)))
      }
    }
    .frame(height: Self.height)
  }

  private static let height: CGFloat = 8
}
