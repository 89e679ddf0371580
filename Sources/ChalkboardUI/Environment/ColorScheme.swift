/// Whether the surroundings are light or dark.
public enum ColorScheme: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}
