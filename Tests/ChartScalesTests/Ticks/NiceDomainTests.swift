import ChartScales
import Testing

@Suite struct NiceDomainTests {
  private static let integral = LinearTickOptions(isIntegral: true)

  @Test func includesZeroByDefault() {
    let nice = NiceDomain(values: [40, 125, 90])
    #expect(nice.domain == ScaleDomain(0, 150))
    #expect(nice.ticks.values == [0, 50, 100, 150])
  }

  @Test func leavesZeroOutWhenAsked() {
    let nice = NiceDomain(values: [58, 81], includesZero: false)
    #expect(nice.domain == ScaleDomain(50, 90))
    #expect(nice.ticks.values == [50, 60, 70, 80, 90])
  }

  @Test func keepsBoundsThatAreNotRounded() {
    let options = LinearTickOptions(roundLowerBound: false, roundUpperBound: false)
    let nice = NiceDomain(values: [58, 81], includesZero: false, options: options)
    #expect(nice.domain == ScaleDomain(58, 81))
    #expect(nice.ticks.values == [60, 65, 70, 75, 80])
  }

  @Test func allZeroHasTheBaselineAtTheBottomAndATickAbove() {
    let nice = NiceDomain(values: [0, 0, 0], options: Self.integral)
    #expect(nice.domain == ScaleDomain(0, 1))
    #expect(nice.ticks.values == [0, 1])
    #expect(NiceDomain(values: [0, -0.0], includesZero: false).domain == ScaleDomain(0, 1))
  }

  @Test func noDataIsZeroToOne() {
    #expect(NiceDomain(values: []).domain == ScaleDomain(0, 1))
    #expect(NiceDomain(values: [.nan, .infinity]).domain == ScaleDomain(0, 1))
    #expect(NiceDomain(extent: nil, options: Self.integral).ticks.values == [0, 1])
  }

  @Test func notANumberIsIgnored() {
    #expect(NiceDomain(values: [.nan, 7, -.infinity, .infinity]).domain == ScaleDomain(0, 8))
  }

  @Test func singleValue() {
    #expect(NiceDomain(values: [7]).ticks.values == [0, 2, 4, 6, 8])
    let alone = NiceDomain(values: [68, 68], includesZero: false)
    #expect(alone.domain.lower < 68 && alone.domain.upper > 68)
    #expect(alone.ticks.values.count > 1)
    let negative = NiceDomain(values: [-5])
    #expect(negative.domain == ScaleDomain(-6, 0))
  }

  @Test func keepsTheDirection() {
    let extent = ScaleDomain(3, 9, isReversed: true)
    #expect(NiceDomain(extent: extent).domain == ScaleDomain(0, 10, isReversed: true))
  }

  @Test func coversTheDataWhateverItIs() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<4000 {
      let values = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        generator.anyMagnitude(300)
      }
      let includesZero = Bool.random(using: &generator)
      let options = LinearTickOptions(
        desiredCount: Int.random(in: 0...12, using: &generator),
        isIntegral: Bool.random(using: &generator))
      let nice = NiceDomain(values: values, includesZero: includesZero, options: options)
      #expect(values.allSatisfy { nice.domain.contains($0) }, "\(values)")
      #expect(nice.domain.span > 0 && nice.domain.span.isFinite, "\(values)")
      #expect(!includesZero || nice.domain.contains(0))
      #expect(nice.ticks.values.count >= 2, "\(values) \(options)")
      #expect(nice.ticks.values.allSatisfy { nice.domain.contains($0) }, "\(values)")
    }
  }
}
