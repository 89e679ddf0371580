import ChalkboardUI

/// How far an order is, or that it gives back, by symbol, word and colour; for an order of which one of
/// the two is known.
struct StatusPill: View {
  let order: Order
  /// Whether the word is left out, where there is no room for it.
  var isIcon = false

  @Environment(\.vocabulary) private var words

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Image(systemName: symbol)
        .imageScale(.small)
      if !isIcon {
        Text(order.isRefund ? words[.refund] : order.status.map(words.text(of:)) ?? "")
          .lineLimit(1)
      }
    }
    .font(.caption)
    .fontWeight(.medium)
    .foregroundStyle(color)
    .padding(.horizontal, isIcon ? 6 : 8)
    .padding(.vertical, 4)
    .background(color.opacity(0.13), in: Capsule())
    .fixedSize()
  }

  private var symbol: String {
    if order.isRefund { return "arrow.uturn.backward" }
    return switch order.status {
    case .placed: "clock"
    case .preparing: "flame.fill"
    case .ready: "bell.fill"
    case .completed, nil: "checkmark"
    }
  }

  private var color: Color {
    if order.isRefund { return Color("RefundColor") }
    return switch order.status {
    case .placed: Color("PlacedColor")
    case .preparing: Color("PreparingColor")
    case .ready: Color("ReadyColor")
    case .completed, nil: Color("CompletedColor")
    }
  }
}
