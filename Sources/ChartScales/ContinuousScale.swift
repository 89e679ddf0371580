/// A scale that maps an interval of numbers to fractions of its range.
///
/// A fraction of 0 is the start of the range (left, bottom, first colour), 1 its end. Whoever uses
/// the scale multiplies by pixels.
public protocol ContinuousScale: Sendable {
  var domain: ScaleDomain { get }

  /// Where `value` lies: 0…1 inside the domain, beyond it outside; NaN for a value that cannot be
  /// drawn, such as the logarithm of zero. 0.5 when the domain is a single value that it equals.
  func fraction(of value: Double) -> Double

  /// The value at `fraction`: the inverse of `fraction(of:)`.
  func value(at fraction: Double) -> Double
}

/// A continuous scale that is linear after a monotonic transform of the values.
///
/// A conforming scale states the transform and its inverse; this supplies the rest.
protocol TransformedScale: ContinuousScale {
  /// The increasing transform; NaN where it is undefined.
  func transformed(_ value: Double) -> Double
  func restored(_ transformed: Double) -> Double
}

extension TransformedScale {
  public func fraction(of value: Double) -> Double {
    let start = transformed(domain.lower)
    let end = transformed(domain.upper)
    let position = transformed(value)
    guard position.isFinite else { return .nan }
    let fraction: Double
    if end > start {
      fraction = (position - start) / (end - start)
    } else {
      fraction = position == start ? 0.5 : (position < start ? 0 : 1)
    }
    return domain.isReversed ? 1 - fraction : fraction
  }

  public func value(at fraction: Double) -> Double {
    let start = transformed(domain.lower)
    let end = transformed(domain.upper)
    let forward = domain.isReversed ? 1 - fraction : fraction
    return restored(start + (end - start) * forward)
  }
}
