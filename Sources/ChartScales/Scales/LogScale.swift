import Foundation

/// A scale on which equal ratios take equal lengths.
///
/// The domain lies on one side of zero. Zero and values of the other sign cannot be drawn: their
/// fraction is NaN.
public struct LogScale: ContinuousScale, TransformedScale, Hashable {
  public let domain: ScaleDomain
  /// Where ticks go, 10 by default; the fractions do not depend on it. Above 1.
  public let base: Double

  private let isNegative: Bool

  /// A scale over `domain`, or over the part of it that can be drawn: an end at or beyond zero is
  /// moved to a thousandth of the other end.
  ///
  /// - Parameter base: 10 is taken instead of a base that is not above 1.
  public init(domain: ScaleDomain, base: Double = 10) {
    self.base = base.isFinite && base > 1 ? base : 10
    isNegative = domain.upper <= 0 && domain.lower < 0
    if isNegative {
      let upper = domain.upper < 0 ? domain.upper : domain.lower / 1000
      self.domain = ScaleDomain(domain.lower, upper, isReversed: domain.isReversed)
    } else if domain.upper > 0 {
      let lower = domain.lower > 0 ? domain.lower : domain.upper / 1000
      self.domain = ScaleDomain(lower, domain.upper, isReversed: domain.isReversed)
    } else {
      self.domain = ScaleDomain(1, self.base, isReversed: domain.isReversed)
    }
  }

  func transformed(_ value: Double) -> Double {
    isNegative ? -Foundation.log(-value) : Foundation.log(value)
  }

  func restored(_ transformed: Double) -> Double {
    isNegative ? -exp(-transformed) : exp(transformed)
  }
}
