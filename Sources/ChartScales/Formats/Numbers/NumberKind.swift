/// The kinds of number that a locale writes with symbols of their own.
enum NumberKind: Hashable, Sendable {
  case decimal
  case percent
  /// With three capital letters of ISO 4217.
  case currency(code: String)
}
