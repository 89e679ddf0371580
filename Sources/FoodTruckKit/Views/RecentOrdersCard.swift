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
    Card(words.newestOrders, systemImage: "shippingbox") {
      if orders.isEmpty {
        EmptyMessage(words.noOrders, systemImage: "shippingbox")
      } else {
        ViewThatFits(in: .horizontal) {
          OrderGrid(orders: orders, menu: menu, hasIcons: false)
          OrderGrid(orders: orders, menu: menu, hasIcons: true)
        }
      }
    }
  }
}

/// The orders below each other; the column of their states is as wide as the widest one.
private struct OrderGrid: View {
  let orders: [Order]
  let menu: Menu
  /// Whether states are shown by their symbols alone.
  let hasIcons: Bool

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
          Text(words.text(\.order, [("id", order.id)]))
            .font(.subheadline)
            .fontWeight(.semibold)
            .lineLimit(1)
            .layoutPriority(1)
          Spacer(minLength: 0)
          AmountText(amount: order.total, weight: .semibold)
        }
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(itemSummary(of: order))
            .lineLimit(1)
            .frame(idealWidth: 96, maxWidth: .infinity, alignment: .leading)
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

  private func itemSummary(of order: Order) -> String {
    order.lines.map { line in
      // What is given back is so by the order's state and amount.
      let quantity =
        order.isRefund ? (try? line.quantity.negated()) ?? line.quantity : line.quantity
      return quantity == 1
        ? line.item
        : words.text(\.quantityOfItem, [("count", figures.number(quantity)), ("item", line.item)])
    }.joined(separator: ", ")
  }
}
