import ChartScales
import DataTable
import Testing

@testable import Reports

@Suite struct ValueTextsTests {
  private func candidates(_ numbers: [Double]) -> [[String]] {
    ValueTexts(
      cells: numbers.map { .number($0) },
      formatting: NumberFormatting(FormatContext(localeIdentifier: "en_US"))
    ).candidates.map { $0() }
  }

  @Test func smallNumbersAreNotZero() {
    #expect(candidates([5.605e-7, 3.909e-7, 0]) == [["5.6E-7", "3.9E-7", "0"]])
    #expect(candidates([0.000_123_4, 0.000_056]).first == ["0.000123", "0.000056"])
    for exponent in -300...0 {
      let number = 4.3 * (Double("1e\(exponent)") ?? 1)
      for texts in candidates([number, number / 2]) {
        #expect(texts.allSatisfy { $0.contains { "123456789".contains($0) } }, "\(texts)")
        #expect(texts[0] != texts[1])
      }
    }
  }

  @Test func ordinaryNumbersAreExact() {
    #expect(candidates([68, 85.5]).first == ["68.0", "85.5"])
    #expect(candidates([1412, 3]) == [["1,412", "3"], ["1.4K", "3"]])
    #expect(candidates([0, 0]).first == ["0", "0"])
    #expect(candidates([.nan, .infinity]).count == 2)
  }

  @Test func decimalsAreTheSameForAll() {
    #expect(
      candidates([0.1, 0.25, 1.0 / 3, 2.5]).first == ["0.10", "0.25", "0.33", "2.50"])
    #expect(candidates([2.5, 0.001]).first == ["2.500", "0.001"])
    #expect(
      candidates([1_234_567_890, 12, 0.5, -3]).first == ["1,234,567,890", "12", "0.5", "-3"])
  }

  @Test func hugeNumbersArePowersOfTen() {
    #expect(candidates([1e300, -1e300, 0]) == [["1E300", "-1E300", "0"]])
  }
}
