import ChalkboardUI
import DataTable

/// The newest orders: what they hold, what they cost, and how far they are.
public struct RecentOrdersCard: View {
  private let orders: [Order]
  private let menu: Menu

  @Environment(\.vocabulary) private var words

  /// - Parameters:
  ///   - orders: the newest first.
  ///   - limit: how many are shown.
  public init(orders: [Order], menu: Menu, limit: Int = 5) {
    self.orders = Array(orders.prefix(max(limit, 0)))
    self.menu = menu
  }

  public var body: some View {
    Card(words[.newestOrders], systemImage: "shippingbox") {
      if orders.isEmpty {
        EmptyMessage(words[.noOrders], systemImage: "shippingbox")
      } else {
        ViewThatFits(in: .horizontal) {
          OrderGrid(orders: orders, menu: menu, hasIcons: false, hasWholeAmounts: true)
          OrderGrid(orders: orders, menu: menu, hasIcons: false, hasWholeAmounts: false)
          OrderGrid(orders: orders, menu: menu, hasIcons: true, hasWholeAmounts: false)
        }
      }
    }
  }
}

/// The orders below each other; the column of their states is as wide as the widest one.
///
/// Of the texts the numbers of orders and the names of items are cut first, down to a few letters. No
/// state loses its word and no amount its cents for the sake of a long number.
private struct OrderGrid: View {
  let orders: [Order]
  let menu: Menu
  /// Whether states are shown by their symbols alone.
  let hasIcons: Bool
  /// Whether amounts take the room that they need.
  let hasWholeAmounts: Bool

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 0) {
      ForEach(Array(orders.enumerated()), id: \.offset) { order in
        if order.offset > 0 {
          Divider().padding(.leading, 60)
        }
        row(order.element)
      }
    }
  }

  private func row(_ order: Order) -> some View {
    GridRow {
      ItemStack(items: order.lines.map { menu.item(named: $0.item) })
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          number(of: order)
          AmountText(amount: order.total, weight: .semibold, form: hasWholeAmounts ? .whole : nil)
            .frame(idealWidth: hasWholeAmounts ? nil : Self.shortAmountWidth)
            .layoutPriority(1)
        }
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(itemSummary(of: order))
            .lineLimit(1)
            .frame(idealWidth: Self.cutTextWidth, maxWidth: .infinity, alignment: .leading)
          Text(figures.time(order.time))
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .lineLimit(1)
            .layoutPriority(1)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity)
      ZStack {
        if order.isRefund || order.status != nil { StatusPill(order: order, isIcon: hasIcons) }
      }
      .gridColumnAlignment(.trailing)
    }
    .padding(.vertical, 8)
  }

  /// Where "Order 1042" has no room, the number stands alone before it is cut.
  private func number(of order: Order) -> some View {
    ViewThatFits(in: .horizontal) {
      Text(words.text(.order, [("id", order.id)]))
      Text(order.id)
      Text(words.text(.order, [("id", order.id)]))
        .frame(idealWidth: 3 * Self.cutTextWidth)
      Text(order.id)
    }
    .font(.subheadline)
    .fontWeight(.semibold)
    .lineLimit(1)
    .frame(
      minWidth: Self.cutTextWidth, idealWidth: Self.cutTextWidth, maxWidth: .infinity,
      alignment: .leading)
  }

  /// What a text that may be cut keeps in any case, in points: some letters.
  private static let cutTextWidth: CGFloat = 40
  /// What an amount needs when it is written smaller or shorter.
  private static let shortAmountWidth: CGFloat = 56

  private func itemSummary(of order: Order) -> String {
    order.lines.map { line in
      let item = words.isolated(line.item)
      // What is given back is so by the order's state and amount.
      let quantity =
        order.isRefund ? (try? line.quantity.negated()) ?? line.quantity : line.quantity
      return quantity == 1
        ? item
        : words.text(.quantityOfItem, [("count", figures.number(quantity)), ("item", item)])
    }.joined(separator: words[.itemSeparator])
  }
}
