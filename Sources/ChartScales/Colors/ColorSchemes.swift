/// The catalogue of colour schemes by the names that Vega gives them.
public enum ColorSchemes {
  /// Cycles for categories.
  public static let cycles: [ColorCycle] = [.tableau10, .category10]
  /// Ramps for quantities.
  public static let ramps: [ColorRamp] = [.blues]

  /// The cycle of that name, whatever its capitals; `nil` when there is none.
  public static func cycle(named name: String) -> ColorCycle? {
    cycles.first { $0.name == name.lowercased() }
  }

  /// The ramp of that name, whatever its capitals; `nil` when there is none.
  public static func ramp(named name: String) -> ColorRamp? {
    ramps.first { $0.name == name.lowercased() }
  }
}
