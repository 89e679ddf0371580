import ChartScales
import Testing

/// What sets each of the transforms apart.
@Suite struct TransformedScalesTests {
  private func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-12 }

  @Test func linearExtrapolates() {
    let scale = LinearScale(domain: ScaleDomain(0, 10))
    #expect(scale.fraction(of: 15) == 1.5)
    #expect(scale.fraction(of: -5) == -0.5)
  }

  @Test func logTakesRatios() {
    let scale = LogScale(domain: ScaleDomain(1, 100))
    #expect(near(scale.fraction(of: 10), 0.5))
    #expect(near(scale.value(at: 0.5), 10))
    #expect(scale.fraction(of: 0).isNaN)
    #expect(scale.fraction(of: -4).isNaN)
  }

  @Test func logBelowZero() {
    let scale = LogScale(domain: ScaleDomain(-100, -1))
    #expect(scale.fraction(of: -100) == 0)
    #expect(near(scale.fraction(of: -10), 0.5))
    #expect(scale.fraction(of: 10).isNaN && scale.fraction(of: 0).isNaN)
  }

  @Test func logTakesThePartThatCanBeDrawn() {
    #expect(LogScale(domain: ScaleDomain(0, 1000)).domain == ScaleDomain(1, 1000))
    #expect(LogScale(domain: ScaleDomain(-5, 1000)).domain == ScaleDomain(1, 1000))
    #expect(LogScale(domain: ScaleDomain(-1000, 0)).domain == ScaleDomain(-1000, -1))
    #expect(LogScale(domain: ScaleDomain(0, 0)).domain == ScaleDomain(1, 10))
    #expect(LogScale(domain: .unit, base: 1).base == 10)
    #expect(LogScale(domain: .unit, base: .nan).base == 10)
  }

  @Test func squareRoot() {
    let scale = PowerScale(domain: ScaleDomain(0, 100), exponent: 0.5)
    #expect(near(scale.fraction(of: 25), 0.5))
    let mirrored = PowerScale(domain: ScaleDomain(-100, 100), exponent: 0.5)
    #expect(near(mirrored.fraction(of: 0), 0.5))
    #expect(near(mirrored.fraction(of: -25), 0.25))
    #expect(PowerScale(domain: .unit, exponent: 0).exponent == 1)
    #expect(PowerScale(domain: .unit, exponent: -.infinity).exponent == 1)
  }

  @Test func symmetricLogCrossesZero() {
    let scale = SymmetricLogScale(domain: ScaleDomain(-1000, 1000))
    #expect(near(scale.fraction(of: 0), 0.5))
    #expect(near(scale.fraction(of: 30) + scale.fraction(of: -30), 1))
    #expect(SymmetricLogScale(domain: .unit, constant: 0).constant == 1)
  }

  @Test func domains() {
    #expect(ScaleDomain(5, 1) == ScaleDomain(1, 5))
    #expect(ScaleDomain(.nan, 5) == ScaleDomain(5, 5))
    #expect(ScaleDomain(.nan, .infinity) == .unit)
    #expect(ScaleDomain(-.greatestFiniteMagnitude, .greatestFiniteMagnitude).span.isFinite)
    #expect(ScaleDomain(covering: [3, .nan, 1]) == ScaleDomain(1, 3))
    #expect(ScaleDomain(covering: [3, 1], includesZero: true) == ScaleDomain(0, 3))
    #expect(ScaleDomain(covering: [.nan, .infinity]) == nil)
    #expect(ScaleDomain(0, 1).union(ScaleDomain(3, 4)) == ScaleDomain(0, 4))
    #expect(ScaleDomain(0, 4).contains(4) && !ScaleDomain(0, 4).contains(.nan))
  }
}
