import Foundation

/// A step between ticks that is a short decimal number: `mantissa · 10^exponent`.
///
/// Ticks are computed from the integers rather than by adding up, so that 0.3 is 0.3.
struct DecimalStep: Hashable {
  /// Above 0: 1, 2, 5, or 25 for two and a half.
  var mantissa: Int
  var exponent: Int

  /// The step as a number.
  var value: Double { multiple(1) }

  /// The digits after the decimal mark that its multiples need.
  var decimals: Int { max(0, -exponent) }

  /// `count` steps, which is an integer: the number nearest to the exact product.
  func multiple(_ count: Double) -> Double {
    let product = count * Double(mantissa)
    if exponent >= 0, exponent < Self.exactPowers.count {
      return product * Self.exactPowers[exponent]
    }
    if exponent < 0, -exponent < Self.exactPowers.count {
      return product / Self.exactPowers[-exponent]
    }
    // Larger powers of ten are no numbers of their own; a reader of decimals rounds but once.
    return Int(exactly: product).flatMap { Double("\($0)e\(exponent)") } ?? .infinity
  }

  /// How many steps above zero the first multiple at or above `value` is. A multiple that misses
  /// `value` by rounding alone counts as equal.
  func ceiling(_ value: Double) -> Double {
    let quotient = value / self.value
    let nearest = quotient.rounded()
    return abs(quotient - nearest) <= Self.tolerance(nearest) ? nearest : quotient.rounded(.up)
  }

  /// How many steps above zero the last multiple at or below `value` is.
  func floor(_ value: Double) -> Double {
    let quotient = value / self.value
    let nearest = quotient.rounded()
    return abs(quotient - nearest) <= Self.tolerance(nearest) ? nearest : quotient.rounded(.down)
  }

  private static func tolerance(_ quotient: Double) -> Double {
    // A few roundings of the quotient; and for small quotients nothing that a pixel could show.
    min(0.25, max(1e-10, abs(quotient) * 4e-16))
  }

  /// 10 to the power `exponent`, exact up to 22.
  static func powerOfTen(_ exponent: Int) -> Double {
    exponent >= 0 && exponent < exactPowers.count
      ? exactPowers[exponent] : pow(10, Double(exponent))
  }

  private static let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension DecimalStep {
  /// The steps from the largest that is not above `value` upwards, by the mantissas 1, 2, 2.5 and 5.
  ///
  /// - Parameter value: finite and above 0.
  struct Ladder: IteratorProtocol {
    private static let rungs = [(10, 0), (20, 0), (25, 0), (50, 0)]
    private var exponent: Int
    private var rung = 0

    init(from value: Double) {
      // The quotient of the estimate may round to the next power; one rung too low costs nothing.
      exponent = Int(log10(max(value, .leastNonzeroMagnitude)).rounded(.down)) - 1
      while let step = peek(), step.value <= value, next() != nil {}
      stepBack()
    }

    mutating func next() -> DecimalStep? {
      guard let step = peek() else { return nil }
      rung += 1
      if rung == Self.rungs.count {
        rung = 0
        exponent += 1
      }
      return step
    }

    private func peek() -> DecimalStep? {
      guard exponent <= 308 else { return nil }
      let tenths = Self.rungs[rung].0
      return tenths % 10 == 0
        ? DecimalStep(mantissa: tenths / 10, exponent: exponent)
        : DecimalStep(mantissa: tenths, exponent: exponent - 1)
    }

    private mutating func stepBack() {
      rung -= 1
      if rung < 0 {
        rung = Self.rungs.count - 1
        exponent -= 1
      }
    }
  }
}
