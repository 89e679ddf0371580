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

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  public init(totals: [ItemTotal], menu: Menu) {
    self.totals = totals
    self.menu = menu
  }

  public var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      GridRow {
        Text(words.item)
          .frame(maxWidth: .infinity, alignment: .leading)
        Text(words.sold)
          .gridColumnAlignment(.trailing)
        Text(words.income)
          .gridColumnAlignment(.trailing)
        Text(words.share)
          .frame(minWidth: 96, maxWidth: .infinity, alignment: .leading)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .padding(.bottom, 8)
      ForEach(totals) { total in
        Divider()
        row(total)
      }
      Divider()
      if let sum {
        GridRow {
          Text(words.total)
          Text(figures.number(sum.quantity))
            .multilineTextAlignment(.trailing)
          Text(figures.money(sum.income))
            .multilineTextAlignment(.trailing)
          Color.clear.frame(height: 1)
        }
        .font(.subheadline)
        .fontWeight(.semibold)
        .monospacedDigit()
        .lineLimit(1)
        .padding(.top, 8)
      }
    }
  }

  private var largestShare: Double { totals.compactMap(\.share).max() ?? 0 }

  private func row(_ total: ItemTotal) -> some View {
    GridRow {
      HStack(spacing: 8) {
        ItemThumbnail(item: menu.item(named: total.item))
          .frame(width: 28, height: 28)
        Text(total.item)
          .lineLimit(1)
      }
      Text(figures.number(total.quantity))
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .lineLimit(1)
      Text(figures.money(total.income))
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .lineLimit(1)
      ShareBar(share: total.share, largest: largestShare)
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

/// A part of a whole in percent, and as a bar that is full for the largest part.
private struct ShareBar: View {
  let share: Double?
  let largest: Double

  @Environment(\.figures) private var figures

  var body: some View {
    HStack(spacing: 8) {
      GeometryReader { proxy in
        if let share, share > 0, largest > 0 {
          Capsule()
            .fill(Color.accentColor)
            .frame(width: max(Self.height, proxy.size.width * share / largest))
        }
      }
      .frame(height: Self.height)
      Text(share.map(figures.percent) ?? "–")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .frame(width: 36, alignment: .trailing)
    }
  }

  private static let height: CGFloat = 8
}
