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
    Card(words.allItems, systemImage: "list.bullet") {
      if totals.isEmpty {
        EmptyMessage(words.noSales, systemImage: "cart")
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

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      grid(hasWholeNames: true, hasWholeAmounts: true)
      grid(hasWholeNames: true, hasWholeAmounts: false)
      grid(hasWholeNames: false, hasWholeAmounts: false)
    }
  }

  /// - Parameters:
  ///   - hasWholeNames: whether bars give way to names.
  ///   - hasWholeAmounts: whether bars give way to amounts.
  private func grid(hasWholeNames: Bool, hasWholeAmounts: Bool) -> some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      GridRow {
        Text(words.item)
          .frame(maxWidth: 480, alignment: .leading)
        Text(words.sold)
          .gridColumnAlignment(.trailing)
        Text(words.income)
          .gridColumnAlignment(.trailing)
        Color.clear.frame(height: 1)
          .frame(minWidth: hasWholeNames ? 56 : 24, maxWidth: .infinity)
        Text(words.share)
          .gridColumnAlignment(.trailing)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .padding(.bottom, 8)
      ForEach(totals) { total in
        Divider()
        row(total, hasWholeName: hasWholeNames, hasWholeAmount: hasWholeAmounts)
      }
      Divider()
      if let sum {
        GridRow {
          Text(words.total)
          Text(figures.number(sum.quantity))
            .multilineTextAlignment(.trailing)
          AmountText(amount: sum.income, weight: .semibold, isWhole: hasWholeAmounts)
          Color.clear.frame(height: 1)
          Color.clear.frame(width: 1, height: 1)
        }
        .font(.subheadline)
        .fontWeight(.semibold)
        .monospacedDigit()
        .lineLimit(1)
        .padding(.top, 8)
      }
    }
  }

  private func row(_ total: ItemTotal, hasWholeName: Bool, hasWholeAmount: Bool) -> some View {
    GridRow {
      HStack(spacing: 8) {
        ItemThumbnail(item: menu.item(named: total.item))
          .frame(width: 28, height: 28)
        Text(total.item)
          .lineLimit(1)
          .fixedSize(horizontal: hasWholeName, vertical: false)
      }
      Text(figures.number(total.quantity))
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .lineLimit(1)
      AmountText(amount: total.income, isWhole: hasWholeAmount)
      IncomeBar(income: total.income.doubleValue, largest: largestIncome)
      Text(total.share.map(figures.percent) ?? "–")
        .foregroundStyle(.secondary)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .lineLimit(1)
    }
    .font(.subheadline)
    .padding(.vertical, 4)
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
