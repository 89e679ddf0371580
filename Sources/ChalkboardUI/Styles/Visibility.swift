/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As it is usual in the place.
  case automatic
  case visible, hidden
}
