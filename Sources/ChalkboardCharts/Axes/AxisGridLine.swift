import ChalkboardUI
import ChartEngine

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
  private let style: AxisLineStyle

  /// - Parameter stroke: `nil` is a hairline, dashed for x.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    style = AxisLineStyle(stroke)
  }

  public func collect(into list: inout AxisMarkList) { list.items.append(.gridLine(style)) }
}

/// A short line outwards from the plot at a value.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public enum Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// As the theme has it: along x as long as the label is high.
    case automatic
    case label
    case longestLabel
    /// In points.
    case fixed(CGFloat)

    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    public init(floatLiteral value: Double) { self = .fixed(value) }
  }

  private let style: AxisLineStyle
  private let length: Length

  /// - Parameter stroke: `nil` is a hairline, dashed for x.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    style = AxisLineStyle(stroke)
    self.length = length
  }

  public func collect(into list: inout AxisMarkList) {
    if case .fixed(let points) = length {
      list.items.append(.tick(style, length: points))
    } else {
      list.items.append(.tick(style, length: nil))
    }
  }
}

extension AxisLineStyle {
  init(_ stroke: StrokeStyle?) {
    self.init(
      width: stroke.map { Double($0.lineWidth) },
      dash: stroke.map { $0.dash.map { Double($0) } })
  }
}
