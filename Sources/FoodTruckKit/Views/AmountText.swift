import ChalkboardUI
import DataTable

/// An amount of money in tabular figures that is never cut: where it has no room it is written
/// smaller, and then shorter.
struct AmountText: View {
  let amount: ExactDecimal?
  /// The size of the text in points, at its largest.
  var size: CGFloat = 15
  var weight = Font.Weight.regular
  /// Whether the amount takes the room that it needs.
  var isWhole = false

  @Environment(\.figures) private var figures

  var body: some View {
    let full = amount.map(figures.money) ?? "–"
    let short = amount.map { figures.shortMoney($0.doubleValue) } ?? "–"
    if isWhole {
      line(full, 1)
    } else {
      ViewThatFits(in: .horizontal) {
        line(full, 1)
        line(full, 0.85)
        line(full, 0.7)
        line(short, 1)
        line(short, 0.7)
      }
    }
  }

  private func line(_ text: String, _ scale: CGFloat) -> some View {
    Text(text)
      .font(.system(size: size * scale, weight: weight))
      .monospacedDigit()
      .multilineTextAlignment(.trailing)
      .lineLimit(1)
      .fixedSize()
  }
}
