/// The catalogue of colour schemes by name: the names are those of Vega, and `apple`.
public enum ColorSchemes {
  /// The names of the cycles for categories, in the order of the catalogue.
  public static var cycleNames: [String] { ["apple"] + ColorCycle.schemes.map(\.key) }

  /// The names of the ramps for quantities, in the order of the catalogue.
  public static var rampNames: [String] { ["apple"] + rampSchemes.flatMap { $0.map(\.key) } }

  /// The cycle of that name, whatever its capitals; `nil` when there is none.
  ///
  /// - Parameter appearance: the ground that the colours stand on; only `apple` depends on it.
  public static func cycle(
    named name: String, _ appearance: Appearance = .light
  ) -> ColorCycle? {
    let name = name.lowercased()
    if name == "apple" { return .apple(appearance) }
    return ColorCycle.schemes.first { $0.key == name }
      .map { ColorCycle(name: $0.key, codes: $0.value) }
  }

  /// The ramp of that name, whatever its capitals; `nil` when there is none.
  ///
  /// - Parameter appearance: the ground that the colours stand on; only `apple` depends on it.
  public static func ramp(
    named name: String, _ appearance: Appearance = .light
  ) -> ColorRamp? {
    let name = name.lowercased()
    if name == "apple" { return .apple(appearance) }
    return rampSchemes.lazy.joined().first { $0.key == name }
      .map { ColorRamp(name: $0.key, codes: $0.value) }
  }

  /// Whether colours stand on a light or a dark ground.
  public typealias Appearance = ColorCycle.Appearance

  private static let rampSchemes = [
    ColorRamp.sequentialSchemes, ColorRamp.perceptualSchemes, ColorRamp.divergingSchemes,
    ColorRamp.cyclicalSchemes,
  ]
}
