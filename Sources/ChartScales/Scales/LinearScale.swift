/// A scale on which equal differences take equal lengths.
public struct LinearScale: ContinuousScale, TransformedScale, Hashable {
  public var domain: ScaleDomain

  public init(domain: ScaleDomain) { self.domain = domain }

  func transformed(_ value: Double) -> Double { value }
  func restored(_ transformed: Double) -> Double { transformed }
}
