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
}
