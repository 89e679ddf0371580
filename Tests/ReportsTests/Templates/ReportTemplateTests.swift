import DataTable
import Diagnostics
import FoodTruckKit
import Testing

@testable import Reports

@Suite struct ReportTemplateTests {
  private func template(_ text: String) throws(Diagnostic) -> ReportTemplate {
    try ReportTemplate(parsing: LoadedInput(name: "t.json", bytes: Array(text.utf8)))
  }

  /// A template with further members behind those that it needs.
  private func document(_ members: String = "", panel: String = #""type":"text","text":"a""#)
    -> String
  {
    """
    {"name":"n","shop":"s","rows":[{"panels":[{\(panel)}]}]\(members)}
    """
  }

  @Test func whatIsLeftOutHasDefaults() throws {
    let template = try template(document())
    #expect(template.title == "n")
    #expect(template.currency == "USD")
    #expect(template.page.width == 1200)
    #expect(template.locale == nil)
    #expect(template.rows.count == 1)
    #expect(template.rows.first?.panels.first?.span == 12)
  }

  @Test func itemsHaveARecipeOrAnImage() throws {
    let items = try template(
      document(
        #"""
        ,"items":[{"name":"A","recipe":{"dough":"plain","glaze":"lemon","topping":"sprinkles"}},
        {"name":"B","image":"b.png"}]
        """#
      )
    ).items
    #expect(
      items == [
        .init(
          name: "A",
          picture: .recipe(DonutRecipe(dough: .plain, glaze: .lemon, topping: .sprinkles))),
        .init(name: "B", picture: .file("b.png")),
      ])
  }

  static let mistakes: [(members: String, pointer: String?, hint: String?)] = [
    (#","tilte":"x""#, "/tilte", "did you mean \"title\"?"),
    (#","page":{"widht":700}"#, "/page/widht", "did you mean \"width\"?"),
    (#","page":{"width":100}"#, "/page/width", nil),
    (#","currency":"usd""#, "/currency", nil),
    (#","currency":"ZZZ""#, "/currency", "EUR"),
    (#","title":3"#, "/title", nil),
    (#","shop":"again""#, "/shop", nil),
    (#","items":[{"name":"A"}]"#, "/items/0", nil),
    (#","items":[{"name":"A","recipe":{"dough":"plian"}}]"#, "/items/0/recipe/dough", "plain"),
    (#","items":[{"name":"A","image":"x","recipe":{}}]"#, "/items/0/recipe", nil),
    (
      #","cities":[{"name":"C","parkingSpots":[{"name":"P","latitude":91,"longitude":0}]}]"#,
      "/cities/0/parkingSpots/0/latitude", nil
    ),
    (#","cities":[{"name":"C","timeZone":"Mars"}]"#, "/cities/0/timeZone", "America/Los_Angeles"),
    (#","timeZone":"Nowhere/Nope""#, "/timeZone", "UTC"),
    (#","locale":"xx_YY""#, "/locale", "en_US"),
    (#","theme":"foodtruck""#, nil, "\"timeZone\""),
    (#","cities":[{"name":"C"},{"name":"D"},{"name":"C"}]"#, "/cities/2/name", nil),
    (#","items":[{"name":"A","image":"a"},{"name":"A","image":"b"}]"#, "/items/1/name", nil),
    (#","forecast":{}"#, "/forecast", nil),
  ]

  @Test(arguments: mistakes)
  func mistakesAreNamedWithTheirPlace(members: String, pointer: String?, hint: String?) {
    let error = #expect(throws: Diagnostic.self) { try template(document(members)) }
    #expect(error?.failure == .template)
    if let pointer { #expect(error?.place == Place(file: "t.json", pointer: pointer)) }
    if let hint { #expect(error?.hint?.contains(hint) == true) }
  }

  static let wrongPanels: [(panel: String, pointer: String, hint: String?)] = [
    (#""type":"texd","text":"a""#, "/rows/0/panels/0/type", "did you mean \"text\"?"),
    (#""text":"a""#, "/rows/0/panels/0", nil),
    (#""type":"text","text":"a","span":13"#, "/rows/0/panels/0/span", nil),
    (#""type":"text","text":"a","colour":1"#, "/rows/0/panels/0/colour", "\"span\""),
    (#""type":"text""#, "/rows/0/panels/0", nil),
  ]

  @Test(arguments: wrongPanels)
  func panelsCheckTheirOptions(panel: String, pointer: String, hint: String?) {
    let error = #expect(throws: Diagnostic.self) { try template(document(panel: panel)) }
    #expect(error?.failure == .template)
    #expect(error?.place?.pointer == pointer)
    if let hint { #expect(error?.hint?.contains(hint) == true) }
  }

  @Test func messagesShowTheValue() {
    for (panel, message) in [
      (#""type":"text","text":"a","span":13"#, "number 13 where a whole number from 1 to 12"),
      (#""type":null"#, "null where a string"),
      (#""type":"""#, "an empty string where"),
      (#""type":"text","text":true"#, "true where a string"),
    ] {
      let error = #expect(throws: Diagnostic.self) { try template(document(panel: panel)) }
      #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }
    let width = #expect(throws: Diagnostic.self) { try template(document(#","page":{"width":5}"#)) }
    #expect(width?.message == "number 5 where a number from 600 to 2400 is expected")
  }

  @Test func rowsHoldTwelveColumns() {
    let panel = #"{"type":"text","text":"a","span":7}"#
    let text = #"{"name":"n","shop":"s","rows":[{"panels":[\#(panel),\#(panel)]}]}"#
    let error = #expect(throws: Diagnostic.self) { try template(text) }
    #expect(error?.place?.pointer == "/rows/0/panels")
    #expect(throws: Diagnostic.self) { try template(#"{"name":"n","shop":"s","rows":[{}]}"#) }
    let empty = #expect(throws: Diagnostic.self) {
      try template(#"{"name":"n","shop":"s","rows":[]}"#)
    }
    #expect(empty?.failure == .template)
    #expect(empty?.place?.pointer == "/rows")
  }

  @Test func brokenJSONIsAMistakeOfTheTemplate() {
    let error = #expect(throws: Diagnostic.self) { try template("{") }
    #expect(error?.failure == .template)
    #expect(error?.place?.line == 1)
  }
}
