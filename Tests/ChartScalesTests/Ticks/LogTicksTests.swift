import ChartScales
import Testing

@Suite struct LogTicksTests {
  private func ticks(_ lower: Double, _ upper: Double, base: Double = 10, count: Int = 7)
    -> [Double]
  {
    let scale = LogScale(domain: ScaleDomain(lower, upper), base: base)
    return LogTicks.automatic(scale, desiredCount: count).values
  }

  @Test func powersOfTheBase() {
    #expect(ticks(1, 1000) == [1, 10, 100, 1000])
    #expect(ticks(1, 64, base: 2) == [1, 2, 4, 8, 16, 32, 64])
    #expect(ticks(0.001, 1) == [0.001, 0.01, 0.1, 1])
  }

  @Test func betweenPowersWhileThereIsRoom() {
    #expect(ticks(1, 100) == [1, 2, 5, 10, 20, 50, 100])
    #expect(ticks(3, 300) == [5, 10, 20, 50, 100, 200])
  }

  @Test func everyNthPowerWhenThereIsNone() {
    #expect(ticks(1, 1e12) == [1, 1e3, 1e6, 1e9, 1e12])
  }

  @Test func linearWithinOnePower() {
    #expect(ticks(20, 45, count: 5) == [20, 30, 40])
  }

  @Test func negativeDomains() {
    #expect(ticks(-1000, -1) == [-1000, -100, -10, -1])
  }

  @Test func nice() {
    #expect(LogTicks.nice(ScaleDomain(3, 300)) == ScaleDomain(1, 1000))
    #expect(LogTicks.nice(ScaleDomain(1, 1000)) == ScaleDomain(1, 1000))
    #expect(LogTicks.nice(ScaleDomain(-300, -3)) == ScaleDomain(-1000, -1))
    #expect(LogTicks.nice(ScaleDomain(5, 5)) == ScaleDomain(1, 10))
  }

  @Test func extremesEnd() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let first = generator.anyMagnitude(300)
      let second = generator.anyMagnitude(300)
      let base = Double.random(in: 0...20, using: &generator)
      let scale = LogScale(domain: ScaleDomain(first, second), base: base)
      let ticks = LogTicks.automatic(scale)
      #expect(ticks.values.allSatisfy { $0.isFinite })
      #expect(ticks.values == ticks.values.sorted())
      #expect(ticks.values.count <= 8, "\(scale)")
      let nice = LogTicks.nice(scale.domain, base: base)
      #expect(nice.lower.isFinite && nice.upper.isFinite && nice.span > 0)
    }
    #expect(ticks(1, 2, base: 1.000_001).count <= 8)
  }
}
