import ChalkboardUI
import DataTable

/// An amount of money in tabular figures that is never cut: where it has no room it is written
/// smaller, and then shorter.
struct AmountText: View {
  let amount: ExactDecimal?
  /// The size of the text in points, at its largest.
  var size: CGFloat = 15
  var weight = Font.Weight.regular
  /// How the amount is written; `nil` lets it find the first form that has room.
  var form: Form?

  /// One way to write an amount.
  struct Form: Hashable {
    /// The part of the size in which it is written.
    var scale: CGFloat = 1
    /// Whether it is written as "$12.3M".
    var isShort = false

    static let whole = Form()
    /// From the one that says most to the one that needs least.
    static let all = [
      whole, Form(scale: 0.85), Form(scale: 0.7), Form(isShort: true),
      Form(scale: 0.7, isShort: true),
    ]
  }

  @Environment(\.figures) private var figures

  var body: some View {
    if let form {
      text(form)
    } else {
      ViewThatFits(in: .horizontal) {
        ForEach(Form.all, id: \.self) { text($0) }
      }
    }
  }

  private func text(_ form: Form) -> some View {
    Text(amount.map { form.isShort ? figures.shortMoney($0) : figures.money($0) } ?? "–")
      .font(.system(size: size * form.scale, weight: weight))
      .monospacedDigit()
      .multilineTextAlignment(.trailing)
      .lineLimit(1)
      .fixedSize()
  }
}
