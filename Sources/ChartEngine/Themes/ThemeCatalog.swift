import Diagnostics

/// The themes that ship, by name.
public enum ThemeCatalog {
  private static let all: [(name: String, make: @Sendable (_ isDark: Bool) -> ChartTheme)] = [
    ("default", ChartTheme.standard),
    ("foodtruck", ChartTheme.foodTruck),
    ("vega", ChartTheme.vega),
  ]

  public static var names: [String] { all.map(\.name) }

  /// The theme of that name, or an error that lists those that exist.
  public static func theme(named name: String, isDark: Bool = false) throws -> ChartTheme {
    guard let entry = all.first(where: { $0.name == name }) else {
      throw ChartEngineDiagnostics.unknownTheme(name, known: names)
    }
    return entry.make(isDark)
  }
}
