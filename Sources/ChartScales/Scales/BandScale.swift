/// A scale that gives each of a number of categories a band of the range, all of one width.
///
/// Paddings are fractions of a step, the distance between the starts of two bands. With both at 0
/// the bands tile the range exactly: the end of one is the start of the next.
public struct BandScale: Hashable, Sendable {
  /// How many categories there are; at least 0.
  public let count: Int
  /// The part of a step that is left free between two bands, 0…1; 0 by default.
  public let paddingInner: Double
  /// What is left free before the first and after the last band, in steps; 0 by default.
  public let paddingOuter: Double
  /// How the outer free space is shared, from 0 (all after the last band) to 1 (all before the
  /// first); 0.5 by default.
  public let align: Double

  /// The distance from the start of a band to that of the next, as a fraction of the range.
  public let step: Double

  public init(
    count: Int, paddingInner: Double = 0, paddingOuter: Double = 0, align: Double = 0.5
  ) {
    func bounded(_ value: Double, upTo limit: Double) -> Double {
      value.isFinite ? min(limit, max(0, value)) : 0
    }
    self.count = max(0, count)
    self.paddingInner = bounded(paddingInner, upTo: 1)
    self.paddingOuter = bounded(paddingOuter, upTo: 1e6)
    self.align = align.isFinite ? min(1, max(0, align)) : 0.5
    step = 1 / max(1, Double(self.count) - self.paddingInner + 2 * self.paddingOuter)
  }

  /// A scale of points: bands of no width, `padding` steps away from the ends of the range.
  public static func points(count: Int, padding: Double = 0.5, align: Double = 0.5) -> BandScale {
    BandScale(count: count, paddingInner: 1, paddingOuter: padding, align: align)
  }

  /// The width of each band, as a fraction of the range.
  public var bandwidth: Double { step * (1 - paddingInner) }

  /// The stretch of the range that category `index` has, as fractions. An index that there is no
  /// category for continues the pattern beyond the range.
  public func band(at index: Int) -> ClosedRange<Double> {
    if paddingInner == 0, paddingOuter == 0, count > 0 {
      // Divided, not multiplied: the last band ends at 1 and none overlaps its neighbour by an ulp.
      return Double(index) / Double(count)...(Double(index) + 1) / Double(count)
    }
    let start = firstStart + step * Double(index)
    return start...max(start, start + bandwidth)
  }

  /// The middle of the band of category `index`, as a fraction of the range.
  public func center(of index: Int) -> Double {
    let band = band(at: index)
    return (band.lowerBound + band.upperBound) / 2
  }

  /// The category whose step holds `fraction`: its band and the free space around it, shared evenly
  /// with the neighbours. `nil` outside the first and last category's step and when there are none.
  public func index(at fraction: Double) -> Int? {
    let gap = step * paddingInner / 2
    let position = ((fraction - (firstStart - gap)) / step).rounded(.down)
    guard position >= 0, position < Double(count) else { return nil }
    return Int(position)
  }

  private var firstStart: Double {
    (1 - step * (Double(count) - paddingInner)) * align
  }
}
