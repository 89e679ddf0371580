import DataTable
import Testing

@testable import FoodTruckKit

/// The samples are those that Unicode CLDR gives for its cardinal rules.
struct PluralRuleTests {
  @Test(arguments: [
    ("en", "0", PluralCategory.other), ("en", "1", .one), ("en", "-1", .one), ("en", "1.5", .other),
    ("de", "1", .one), ("de", "2", .other), ("de", "1000000", .other),
    ("ja", "1", .other), ("th", "1", .other), ("zh", "0", .other),
    ("hi", "0", .one), ("hi", "0.5", .one), ("hi", "1", .one), ("hi", "1.1", .other),
    ("hi", "2", .other),
    ("fr", "0", .one), ("fr", "1.5", .one), ("fr", "2", .other), ("fr", "1000000", .many),
    ("fr", "1000001", .other),
    ("es", "0", .other), ("es", "1", .one), ("es", "1.5", .other), ("es", "2000000", .many),
    ("ar", "0", .zero), ("ar", "1", .one), ("ar", "2", .two), ("ar", "3", .few), ("ar", "10", .few),
    ("ar", "11", .many), ("ar", "99", .many), ("ar", "100", .other), ("ar", "102", .other),
    ("ar", "103", .few), ("ar", "1026", .many), ("ar", "1.1", .other), ("ar", "1000000", .other),
  ])
  func categories(_ language: String, _ number: String, _ category: PluralCategory) throws {
    let number = try #require(ExactDecimal(number))
    #expect(PluralRule(language: language).category(of: number) == category)
  }

  /// Zeros after the decimal point are not written, and change nothing.
  @Test func zerosAfterThePointDoNotCount() {
    let one = ExactDecimal(coefficient: 100, decimalPlaces: 2)
    #expect(PluralRule(language: "en").category(of: one) == .one)
    let nothing = ExactDecimal(coefficient: 0, decimalPlaces: 2)
    #expect(PluralRule(language: "ar").category(of: nothing) == .zero)
    let smallest = ExactDecimal(coefficient: 1, decimalPlaces: 38)
    #expect(PluralRule(language: "ar").category(of: smallest) == .other)
  }

  @Test(arguments: ["en", "de", "ja", "hi", "fr", "es", "ar"])
  func noOtherCategoriesAreGiven(_ language: String) {
    let rule = PluralRule(language: language)
    for number in 0...2000 {
      #expect(rule.categories.contains(rule.category(of: ExactDecimal(number))))
    }
    #expect(rule.categories.last == .other)
  }
}
