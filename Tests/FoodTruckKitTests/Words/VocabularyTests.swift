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
}
