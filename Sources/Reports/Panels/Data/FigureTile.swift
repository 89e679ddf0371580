import ChalkboardUI
import FoodTruckKit

/// One figure with a name above it, and how it compares below.
struct FigureTile: View {
  let title: String
  let value: String
  /// `nil` shows no comparison.
  let change: Change?
  /// How the change is written; `nil` as its direction alone.
  let changeText: String
  /// What the figure is compared with, in words.
  let base: String

  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
        Text(value)
          .font(.system(size: 30, weight: .semibold))
          .lineLimit(1)
          .minimumScaleFactor(0.3)
        if let change {
          ChangeRow(change: change, text: changeText, base: base)
            .padding(.top, 4)
        }
      }
    }
  }
}
