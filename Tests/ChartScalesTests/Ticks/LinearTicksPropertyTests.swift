import ChartScales
import Testing

/// What holds for every domain, on seeded random ones.
@Suite struct LinearTicksPropertyTests {
  struct Case {
    var lower: Double
    var upper: Double
    var options: LinearTickOptions
  }

  static let cases: [Case] = {
    var generator = SeededGenerator(seed: 2)
    return (0..<4000).map { _ in
      let first = generator.anyMagnitude(15)
      let width = abs(generator.anyMagnitude(15))
      let options = LinearTickOptions(
        desiredCount: Int.random(in: 2...30, using: &generator),
        isIntegral: Bool.random(using: &generator),
        roundLowerBound: Bool.random(using: &generator),
        roundUpperBound: Bool.random(using: &generator))
      return Case(lower: first, upper: first + width, options: options)
    }
  }()

  @Test func ticksAscendByEqualSteps() {
    for test in Self.cases {
      let ticks = LinearTicks.apple(
        lower: test.lower, upper: test.upper, options: test.options)
      for (value, next) in zip(ticks.values, ticks.values.dropFirst()) {
        let tolerance = ticks.step * 1e-9 + 4 * max(value.ulp, next.ulp)
        #expect(abs(next - value - ticks.step) <= tolerance, "\(test)")
      }
    }
  }

  @Test func ticksAreNoMoreThanDesired() {
    for test in Self.cases {
      let ticks = LinearTicks.apple(
        lower: test.lower, upper: test.upper, options: test.options)
      // So few may need more, lest the domain grow past twice its length.
      #expect(ticks.values.count <= max(6, test.options.desiredCount), "\(test)")
    }
  }

  @Test func domainsAtMostDouble() {
    for test in Self.cases where !test.options.isIntegral {
      // Steps between neighbouring numbers are as long as they are.
      let span = test.upper - test.lower
      guard span > 100 * max(abs(test.lower), abs(test.upper)).ulp else { continue }
      let ticks = LinearTicks.apple(lower: test.lower, upper: test.upper, options: test.options)
      guard let first = ticks.values.first, let last = ticks.values.last else { continue }
      #expect(last - first <= 2 * span * (1 + 1e-9), "\(test)")
    }
  }

  @Test func boundsAreRoundedOrKept() {
    for test in Self.cases where test.upper > test.lower {
      let ticks = LinearTicks.apple(
        lower: test.lower, upper: test.upper, options: test.options)
      guard let first = ticks.values.first, let last = ticks.values.last else {
        // Only integers may fail to fit between two bounds.
        #expect(test.options.isIntegral, "\(test)")
        continue
      }
      let slack = ticks.step * 1e-9 + 4 * max(abs(test.lower), abs(test.upper)).ulp
      if test.options.roundLowerBound {
        #expect(first <= test.lower + slack && first > test.lower - ticks.step - slack, "\(test)")
      } else {
        #expect(first >= test.lower - slack, "\(test)")
      }
      if test.options.roundUpperBound {
        #expect(last >= test.upper - slack && last < test.upper + ticks.step + slack, "\(test)")
      } else {
        #expect(last <= test.upper + slack, "\(test)")
      }
    }
  }

  @Test func stepsAreRound() {
    for test in Self.cases where test.upper > test.lower {
      let step = LinearTicks.apple(
        lower: test.lower, upper: test.upper, options: test.options
      ).step
      // No tick fits between the bounds.
      guard step > 0 else { continue }
      var mantissa = step
      while mantissa >= 9.999 { mantissa /= 10 }
      while mantissa < 0.9999 { mantissa *= 10 }
      #expect([1, 2, 2.5, 5].contains { abs(mantissa - $0) < 1e-6 }, "\(step)")
    }
  }

  @Test func integralTicksAreIntegers() {
    for test in Self.cases where test.options.isIntegral {
      let ticks = LinearTicks.apple(
        lower: test.lower, upper: test.upper, options: test.options)
      guard ticks.values.count > 1 else { continue }
      #expect(ticks.values.allSatisfy { $0 == $0.rounded() }, "\(test)")
      #expect(ticks.decimals == 0)
    }
  }

  @Test func decimalsWriteTheTicks() {
    let formatting = NumberFormatting(FormatContext(localeIdentifier: "en_US_POSIX"))
    for test in Self.cases {
      let ticks = LinearTicks.apple(
        lower: test.lower, upper: test.upper, options: test.options)
      for value in ticks.values where ticks.values.count > 1 {
        let text = formatting.string(value, as: .fixed(decimals: ticks.decimals))
        let read = Double(text) ?? .nan
        #expect(abs(read - value) <= ticks.step * 1e-6 + value.ulp, "\(text) of \(value)")
      }
    }
  }

  @Test func ticksDoNotDependOnTheSign() {
    for test in Self.cases where test.options.roundLowerBound == test.options.roundUpperBound {
      // A domain of a few representable numbers may round either way.
      guard test.upper - test.lower > 1000 * abs(test.lower).ulp else { continue }
      let ticks = LinearTicks.apple(lower: test.lower, upper: test.upper, options: test.options)
      let mirrored = LinearTicks.apple(
        lower: -test.upper, upper: -test.lower, options: test.options)
      #expect(mirrored.values == ticks.values.reversed().map { 0 - $0 }, "\(test)")
    }
  }
}
