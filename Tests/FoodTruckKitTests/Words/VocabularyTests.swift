import DataTable
import Testing

@testable import FoodTruckKit

struct VocabularyTests {
  @Test func namesInBracesAreReplacedOnce() {
    var words = Vocabulary.english
    words.set("{count} × {item} {other}", for: .quantityOfItem)
    let text = words.text(.quantityOfItem, [("count", "2"), ("item", "{count}")])
    #expect(text == "2 × {count} {other}")
  }

  /// Else the order of a list's other names would depend on it.
  @Test func namesOfTheOtherDirectionAreIsolated() {
    let english = Vocabulary.english
    #expect(english.isolated("Café Crème 2") == "Café Crème 2")
    #expect(english.isolated("كعك") == "\u{2068}كعك\u{2069}")
    #expect(english.isolated("\u{202E}abc") == "\u{2068}\u{202E}abc\u{2069}")
    let arabic = Vocabulary(language: "ar")
    #expect(arabic.isolated("كعك 2") == "كعك 2")
    #expect(arabic.isolated("Plain") == "\u{2068}Plain\u{2069}")
  }

  @Test func bracesWithoutAnEndStay() {
    var words = Vocabulary.english
    words.set("Order {id", for: .order)
    #expect(words.text(.order, [("id", "7")]) == "Order {id")
  }

  @Test(arguments: [
    ("1969-12-28", "Sunday"), ("1970-01-01", "Thursday"), ("2026-05-06", "Wednesday"),
  ])
  func daysOfTheWeek(_ date: String, _ name: String) throws {
    #expect(Vocabulary.english.weekday(try day(date), isShort: false) == name)
    #expect(Vocabulary.english.weekday(try day(date), isShort: true) == String(name.prefix(3)))
  }

  @Test func numbersDecideTheForm() {
    let words = Vocabulary.english
    #expect(words.text(.pieces, count: 1, [("count", "1")]) == "1 donut")
    #expect(words.text(.pieces, count: 0, [("count", "0")]) == "0 donuts")
    #expect(words.text(.pieces, count: 2, [("count", "2")]) == "2 donuts")
  }

  @Test func whatALanguageLacksIsEnglish() {
    let words = Vocabulary(language: "de", phrases: [.income: "Umsatz"])
    #expect(words[.income] == "Umsatz")
    #expect(words[.orders] == "Orders")
  }

  @Test func directions() {
    #expect(Vocabulary(language: "ar").isRightToLeft)
    #expect(Vocabulary(language: "he-IL").isRightToLeft)
    #expect(!Vocabulary(language: "arn").isRightToLeft)
    #expect(!Vocabulary.english.isRightToLeft)
  }

  /// Each English text with forms has those of English, and the names that the views put in.
  @Test func englishIsWhole() {
    for key in Vocabulary.Key.allCases {
      let phrase = key.english
      #expect(!phrase.text.isEmpty, "\(key)")
      guard let forms = phrase.forms else { continue }
      #expect(Set(forms.keys) == [.one], "\(key)")
    }
  }
}
