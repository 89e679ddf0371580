import ChalkboardUI
import ChartEngine

/// The label at a value of an axis: the value itself, a text, or a view.
public struct AxisValueLabel: AxisMark {
  private let isCentered: Bool?
  private let orientation: AxisValueLabelOrientation
  private let content: (AxisMarkContext) -> AxisLabel.Content

  private init(
    centered: Bool?, orientation: AxisValueLabelOrientation,
    content: @escaping (AxisMarkContext) -> AxisLabel.Content
  ) {
    isCentered = centered
    self.orientation = orientation
    self.content = content
  }

  /// The value in the axis's own format.
  ///
  /// - Parameter centered: whether the label stands in the middle of its band or bin; `nil` does so
  ///   for categories and bins.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered: centered, orientation: orientation) { _ in .automatic }
  }

  /// A text of one's own.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered: centered, orientation: orientation) {
      .text(titleKey.string(in: $0.view.environment))
    }
  }

  /// A text of one's own.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = String(title)
    self.init(centered: centered, orientation: orientation) { _ in .text(text) }
  }

  /// The value in a format of one's own; values of another type keep the axis's format.
  ///
  /// The format takes the locale and the time zone of the picture unless it names its own.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(centered: centered, orientation: orientation) { context in
      guard let value = AxisValue(context.tick).as(Format.FormatInput.self) else {
        return .automatic
      }
      return .text(context.view.environment.string(value, in: format))
    }
  }

  /// A view.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content().font(.caption2).foregroundStyle(.secondary))
    self.init(centered: centered, orientation: orientation) {
      .embedded(EmbeddedView(view, context: $0.view))
    }
  }

  public func collect(into list: inout AxisMarkList) {
    list.items.append(
      .label(
        AxisLabel(
          content(list.context), isCentered: isCentered, orientation: orientation.ofLabel)))
  }
}

/// What happens to labels that would overlap. All kinds are accepted; the chart always wraps, thins
/// or shortens labels so that none overlaps.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")

  /// Labels kept by importance. The order is accepted and has no effect.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .greedy }
}

/// Which way a label of an x axis runs; labels of y always stand level.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let ofLabel: AxisLabel.Orientation

  /// Level; names turn upwards where there is no room to stand level.
  public static let automatic = AxisValueLabelOrientation(ofLabel: .automatic)
  public static let horizontal = AxisValueLabelOrientation(ofLabel: .level)
  public static let vertical = AxisValueLabelOrientation(ofLabel: .upward)
  /// As ``vertical``: no label is read from top to bottom.
  public static let verticalReversed = AxisValueLabelOrientation(ofLabel: .upward)
}
