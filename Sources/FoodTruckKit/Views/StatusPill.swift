import ChalkboardUI

/// How far an order is, by symbol, word and colour.
struct StatusPill: View {
  let status: OrderStatus

  @Environment(\.vocabulary) private var words

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Image(systemName: symbol)
        .imageScale(.small)
      Text(words.text(of: status))
        .lineLimit(1)
    }
    .font(.caption)
    .fontWeight(.medium)
    .foregroundStyle(color)
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .background(color.opacity(0.13), in: Capsule())
    .fixedSize()
  }

  private var symbol: String {
    switch status {
    case .placed: "clock"
    case .preparing: "flame.fill"
    case .ready: "bell.fill"
    case .completed: "checkmark"
    }
  }

  private var color: Color {
    switch status {
    case .placed: Color("PlacedColor")
    case .preparing: Color("PreparingColor")
    case .ready: Color("ReadyColor")
    case .completed: Color("CompletedColor")
    }
  }
}
