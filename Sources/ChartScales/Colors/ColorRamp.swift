import VectorScene

/// Colours that pass into one another, for quantities.
public struct ColorRamp: Hashable, Sendable {
  public let name: String
  /// In order of their offsets, which run from 0 to 1; at least one.
  public let stops: [GradientStop]

  /// A ramp through evenly spaced colours; `nil` when there is none.
  public init?(colors: [RGBColor], name: String = "custom") {
    guard !colors.isEmpty else { return nil }
    self.init(name: name, even: colors)
  }

  init(name: String, even colors: [RGBColor]) {
    self.name = name
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map {
      GradientStop(offset: Double($0.offset) / last, color: $0.element)
    }
  }

  init(name: String, codes: [UInt32]) {
    self.init(name: name, even: codes.map(RGBColor.init(code:)))
  }

  /// The default of Swift Charts for quantities: pale blue to blue, on a dark ground deep blue to
  /// blue.
  public static func apple(_ appearance: ColorCycle.Appearance = .light) -> ColorRamp {
    let start = appearance == .light ? RGBColor(217, 235, 255) : RGBColor(8, 36, 68)
    return ColorRamp(name: "apple", even: [start, ColorCycle.apple(appearance).color(at: 0)])
  }

  /// The colour at `fraction`, mixed in sRGB; beyond 0…1 the ramp's ends go on, and NaN counts as 0.
  public func color(at fraction: Double) -> RGBColor {
    let position = (fraction.isNaN ? 0 : min(1, max(0, fraction))) * Double(stops.count - 1)
    let index = min(Int(position), max(0, stops.count - 2))
    let start = stops[index].color
    let end = stops[min(index + 1, stops.count - 1)].color
    return start.mixed(with: end, at: position - Double(index))
  }

  /// The same ramp from its end to its start.
  public func reversed() -> ColorRamp {
    ColorRamp(name: name, even: stops.reversed().map(\.color))
  }
}
