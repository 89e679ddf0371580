import ChalkboardUI
import FoodTruckKit

/// A ring of shares, with the whole in its middle and a legend beside it, or below where there is no
/// room.
struct DonutCard: View {
  let title: String?
  let shares: DonutShares
  let percents: [String]

  @Environment(\.vocabulary) private var words

  var body: some View {
    Card(title) {
      if shares.slices.isEmpty {
        EmptyMessage(words[.noData], systemImage: "chart.pie")
      } else {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 24) {
            ring
            legend.frame(minWidth: 200, maxWidth: .infinity)
          }
          VStack(spacing: 16) {
            ring
            legend.frame(maxWidth: .infinity)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private static let diameter: CGFloat = 188

  private var ring: some View {
    ZStack {
      ForEach(shares.slices.indices, id: \.self) { index in
        let start = shares.slices[..<index].reduce(0) { $0 + $1.share }
        RingSlice(start: start, end: start + shares.slices[index].share)
          .fill(color(index))
          .accessibilityLabel(
            "\(shares.slices[index].name): \(shares.slices[index].text), \(percents[index])")
      }
      VStack(spacing: 2) {
        Text(shares.total)
          .font(.system(size: 20, weight: .semibold))
          .monospacedDigit()
          .lineLimit(1)
          .minimumScaleFactor(0.4)
        Text(words[.total])
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      .frame(width: Self.diameter * 0.5)
    }
    .frame(width: Self.diameter, height: Self.diameter)
  }

  private var legend: some View {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 9) {
      ForEach(shares.slices.indices, id: \.self) { index in
        GridRow {
          HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 3)
              .fill(color(index))
              .frame(width: 10, height: 10)
            Text(shares.slices[index].name)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          Text(shares.slices[index].text)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.trailing)
            .gridColumnAlignment(.trailing)
          Text(percents[index])
            .fontWeight(.medium)
            .multilineTextAlignment(.trailing)
            .gridColumnAlignment(.trailing)
        }
        .lineLimit(1)
      }
    }
    .font(.footnote)
    .monospacedDigit()
  }

  private func color(_ index: Int) -> Color {
    if shares.slices[index].isRest { return Color("RestColor") }
    let names = shares.slices.filter { !$0.isRest }.map(\.name)
    return SeriesColors.colors(of: names)[index]
  }
}

/// A part of a ring, clockwise from the top, with a small gap on either side.
private struct RingSlice: Shape {
  /// Parts of a turn.
  let start: Double
  let end: Double

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let inner = radius * 0.64
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let isWhole = end - start > 0.9999
    // Gaps are as wide inside as outside.
    let gap: CGFloat = isWhole ? 0 : 1
    func angle(_ part: Double, _ distance: CGFloat, _ sign: CGFloat) -> Angle {
      .radians(part * 2 * .pi - .pi / 2 + Double(sign * gap / distance))
    }
    var path = Path()
    let outerStart = angle(start, radius, 1)
    let outerEnd = angle(end, radius, -1)
    guard outerEnd.radians > outerStart.radians else { return path }
    path.addArc(
      center: center, radius: radius, startAngle: outerStart, endAngle: outerEnd, clockwise: false)
    let innerStart = angle(start, inner, 1)
    let innerEnd = max(angle(end, inner, -1).radians, innerStart.radians)
    path.addArc(
      center: center, radius: inner, startAngle: .radians(innerEnd), endAngle: innerStart,
      clockwise: true)
    path.closeSubpath()
    return path
  }
}
