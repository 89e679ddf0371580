import ChartScales

/// Where values lie along one direction of the plot.
public struct PositionScale: Sendable {
  public enum Kind: Sendable {
    case continuous(any ContinuousScale)
    /// The unit of the scale is the number of the category, from 0.
    case discrete(BandScale, categories: [String])
    /// Nothing is placed along this direction: everything fills it.
    case absent
  }

  public var kind: Kind
  public var isTemporal: Bool
  public var isReversed: Bool

  public var isDiscrete: Bool {
    if case .discrete = kind { true } else { false }
  }

  public var isAbsent: Bool {
    if case .absent = kind { true } else { false }
  }

  public var categories: [String] {
    if case .discrete(_, let categories) = kind { categories } else { [] }
  }

  /// The share of the direction, from 0 at its low end to 1, at which a value lies; not a number
  /// for a value that has no place, such as the logarithm of 0.
  public func fraction(_ value: Double) -> Double {
    let fraction =
      switch kind {
      case .continuous(let scale): scale.fraction(of: value)
      case .discrete(let bands, _): bandCenter(bands, value)
      case .absent: 0.5
      }
    return isReversed ? 1 - fraction : fraction
  }

  private func bandCenter(_ bands: BandScale, _ value: Double) -> Double {
    guard let index = Int(exactly: value.rounded(.down)), index >= 0, index < bands.count else {
      return .nan
    }
    return bands.center(of: index) + (value - value.rounded(.down)) * bands.step
  }

  /// The share of the direction that one category takes; 0 on continuous scales.
  public var bandwidth: Double {
    if case .discrete(let bands, _) = kind { bands.bandwidth } else { 0 }
  }

  /// Where zero lies if the scale has one, else its lower end: the foot of bars and areas.
  public var baseline: Double {
    guard case .continuous(let scale) = kind else { return 0 }
    let domain = scale.domain
    guard !isTemporal, scale.fraction(of: 0).isFinite else { return domain.lower }
    return min(domain.upper, max(domain.lower, 0))
  }
}
