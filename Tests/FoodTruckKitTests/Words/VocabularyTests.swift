import DataTable
import Testing

@testable import FoodTruckKit

struct VocabularyTests {
  @Test func namesInBracesAreReplacedOnce() {
    var words = Vocabulary.english
    words.quantityOfItem = "{count} × {item} {other}"
    let text = words.text(\.quantityOfItem, [("count", "2"), ("item", "{count}")])
    #expect(text == "2 × {count} {other}")
  }

  @Test func bracesWithoutAnEndStay() {
    var words = Vocabulary.english
    words.order = "Order {id"
    #expect(words.text(\.order, [("id", "7")]) == "Order {id")
  }

  @Test(arguments: [
    ("1969-12-28", "Sunday"), ("1970-01-01", "Thursday"), ("2026-05-06", "Wednesday"),
  ])
  func daysOfTheWeek(_ date: String, _ name: String) throws {
    #expect(Vocabulary.english.weekday(try day(date), isShort: false) == name)
    #expect(Vocabulary.english.weekday(try day(date), isShort: true) == String(name.prefix(3)))
  }

  @Test func missingDayOfTheWeekIsEmpty() throws {
    var words = Vocabulary.english
    words.weekdays = []
    #expect(words.weekday(try day("2026-05-06"), isShort: false) == "")
  }
}
