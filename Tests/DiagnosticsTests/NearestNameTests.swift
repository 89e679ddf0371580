import Testing

@testable import Diagnostics

@Suite struct NearestNameTests {
  private let columns = ["order id", "time", "city", "item", "quantity", "unit price"]

  @Test(arguments: [
    ("quantiy", "quantity"), ("qauntity", "quantity"), ("QUANTITY", "quantity"),
    ("unitprice", "unit price"), ("itm", "item"), ("tiem", "time"),
  ])
  func findsWhatWasMeant(name: String, meant: String) {
    #expect(NearestName.suggestion(for: name, in: columns) == meant)
  }

  @Test(arguments: ["weather", "", "zzzz", "total"])
  func suggestsNothingFarAway(name: String) {
    #expect(NearestName.suggestion(for: name, in: columns) == nil)
  }

  @Test func takesTheFirstOfEquals() {
    #expect(NearestName.suggestion(for: "ab", in: ["ac", "ad"]) == "ac")
  }

  @Test func anotherLetterIsNoSlip() {
    #expect(NearestName.suggestion(for: "y", in: ["x"]) == nil)
    #expect(NearestName.suggestion(for: "X", in: ["x"]) == "x")
  }

  @Test func longNamesAreCut() {
    let hint = NearestName.hint(for: "x", in: [String(repeating: "a", count: 5000)])
    #expect(hint == "there are: \"" + String(repeating: "a", count: 60) + "…\"")
  }

  @Test func countsASwapOfNeighboursAsOneStep() {
    #expect(NearestName.distance(from: Array("ab"), to: Array("ba")) == 1)
    #expect(NearestName.distance(from: Array("kitten"), to: Array("sitting")) == 3)
    #expect(NearestName.distance(from: [], to: Array("abc")) == 3)
  }

  @Test func hintsListWhatExists() {
    #expect(
      NearestName.hint(for: "tine", in: ["time", "city"])
        == "did you mean \"time\"? there are: \"time\", \"city\"")
    #expect(NearestName.hint(for: "x", in: []) == "there is none")
    let many = (1...50).map { "column \($0)" }
    #expect(NearestName.hint(for: "x", in: many).hasSuffix("\"column 40\" and 10 more"))
  }
}
