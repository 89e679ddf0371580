/// The values of a numeric scale that get a tick, a grid line and a label.
public struct TickSet: Hashable, Codable, Sendable {
  /// In ascending order.
  public var values: [Double]
  /// The distance between two values on a linear scale; 0 when they are not evenly spaced.
  public var step: Double
  /// The digits after the decimal mark that tell every value from its neighbours; 0 for integers.
  public var decimals: Int

  public static let empty = TickSet(values: [], step: 0, decimals: 0)

  public init(values: [Double], step: Double, decimals: Int) {
    self.values = values
    self.step = step
    self.decimals = decimals
  }

  /// No set of ticks is larger, whatever is asked for.
  public static let maximumCount = 1000
}
