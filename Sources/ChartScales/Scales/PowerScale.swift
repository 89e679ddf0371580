import Foundation

/// A scale that is linear in a power of the value; values below zero mirror those above.
public struct PowerScale: ContinuousScale, TransformedScale, Hashable {
  public var domain: ScaleDomain
  /// Above 0; 0.5 makes areas comparable, 1 is a linear scale.
  public let exponent: Double

  /// - Parameter exponent: 1 is taken instead of an exponent that is not above 0.
  public init(domain: ScaleDomain, exponent: Double) {
    self.domain = domain
    self.exponent = exponent.isFinite && exponent > 0 ? exponent : 1
  }

  func transformed(_ value: Double) -> Double { signedPower(value, exponent) }
  func restored(_ transformed: Double) -> Double { signedPower(transformed, 1 / exponent) }

  private func signedPower(_ value: Double, _ exponent: Double) -> Double {
    let power = exponent == 0.5 ? abs(value).squareRoot() : pow(abs(value), exponent)
    return value < 0 ? -power : power
  }
}
