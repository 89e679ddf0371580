import ChalkboardUI
import ChartEngine

/// Values that a scale can span: ranges and lists of plottable values, and ``AutomaticScaleDomain``.
public protocol ScaleDomain {
  /// The domain as the engine takes it.
  var positionDomain: PositionScaleDescription.Domain { get }
}

/// A domain that follows from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  private let includesZero: Bool?
  private let isReversed: Bool

  public var positionDomain: PositionScaleDescription.Domain {
    .automatic(includesZero: includesZero, reversed: isReversed)
  }

  init(includesZero: Bool?, isReversed: Bool) {
    self.includesZero = includesZero
    self.isReversed = isReversed
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// From the data, with zero for numbers.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// From the data.
  ///
  /// - Parameters:
  ///   - includesZero: `nil` is yes for numbers and no for dates.
  ///   - reversed: whether values grow the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

extension PlottedValue {
  fileprivate var position: Double? {
    switch self {
    case .number(let value), .instant(let value): value
    case .category: nil
    }
  }
}

private func domain(from lower: PlottedValue, to upper: PlottedValue)
  -> PositionScaleDescription.Domain
{
  guard let lower = lower.position, let upper = upper.position else { return .automatic() }
  return .range(lower, upper)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var positionDomain: PositionScaleDescription.Domain {
    domain(
      from: lowerBound.primitivePlottable.plotted, to: upperBound.primitivePlottable.plotted)
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var positionDomain: PositionScaleDescription.Domain {
    domain(
      from: lowerBound.primitivePlottable.plotted, to: upperBound.primitivePlottable.plotted)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Categories in this order, or from the first number to the last.
  public var positionDomain: PositionScaleDescription.Domain {
    let values = map(\.primitivePlottable.plotted)
    let names = values.compactMap { value in
      if case .category(let name) = value { name } else { nil }
    }
    if !names.isEmpty { return .categories(names) }
    guard let first = values.first, let last = values.last else { return .automatic() }
    return domain(from: first, to: last)
  }
}
