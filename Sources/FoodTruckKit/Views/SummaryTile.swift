import ChalkboardUI
import DataTable

/// One figure of the day, with how it differs from the day before and from a week before.
public struct SummaryTile: View {
  private let measure: DayMeasure
  private let comparison: DayComparison

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  public init(_ measure: DayMeasure, comparison: DayComparison) {
    self.measure = measure
    self.comparison = comparison
  }

  public var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 4) {
        Text(words.text(of: measure))
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
        figure
        ViewThatFits(in: .horizontal) {
          // Neighbours with shorter percentages write the days in the same way.
          changes(isShort: false)
            .frame(minWidth: 168, alignment: .leading)
          changes(isShort: true)
        }
        .padding(.top, 4)
      }
    }
  }

  /// A figure that had to be made smaller stands on the same line as those of its neighbours.
  private var figure: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("\u{00A0}")
        .font(.system(size: 30, weight: .semibold))
        .frame(width: 0)
      Text(figures.value(measure.value(of: comparison.today), of: measure))
        .font(.system(size: 30, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.3)
    }
  }

  private func changes(isShort: Bool) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      ChangeLabel(
        change: comparison.changeFromDayBefore(of: measure), measure: measure,
        base: base(1, in: .versusDayBefore, isShort: isShort))
      ChangeLabel(
        change: comparison.changeFromWeekBefore(of: measure), measure: measure,
        base: base(7, in: .versusWeekBefore, isShort: isShort))
    }
  }

  private func base(
    _ days: Int, in phrase: Vocabulary.Key, isShort: Bool
  ) -> String {
    let day = comparison.today.day.adding(days: -days)
    return words.text(phrase, [("day", words.weekday(day, isShort: isShort))])
  }
}

/// A change of a day's figure.
struct ChangeLabel: View {
  let change: Change
  let measure: DayMeasure
  /// What the figure is compared with, in words.
  let base: String

  @Environment(\.figures) private var figures

  var body: some View {
    ChangeRow(change: change, text: figures.size(of: change, in: measure), base: base)
  }
}

/// A change with an arrow, so that its direction shows without colour.
package struct ChangeRow: View {
  private let change: Change
  private let text: String
  private let base: String

  /// - Parameters:
  ///   - text: its size.
  ///   - base: what the figure is compared with, in words.
  package init(change: Change, text: String, base: String) {
    self.change = change
    self.text = text
    self.base = base
  }

  package var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Image(systemName: symbol)
          .imageScale(.small)
          .fontWeight(.bold)
        Text(text)
          .fontWeight(.medium)
          .lineLimit(1)
      }
      .foregroundStyle(color)
      .layoutPriority(1)
      Text(base)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
    .font(.footnote)
  }

  private var symbol: String {
    switch change.direction {
    case .up: "arrow.up.right"
    case .down: "arrow.down.right"
    case .level: "equal"
    case nil: "minus"
    }
  }

  private var color: AnyShapeStyle {
    switch change.direction {
    case .up: AnyShapeStyle(Color("IncreaseColor"))
    case .down: AnyShapeStyle(Color("DecreaseColor"))
    case .level, nil: AnyShapeStyle(.secondary)
    }
  }
}
