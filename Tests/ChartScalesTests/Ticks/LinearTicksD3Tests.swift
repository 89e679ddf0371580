import ChartScales
import Testing

/// Results that d3-array and d3-scale document.
@Suite struct LinearTicksD3Tests {
  @Test(
    arguments: [
      (0, 1, 10, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
      (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (0, 1, 4, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (0, 1, 3, [0, 0.5, 1]),
      (0, 1, 1, [0, 1]),
      (0, 10, 10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      (0, 10, 4, [0, 2, 4, 6, 8, 10]),
      (0, 10, 2, [0, 5, 10]),
      (-10, 10, 10, [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10]),
      (-10, 10, 5, [-10, -5, 0, 5, 10]),
      (1, 9, 2, [5]),
    ] as [(Double, Double, Int, [Double])])
  func ticks(lower: Double, upper: Double, count: Int, expected: [Double]) {
    #expect(LinearTicks.d3(lower: lower, upper: upper, count: count).values == expected)
  }

  @Test(
    arguments: [
      (0, 0.96, 10, 0, 1), (0, 96, 10, 0, 100), (1.1, 10.9, 10, 1, 11), (0.7, 11.001, 10, 0, 12),
      (6.7, 123.1, 10, 0, 130), (0, 0.49, 10, 0, 0.5), (0, 14.1, 5, 0, 20), (0, 15, 5, 0, 20),
      (12, 87, 5, 0, 100), (12, 87, 10, 10, 90), (12, 87, 100, 12, 87),
    ] as [(Double, Double, Int, Double, Double)])
  func nice(lower: Double, upper: Double, count: Int, niceLower: Double, niceUpper: Double) {
    #expect(
      LinearTicks.d3Nice(ScaleDomain(lower, upper), count: count)
        == ScaleDomain(niceLower, niceUpper))
  }

  @Test func niceKeepsTheDirection() {
    let domain = ScaleDomain(0, 96, isReversed: true)
    #expect(LinearTicks.d3Nice(domain) == ScaleDomain(0, 100, isReversed: true))
  }

  @Test func extremes() {
    #expect(LinearTicks.d3(lower: 0, upper: 1, count: 0) == .empty)
    #expect(LinearTicks.d3(lower: 4, upper: 4).values == [4])
    #expect(LinearTicks.d3(lower: 0, upper: 1, count: .max).values.count <= TickSet.maximumCount)
    #expect(LinearTicks.d3Nice(ScaleDomain(4, 4)) == ScaleDomain(4, 4))
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let lower = generator.anyMagnitude(300)
      let upper = generator.anyMagnitude(300)
      let count = Int.random(in: 1...20, using: &generator)
      let domain = ScaleDomain(lower, upper)
      let ticks = LinearTicks.d3(lower: lower, upper: upper, count: count)
      #expect(ticks.values.allSatisfy { $0.isFinite } && ticks.values.count <= 3 * count + 2)
      #expect(ticks.values == ticks.values.sorted())
      let nice = LinearTicks.d3Nice(domain, count: count)
      #expect(nice.lower <= domain.lower && nice.upper >= domain.upper)
      #expect(nice.upper.isFinite && nice.lower.isFinite)
    }
  }
}
