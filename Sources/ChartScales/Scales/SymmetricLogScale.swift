import Foundation

/// A scale that is linear near zero and logarithmic far from it, for data of both signs and many
/// sizes.
///
/// The transform is `sign(v) · log(1 + |v / constant|)` (Webber, "A bi-symmetric log transformation
/// for wide-range data", 2012).
public struct SymmetricLogScale: ContinuousScale, TransformedScale, Hashable {
  public var domain: ScaleDomain
  /// About where linear passes into logarithmic, in data values; 1 by default, above 0.
  public let constant: Double

  /// - Parameter constant: 1 is taken instead of a constant that is not above 0.
  public init(domain: ScaleDomain, constant: Double = 1) {
    self.domain = domain
    self.constant = constant.isFinite && constant > 0 ? constant : 1
  }

  func transformed(_ value: Double) -> Double {
    let magnitude = log1p(abs(value / constant))
    return value < 0 ? -magnitude : magnitude
  }

  func restored(_ transformed: Double) -> Double {
    let magnitude = expm1(abs(transformed)) * constant
    return transformed < 0 ? -magnitude : magnitude
  }
}
