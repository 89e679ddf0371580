/// A scale of points in time, in seconds since 1970-01-01 00:00 UTC: equal durations take equal
/// lengths, so a day of 23 hours is shorter than the others.
public struct TimeScale: ContinuousScale, TransformedScale, Hashable {
  public var domain: ScaleDomain

  public init(domain: ScaleDomain) { self.domain = domain }

  func transformed(_ value: Double) -> Double { value }
  func restored(_ transformed: Double) -> Double { transformed }
}
