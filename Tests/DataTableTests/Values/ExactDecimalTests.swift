import Foundation
import Testing

@testable import DataTable

@Suite struct ExactDecimalTests {
  @Test(arguments: [
    ("12", "12"), ("-3.50", "-3.50"), ("+5", "5"), (".5", "0.5"), ("5.", "5"), ("0.045", "0.045"),
    ("1e3", "1000"), ("1.5E2", "150"), ("25e-1", "2.5"), ("-0", "0"), ("-0.00", "0.00"),
    ("0e999", "0"), ("007", "7"), ("1234567890123456789", "1234567890123456789"),
    ("170141183460469231731687303715884105727", "170141183460469231731687303715884105727"),
    ("98765432109876543.21", "98765432109876543.21"),
  ])
  func reads(text: String, printed: String) {
    #expect(ExactDecimal(text)?.description == printed)
  }

  @Test(arguments: [
    "", "-", "+", ".", "e3", "1e", "1e+", "1.2.3", "1,5", " 1", "1 ", "0x1F", "nan", "inf", "--1",
    "1-", "170141183460469231731687303715884105728", "1e39", "1e-39", "1e99999999999999999999",
    "٣",
  ])
  func refuses(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test func equalsWhateverItsZeros() {
    #expect(decimal("1.5") == decimal("1.500"))
    #expect(decimal("1.5").hashValue == decimal("1.500").hashValue)
    #expect(decimal("0.00") == .zero)
    #expect(decimal("100") != decimal("10.0"))
    #expect(Set([decimal("1"), decimal("1.0"), decimal("1.00")]).count == 1)
  }

  @Test func ordersAcrossScales() {
    let ordered = [
      "-170141183460469231731687303715884105727", "-1.5", "-1.49", "0", "0.00001", "0.1", "1",
      "1.001",
      "170141183460469231731687303715884105727",
    ].map(decimal)
    for (index, left) in ordered.enumerated() {
      for right in ordered[(index + 1)...] {
        #expect(left < right)
        #expect(!(right < left))
      }
    }
    // Even where one cannot be brought to the other's scale.
    let tiny = ExactDecimal(coefficient: 1, decimalPlaces: 200)
    #expect(tiny < .one && ExactDecimal(-1) < tiny && .zero < tiny)
  }

  @Test func addsCentsWithoutError() throws {
    let tenCents = [ExactDecimal](repeating: decimal("0.10"), count: 30)
    let total = try ExactDecimal.sum(tenCents)
    #expect(total == 3)
    #expect(total.description == "3.00")
    let rest = try total.subtracting(decimal("3.00"))
    #expect(rest.description == "0.00")
    #expect(!rest.isNegative)
  }

  @Test func anOverflowIsAnError() throws {
    let largest = ExactDecimal(coefficient: .max)
    #expect(throws: (any Error).self) { try largest.adding(1) }
    #expect(throws: (any Error).self) { try largest.multiplied(by: 10) }
    #expect(throws: (any Error).self) { try ExactDecimal(coefficient: .min).negated() }
    #expect(throws: (any Error).self) { try ExactDecimal(coefficient: .min).subtracting(1) }
    #expect(throws: (any Error).self) { try ExactDecimal.one.divided(by: 0, toPlaces: 2) }
    #expect(largest.addingReportingOverflow(1).overflow)
    #expect(try largest.subtracting(1).coefficient == .max - 1)
  }

  @Test func zerosBehindThePointDoNotMakeAnOverflow() throws {
    let padded = ExactDecimal(coefficient: Int128.max / 10 * 10, decimalPlaces: 1)
    #expect(try padded.adding(decimal("0.00")) == padded)
    let ones = decimal("1." + String(repeating: "0", count: 38))
    #expect(try ones.multiplied(by: ones) == 1)
    #expect(try ones.adding(decimal("100")) == 101)
  }

  @Test(arguments: [
    ("0.045", "0.04"), ("0.055", "0.06"), ("0.0451", "0.05"), ("-0.045", "-0.04"),
    ("-0.055", "-0.06"), ("2.5", "2.5"), ("0.005", "0.00"), ("0.015", "0.02"), ("99.995", "100.00"),
  ])
  func roundsHalfToEven(text: String, rounded: String) {
    #expect(decimal(text).rounded(toPlaces: 2).description == rounded)
  }

  @Test(arguments: [
    (FloatingPointRoundingRule.toNearestOrAwayFromZero, "0.05", "-0.05"),
    (.up, "0.05", "-0.04"), (.down, "0.04", "-0.05"), (.towardZero, "0.04", "-0.04"),
    (.awayFromZero, "0.05", "-0.05"),
  ])
  func roundsByTheOtherRules(
    rule: FloatingPointRoundingRule, positive: String, negative: String
  ) {
    #expect(decimal("0.045").rounded(toPlaces: 2, rule: rule).description == positive)
    #expect(decimal("-0.045").rounded(toPlaces: 2, rule: rule).description == negative)
  }

  @Test func dividesWithOneRounding() throws {
    #expect(try decimal("10").divided(by: 3, toPlaces: 2).description == "3.33")
    #expect(try decimal("20").divided(by: 3, toPlaces: 2).description == "6.67")
    #expect(try decimal("-20").divided(by: 3, toPlaces: 0).description == "-7")
    #expect(try decimal("1").divided(by: decimal("0.004"), toPlaces: 0) == 250)
    #expect(try decimal("0.125").divided(by: 1, toPlaces: 2).description == "0.12")
    let large = ExactDecimal(coefficient: .max)
    #expect(try large.divided(by: large, toPlaces: 38) == 1)
    #expect(throws: (any Error).self) { try large.divided(by: 1, toPlaces: 2) }
  }

  @Test func convertsToOtherNumbers() {
    #expect(decimal("0.1").doubleValue == 0.1)
    #expect(decimal("-1234.50").doubleValue == -1234.5)
    #expect(decimal("98765432109876543.21").doubleValue == 98765432109876543.21)
    #expect(decimal("12.00").wholeNumber == 12)
    #expect(decimal("12.01").wholeNumber == nil)
    #expect(ExactDecimal(coefficient: .max).wholeNumber == nil)
    #expect(decimal("120.500").normalized.description == "120.5")
  }

  @Test func isCodedAsText() throws {
    let data = try JSONEncoder().encode([decimal("12.50")])
    #expect(String(decoding: data, as: UTF8.self) == "[\"12.50\"]")
    #expect(try JSONDecoder().decode([ExactDecimal].self, from: data) == [decimal("12.5")])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([ExactDecimal].self, from: Data("[\"n/a\"]".utf8))
    }
  }
}
