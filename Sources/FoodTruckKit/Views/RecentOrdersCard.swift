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
        VStack(spacing: 0) {
          ForEach(Array(orders.enumerated()), id: \.offset) { order in
            if order.offset > 0 {
              Divider().padding(.leading, 60)
            }
            OrderRow(order: order.element, menu: menu)
          }
        }
      }
    }
  }
}

private struct OrderRow: View {
  let order: Order
  let menu: Menu

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  var body: some View {
    HStack(spacing: 12) {
      ItemStack(items: order.lines.map { menu.item(named: $0.item) })
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(words.text(\.order, [("id", order.id)]))
            .font(.subheadline)
            .fontWeight(.semibold)
            .lineLimit(1)
          Spacer(minLength: 0)
          Text(order.total.map(figures.money) ?? "–")
            .font(.subheadline)
            .fontWeight(.semibold)
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(itemSummary)
            .lineLimit(1)
          Spacer(minLength: 0)
          Text(figures.time(order.time))
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .lineLimit(1)
            .layoutPriority(1)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      StatusPill(status: order.status)
        .frame(width: 104, alignment: .trailing)
    }
    .padding(.vertical, 8)
  }

  private var itemSummary: String {
    order.lines.map { line in
      line.quantity == 1
        ? line.item
        : words.text(
          \.quantityOfItem, [("count", figures.number(line.quantity)), ("item", line.item)])
    }.joined(separator: ", ")
  }
}
