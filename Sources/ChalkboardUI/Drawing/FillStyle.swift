/// How the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether overlapping subpaths cancel each other out (the even-odd rule).
  public var isEOFilled: Bool
  /// Accepted for the sake of code written for SwiftUI; edges are always smooth.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
