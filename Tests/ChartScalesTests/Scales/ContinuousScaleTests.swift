import ChartScales
import Testing

@Suite struct ContinuousScaleTests {
  static let kinds: [ScaleKind] = [
    .linear, .time, .log(), .log(base: 2), .power(exponent: 0.5), .power(exponent: 2),
    .symmetricLog(), .symmetricLog(constant: 100),
  ]

  @Test(arguments: kinds) func endsAreZeroAndOne(_ kind: ScaleKind) throws {
    let scale = try #require(kind.continuousScale(over: ScaleDomain(2, 50)))
    #expect(scale.domain == ScaleDomain(2, 50))
    #expect(scale.fraction(of: 2) == 0)
    #expect(scale.fraction(of: 50) == 1)
    let reversed = try #require(kind.continuousScale(over: ScaleDomain(2, 50, isReversed: true)))
    #expect(reversed.fraction(of: 2) == 1)
    #expect(reversed.fraction(of: 50) == 0)
  }

  @Test(arguments: kinds) func valueInvertsFraction(_ kind: ScaleKind) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let lower = abs(generator.anyMagnitude(6))
      let domain = ScaleDomain(
        lower, lower + abs(generator.anyMagnitude(6)), isReversed: Bool.random(using: &generator))
      guard domain.span > domain.upper * 1e-6 else { continue }
      let scale = try #require(kind.continuousScale(over: domain))
      for fraction in [0, 0.25, 0.5, 0.8, 1, 1.2] {
        let value = scale.value(at: fraction)
        #expect(abs(scale.fraction(of: value) - fraction) < 1e-6, "\(domain) \(fraction)")
      }
    }
  }

  @Test(arguments: kinds) func fractionsIncreaseWithTheValue(_ kind: ScaleKind) throws {
    let scale = try #require(kind.continuousScale(over: ScaleDomain(1, 1000)))
    let fractions = [1, 2, 3, 10, 50, 400, 999, 1000, 5000].map { scale.fraction(of: $0) }
    #expect(fractions == fractions.sorted() && Set(fractions).count == fractions.count)
  }

  @Test(arguments: kinds) func aSingleValueIsInTheMiddle(_ kind: ScaleKind) throws {
    let scale = try #require(kind.continuousScale(over: ScaleDomain(7, 7)))
    #expect(scale.fraction(of: 7) == 0.5)
    #expect(scale.fraction(of: 6) == 0)
    #expect(scale.fraction(of: 8) == 1)
    #expect(scale.value(at: 0.5).isFinite)
  }

  @Test(arguments: kinds) func whatIsNoNumberCannotBeDrawn(_ kind: ScaleKind) throws {
    let scale = try #require(kind.continuousScale(over: ScaleDomain(1, 10)))
    #expect(scale.fraction(of: .nan).isNaN)
    #expect(scale.fraction(of: .infinity).isNaN)
    #expect(scale.fraction(of: -.infinity).isNaN)
  }

  @Test func discreteKindsHaveNone() {
    for kind in [ScaleKind.band, .ordinal, .sequentialColor] {
      #expect(kind.continuousScale(over: .unit) == nil)
    }
    #expect(ScaleKind.band.isDiscrete && !ScaleKind.linear.isDiscrete)
    #expect(ScaleKind.time.isTemporal && !ScaleKind.log().isTemporal)
  }
}
