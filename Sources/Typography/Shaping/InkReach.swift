/// How far ink reaches from the baseline.
package struct InkReach: Hashable, Sendable {
  /// Upwards; negative for ink that is below the baseline altogether.
  var ascent: Double
  /// Downwards; negative for ink that is above the baseline altogether.
  var descent: Double

  /// Of nothing.
  static let none = InkReach(ascent: -.infinity, descent: -.infinity)

  /// Includes ink of another size that is raised.
  mutating func include(_ other: InkReach, scale: Double, raisedBy rise: Double) {
    ascent = max(ascent, other.ascent * scale + rise)
    descent = max(descent, other.descent * scale - rise)
  }
}
