import ChalkboardUI
import FoodTruckKit

/// Cells that are the darker the larger their values are, with a key below.
struct HeatmapCard: View {
  let title: String?
  let heatmap: Heatmap

  @Environment(\.vocabulary) private var words

  var body: some View {
    Card(title) {
      if heatmap.isEmpty {
        EmptyMessage(words[.noData], systemImage: "calendar")
      } else {
        VStack(alignment: .leading, spacing: 12) {
          if heatmap.grids.count == 1 {
            grid(heatmap.grids[0], isLarge: true)
          } else {
            LazyVGrid(
              columns: [GridItem(.adaptive(minimum: 220), spacing: 24, alignment: .top)],
              alignment: .leading, spacing: 20
            ) {
              ForEach(heatmap.grids.indices, id: \.self) { index in
                grid(heatmap.grids[index], isLarge: false)
              }
            }
          }
          key
        }
      }
    }
  }

  private func grid(_ grid: Heatmap.Grid, isLarge: Bool) -> some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      if !grid.title.isEmpty {
        Text(grid.title).font(.footnote).fontWeight(.medium).padding(.bottom, 2)
      }
      HeatmapTitles(
        titles: grid.columns, hasNames: !heatmap.isCalendar, skips: !heatmap.isCalendar)
      ForEach(grid.rows.indices, id: \.self) { row in
        HStack(spacing: Self.gap) {
          if !heatmap.isCalendar {
            Text(grid.rows[row].name)
              .font(.caption)
              .foregroundStyle(.secondary)
              .lineLimit(1)
              .frame(width: HeatmapCard.nameWidth, alignment: .leading)
          }
          ForEach(grid.rows[row].cells.indices, id: \.self) { index in
            HeatmapCell(cell: grid.rows[row].cells[index], isLarge: isLarge)
              .frame(
                minHeight: cellHeight(isLarge),
                maxHeight: heatmap.isCalendar ? cellHeight(isLarge) : 44)
          }
        }
      }
    }
  }

  /// At least; the cells of hours grow with the card.
  private func cellHeight(_ isLarge: Bool) -> CGFloat {
    !heatmap.isCalendar ? 22 : isLarge ? 46 : 24
  }

  static let gap: CGFloat = 3
  static let nameWidth: CGFloat = 44

  /// From the least to the greatest.
  private var key: some View {
    HStack(spacing: 8) {
      Spacer(minLength: 0)
      Text(heatmap.range?.low ?? "")
      HStack(spacing: 2) {
        ForEach(0..<5, id: \.self) { step in
          RoundedRectangle(cornerRadius: 3)
            .fill(HeatmapCell.color(of: Double(step) / 4))
            .frame(width: 14, height: 10)
        }
      }
      Text(heatmap.range?.high ?? "")
    }
    .font(.caption)
    .monospacedDigit()
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

/// The names above columns, as many as have room.
private struct HeatmapTitles: View {
  let titles: [String]
  /// Whether rows have names in front.
  let hasNames: Bool
  /// Whether names may be left out.
  let skips: Bool

  var body: some View {
    GeometryReader { proxy in
      let start = hasNames ? HeatmapCard.nameWidth + HeatmapCard.gap : 0
      let step = (proxy.size.width - start + HeatmapCard.gap) / CGFloat(max(1, titles.count))
      let every = skips ? max(1, Int((46 / max(step, 1)).rounded(.up))) : 1
      HStack(spacing: HeatmapCard.gap) {
        if hasNames { Color.clear.frame(width: HeatmapCard.nameWidth, height: 1) }
        ForEach(titles.indices, id: \.self) { index in
          Color.clear
            .frame(height: 14)
            .overlay {
              if index.isMultiple(of: every) {
                Text(titles[index]).lineLimit(1).fixedSize()
              }
            }
        }
      }
    }
    .frame(height: 14)
    .font(.caption2)
    .foregroundStyle(.secondary)
  }
}

private struct HeatmapCell: View {
  let cell: Heatmap.Cell?
  let isLarge: Bool

  var body: some View {
    if let cell {
      RoundedRectangle(cornerRadius: 4)
        .fill(cell.share.map(Self.color) ?? Color("TrackColor").opacity(0.5))
        .overlay(alignment: .topLeading) {
          if !cell.name.isEmpty {
            VStack(alignment: .leading, spacing: 2) {
              Text(cell.name).font(.caption2)
              if isLarge, !cell.text.isEmpty {
                Text(cell.text)
                  .font(.system(size: 12, weight: .semibold))
                  .minimumScaleFactor(0.6)
              }
            }
            .monospacedDigit()
            .lineLimit(1)
            .foregroundStyle(textColor(cell))
            .padding(.horizontal, 6)
            .padding(.vertical, 5)
          }
        }
        .accessibilityLabel(cell.label)
    } else {
      Color.clear
    }
  }

  static func color(of share: Double) -> Color {
    Color.accentColor.opacity(0.1 + 0.9 * min(max(share, 0), 1))
  }

  /// White letters stand out by 4.5 to 1 only from the darkest cells of a light page; in the dark the
  /// letters of all cells are white.
  private func textColor(_ cell: Heatmap.Cell) -> Color {
    guard let share = cell.share else { return .secondary }
    return share > 0.85 ? .white : .primary
  }
}
