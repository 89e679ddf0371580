import ChalkboardUI

/// Up to three donuts on a diagonal. It is square and as large as what it is offered.
///
/// Where there are more, a badge at the bottom trailing corner says how many, such as "+2".
public struct DonutStackView: View {
  public var donuts: [Donut]

  public init(donuts: [Donut]) { self.donuts = donuts }

  public var body: some View {
    DiagonalDonutStackLayout {
      // By place, since an order may hold the same donut twice.
      ForEach(Array(donuts.prefix(3).enumerated()), id: \.offset) { donut in
        DonutView(donut: donut.element)
      }
    }
    .overlay(alignment: .bottomTrailing) {
      if donuts.count > 3 {
        Text("+\(donuts.count - 3)")
          .font(.caption2)
          .fontWeight(.semibold)
          .monospacedDigit()
          .foregroundStyle(.secondary)
          .padding(.vertical, 2)
          .padding(.horizontal, 6)
          .background(in: Capsule())
          .overlay { Capsule().strokeBorder(.quaternary, lineWidth: 1) }
      }
    }
  }
}
