import ChartScales
import Testing

@Suite struct LinearTicksTests {
  /// Ticks seen on Apple's charts at 200 points, by the data's maximum or extent.
  @Test(
    arguments: [
      (0, 125, [0, 50, 100, 150]),
      (0, 137, [0, 50, 100, 150]),
      (0, 210, [0, 100, 200, 300]),
      (0, 250, [0, 100, 200, 300]),
      (0, 4560, [0, 2000, 4000, 6000]),
      (0, 12, [0, 5, 10, 15]),
      (0, 30, [0, 10, 20, 30]),
      (0, 7, [0, 2, 4, 6, 8]),
      (0, 5, [0, 2, 4, 6]),
      (0, 90, [0, 25, 50, 75, 100]),
      (0, 916, [0, 250, 500, 750, 1000]),
      (-10, 10, [-10, -5, 0, 5, 10]),
    ] as [(Double, Double, [Double])])
  func appleMatchesWhatWasSeen(lower: Double, upper: Double, expected: [Double]) {
    #expect(LinearTicks.apple(lower: lower, upper: upper).values == expected)
    let integral = LinearTickOptions(isIntegral: true)
    #expect(LinearTicks.apple(lower: lower, upper: upper, options: integral).values == expected)
  }

  @Test func integersWhereValuesAreCounts() {
    let integral = LinearTickOptions(isIntegral: true)
    #expect(LinearTicks.apple(lower: 0, upper: 1, options: integral).values == [0, 1])
    #expect(LinearTicks.apple(lower: 0, upper: 2, options: integral).values == [0, 1, 2])
    #expect(LinearTicks.apple(lower: 0, upper: 10, options: integral).values == [0, 5, 10])
    #expect(LinearTicks.apple(lower: 0.2, upper: 0.8, options: integral).values == [0, 1])
    #expect(LinearTicks.apple(lower: 0, upper: 1).values == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func minimumStride() {
    let options = LinearTickOptions(desiredCount: 6, minimumStride: 5, roundLowerBound: false)
    #expect(LinearTicks.apple(lower: 61, upper: 79, options: options).values == [65, 70, 75, 80])
    #expect(
      LinearTicks.apple(lower: 0, upper: 3, options: options).values == [0, 5])
  }

  @Test func desiredCount() {
    func values(_ count: Int) -> [Double] {
      LinearTicks.apple(
        lower: 0, upper: 100, options: LinearTickOptions(desiredCount: count)
      ).values
    }
    #expect(values(3) == [0, 50, 100])
    #expect(values(6) == [0, 20, 40, 60, 80, 100])
    #expect(values(11).count == 11)
    #expect(values(-5) == [0, 100])
    #expect(values(.max).count <= TickSet.maximumCount)
  }

  /// Where only one or two steps fit, a rough one would leave the data in a corner of the plot.
  @Test func fewTicksDoNotWidenTheDomain() {
    func values(_ lower: Double, _ upper: Double, count: Int) -> [Double] {
      LinearTicks.apple(
        lower: lower, upper: upper, options: LinearTickOptions(desiredCount: count)
      ).values
    }
    #expect(values(-10, 20, count: 2) == [-20, 0, 20])
    #expect(values(-1, 1000, count: 2) == [-1000, 0, 1000])
    #expect(values(9, 11, count: 2) == [8, 10, 12])
    #expect(values(-28_000, 28_000, count: 3) == [-50_000, 0, 50_000])
  }

  @Test func decimalFractionsAreNearest() {
    #expect(LinearTicks.apple(lower: 0, upper: 0.3).values == [0, 0.1, 0.2, 0.3])
    #expect(LinearTicks.apple(lower: 0, upper: 0.3).decimals == 1)
    #expect(LinearTicks.apple(lower: 0, upper: 0.07).values == [0, 0.02, 0.04, 0.06, 0.08])
    #expect(LinearTicks.apple(lower: 0, upper: 10).decimals == 1)
  }

  @Test func extremes() {
    #expect(LinearTicks.apple(lower: 0, upper: 1e15).values == [0, 2.5e14, 5e14, 7.5e14, 1e15])
    #expect(
      LinearTicks.apple(lower: 0, upper: 98_765_432_109_876_544).values
        == [0, 2.5e16, 5e16, 7.5e16, 1e17])
    #expect(
      LinearTicks.apple(lower: 0, upper: 1e-300).values
        == [0, 2.5e-301, 5e-301, 7.5e-301, 1e-300])
    #expect(LinearTicks.apple(lower: .nan, upper: .infinity).values.count == 5)
    #expect(LinearTicks.apple(lower: 3, upper: .infinity).values == [3])
    let widest = LinearTicks.apple(
      lower: -Double.greatestFiniteMagnitude, upper: .greatestFiniteMagnitude)
    #expect(widest.values.allSatisfy { $0.isFinite } && widest.values.count == 5)
    let narrowest = LinearTicks.apple(lower: 1e17, upper: 1e17 + 16)
    #expect(Set(narrowest.values).count == narrowest.values.count)
    let smallest = LinearTicks.apple(lower: 0, upper: .leastNonzeroMagnitude)
    #expect(smallest.values.allSatisfy { $0.isFinite } && smallest.values.count <= 5)
  }

  @Test func strides() {
    #expect(LinearTicks.stride(by: 20, lower: -5, upper: 65).values == [0, 20, 40, 60])
    #expect(LinearTicks.stride(by: 0.1, lower: 0, upper: 0.3).decimals == 1)
    #expect(LinearTicks.stride(by: 0, lower: 0, upper: 1) == .empty)
    #expect(LinearTicks.stride(by: -1, lower: 0, upper: 1) == .empty)
    #expect(LinearTicks.stride(by: .nan, lower: 0, upper: 1) == .empty)
    let many = LinearTicks.stride(by: 1, lower: 0, upper: 1e9)
    #expect(many.values.count > 500 && many.values.count <= TickSet.maximumCount)
    #expect(LinearTicks.stride(by: 1e-300, lower: 0, upper: 1e300) == .empty)
    #expect(LinearTicks.stride(by: 5, lower: 7, upper: 9) == .empty)
  }
}
