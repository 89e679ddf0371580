import ChartEngine
import ChalkboardUI

/// How wide or high a mark is: `.automatic`, `.fixed(4)`, `.ratio(0.6)`, `.inset(2)` or a number.
public typealias MarkDimension = ChartEngine.MarkDimension

/// How marks at the same place go on top of each other.
public typealias MarkStackingMethod = ChartEngine.Stacking

extension ChartEngine.MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number is a fixed extent in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// A number is a fixed extent in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// How the points of a line or area are joined.
public struct InterpolationMethod: Hashable, Sendable {
  let interpolation: Interpolation

  public static let linear = InterpolationMethod(interpolation: .linear)
  /// A curve that keeps to the range of its neighbours.
  public static let monotone = InterpolationMethod(interpolation: .monotone)
  public static let stepStart = InterpolationMethod(interpolation: .stepStart)
  public static let stepCenter = InterpolationMethod(interpolation: .stepCenter)
  public static let stepEnd = InterpolationMethod(interpolation: .stepEnd)
  /// A centripetal Catmull-Rom spline.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// The loosest cardinal spline.
  public static let cardinal = cardinal(tension: 0)

  /// A Catmull-Rom spline: `alpha` 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(interpolation: .catmullRom(alpha: alpha))
  }

  /// A cardinal spline: `tension` 0 is loosest and 1 straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(interpolation: .cardinal(tension: tension))
  }
}

/// The symbols that points can have without a drawing of their own.
public struct BasicChartSymbolShape: Hashable, Sendable {
  let shape: SymbolShape

  public static let circle = BasicChartSymbolShape(shape: .circle)
  public static let square = BasicChartSymbolShape(shape: .square)
  public static let triangle = BasicChartSymbolShape(shape: .triangle)
  public static let diamond = BasicChartSymbolShape(shape: .diamond)
  public static let pentagon = BasicChartSymbolShape(shape: .pentagon)
  public static let plus = BasicChartSymbolShape(shape: .plus)
  public static let cross = BasicChartSymbolShape(shape: .cross)
  public static let asterisk = BasicChartSymbolShape(shape: .asterisk)

  /// The outline of the symbol only.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(shape: SymbolShape(shape.outline, isFilled: false))
  }
}
