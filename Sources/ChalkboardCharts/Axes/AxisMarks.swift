import ChalkboardUI
import ChartEngine

/// Grid lines, ticks and labels at a set of values of an axis.
public struct AxisMarks: AxisContent {
  private let request: AxisMarksRequest

  /// The usual marks at `values`.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    request = AxisMarksRequest(position: position, values: values, content: nil)
  }

  /// The usual marks at exactly these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    request = AxisMarksRequest(position: position, values: AxisMarkValues(values), content: nil)
  }

  /// What `content` makes of each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    request = AxisMarksRequest(position: position, values: values) { value, list in
      content(value).collect(into: &list)
    }
  }

  /// What `content` makes of each of exactly these values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    request = AxisMarksRequest(position: position, values: AxisMarkValues(values)) { value, list in
      content(value).collect(into: &list)
    }
  }

  /// What `content` makes of each value, whichever it is.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    request = AxisMarksRequest(position: position, values: values) { _, list in
      content().collect(into: &list)
    }
  }

  /// What `content` makes of each of exactly these values, whichever it is.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    request = AxisMarksRequest(position: position, values: AxisMarkValues(values)) { _, list in
      content().collect(into: &list)
    }
  }

  /// Grid lines, ticks, and labels in a format of one's own.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      AxisGridLine(stroke: stroke)
      AxisTick(stroke: stroke)
      AxisValueLabel(format: format)
    }
  }

  public func collect(into list: inout AxisMarksList) { list.marks.append(request) }
}

/// A set of axis marks as it was asked for.
struct AxisMarksRequest {
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// `nil` is the theme's own marks.
  var content: ((AxisValue, inout AxisMarkList) -> Void)?

  func marks(in context: ViewContext) -> AxisMarkSet {
    AxisMarkSet(
      position: position.side(in: context.environment.layoutDirection), values: values.values,
      content: content.map { content in
        { tick in
          var list = AxisMarkList(context: AxisMarkContext(tick: tick, view: context))
          EnvironmentValues.$ambient.withValue(context.environment) {
            content(AxisValue(tick), &list)
          }
          return list.items
        }
      })
  }
}
