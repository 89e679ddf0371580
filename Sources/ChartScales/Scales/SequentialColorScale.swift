import VectorScene

/// A scale that gives each number a colour from a ramp; numbers outside the domain take the ramp's
/// ends.
public struct SequentialColorScale: Sendable {
  public let scale: any ContinuousScale
  public let ramp: ColorRamp

  public init(scale: any ContinuousScale, ramp: ColorRamp) {
    self.scale = scale
    self.ramp = ramp
  }

  public init(domain: ScaleDomain, ramp: ColorRamp) {
    self.init(scale: LinearScale(domain: domain), ramp: ramp)
  }

  /// The colour of `value`; `nil` when it cannot be drawn.
  public func color(of value: Double) -> RGBColor? {
    let fraction = scale.fraction(of: value)
    return fraction.isNaN ? nil : ramp.color(at: fraction)
  }
}
