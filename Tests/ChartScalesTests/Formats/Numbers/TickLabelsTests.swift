import ChartScales
import Testing

@Suite struct TickLabelsTests {
  private func labels(_ lower: Double, _ upper: Double, in locale: String = "en_US") -> [String] {
    NumberFormatting(FormatContext(localeIdentifier: locale))
      .labels(for: LinearTicks.apple(lower: lower, upper: upper))
  }

  @Test func allHaveTheDecimalsOfTheStep() {
    #expect(labels(0, 4560) == ["0", "2,000", "4,000", "6,000"])
    #expect(labels(0, 1) == ["0.00", "0.25", "0.50", "0.75", "1.00"])
    #expect(labels(0, 1, in: "de_DE") == ["0,00", "0,25", "0,50", "0,75", "1,00"])
    #expect(labels(-10, 10) == ["-10", "-5", "0", "5", "10"])
  }

  @Test func hugeNumbersAreShort() {
    #expect(
      labels(0, 98_765_432_109_876_544)
        == ["0", "25,000T", "50,000T", "75,000T", "100,000T"])
    #expect(labels(0, 1e12) == ["0", "250B", "500B", "750B", "1T"])
    #expect(labels(0, 999e9).last == "1T")
    #expect(labels(0, 3e9) == ["0", "1,000,000,000", "2,000,000,000", "3,000,000,000"])
  }

  @Test func hugerNumbersArePowersOfTen() {
    #expect(labels(-1e300, 1e300) == ["-1E300", "-5E299", "0", "5E299", "1E300"])
    #expect(labels(0, 1e33).last == "1E33")
  }

  @Test func shortLabelsAreExact() {
    // Two digits could not tell these apart.
    let labels = labels(1e15 + 1000, 1e15 + 4000)
    #expect(Set(labels).count == labels.count)
    #expect(labels.allSatisfy { $0.hasPrefix("1,000,000,000,00") })
  }

  @Test func tinyNumbersArePowersOfTen() {
    #expect(labels(0, 1e-300) == ["0", "2.5E-301", "5E-301", "7.5E-301", "1E-300"])
    #expect(labels(0, 0.000_3) == ["0.0000", "0.0001", "0.0002", "0.0003"])
  }

  @Test func everyTickHasALabelOfItsOwn() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<1500 {
      let lower = generator.anyMagnitude(18)
      let labels = labels(lower, lower + abs(generator.anyMagnitude(18)))
      #expect(Set(labels).count == labels.count, "\(labels)")
    }
  }

  @Test func logTicksHaveTheirOwnDecimals() {
    let formatting = NumberFormatting(FormatContext())
    let ticks = LogTicks.automatic(LogScale(domain: ScaleDomain(0.01, 1000)))
    #expect(formatting.labels(for: ticks) == ["0.01", "0.1", "1", "10", "100", "1,000"])
  }

  @Test func aFormatThatIsGivenIsUsed() {
    let ticks = LinearTicks.apple(lower: 0, upper: 137)
    let formatting = NumberFormatting(FormatContext())
    #expect(
      formatting.labels(for: ticks, as: .currency(code: "USD"))
        == ["$0.00", "$50.00", "$100.00", "$150.00"])
    #expect(formatting.labels(for: .empty) == [])
  }
}
