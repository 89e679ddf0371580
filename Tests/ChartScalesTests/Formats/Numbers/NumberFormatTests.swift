import ChartScales
import Foundation
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: [
    (NumberFormat.automatic, "\"automatic\""),
    (.compact, "\"compact\""),
    (.scientific, "\"scientific\""),
    (.fixed(decimals: 2), "{\"fixed\":2}"),
    (.percent(decimals: 1), "{\"percent\":1}"),
    (.currency(code: "USD"), "{\"currency\":\"USD\"}"),
  ])
  func writesAndReadsBack(format: NumberFormat, json: String) throws {
    #expect(String(decoding: try JSONEncoder().encode(format), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(NumberFormat.self, from: Data(json.utf8)) == format)
  }

  @Test func readsPercentByName() throws {
    let format = try JSONDecoder().decode(NumberFormat.self, from: Data("\"percent\"".utf8))
    #expect(format == .percent(decimals: 0))
  }

  @Test(arguments: ["\"money\"", "{}", "{\"fixed\":\"two\"}", "3", "null"])
  func refusesOthers(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NumberFormat.self, from: Data(json.utf8))
    }
  }

  @Test func namesTheKnownFormats() throws {
    do {
      _ = try JSONDecoder().decode(NumberFormat.self, from: Data("\"money\"".utf8))
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription.hasPrefix("unknown number format \"money\"; automatic,"))
    }
  }
}
