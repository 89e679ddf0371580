import DataTable
import Diagnostics
import FoodTruckKit
import Foundation
import Testing

@testable import Reports

struct ReportWordsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["words", "mine/words"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(path), withIntermediateDirectories: true)
    }
    try folder.write(
      """
      {"name":"mine","title":"My Day","shop":"Mine","rows":[
        {"panels":[{"type":"header"}]},
        {"panels":[{"type":"text","text":"Have a good day."}]}]}
      """, to: "mine/template.json")
  }

  private func words(_ locale: String) throws -> (words: ReportWords, diagnostics: [Diagnostic]) {
    let finder = TemplateFinder(environment: [:], executable: nil)
    var diagnostics: [Diagnostic] = []
    let found = try finder.template(named: folder.file("mine"))
    let words = finder.words(localeIdentifier: locale, of: found, diagnostics: &diagnostics)
    return (words, diagnostics)
  }

  /// The words of English as a file.
  private func file(_ change: (inout [String: Any]) -> Void) throws -> String {
    var object: [String: Any] = [:]
    for key in Vocabulary.Key.allCases {
      let phrase = key.english
      object[key.rawValue] =
        phrase.forms.map { forms in
          forms.reduce(into: ["other": phrase.text]) { $0[$1.key.rawValue] = $1.value }
        } ?? phrase.text
    }
    change(&object)
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  @Test func englishNeedsNoFile() throws {
    for locale in ["en_US", "en-GB", "en"] {
      let (words, diagnostics) = try words(locale)
      #expect(words.vocabulary == .english)
      #expect(diagnostics.isEmpty)
    }
  }

  @Test func aLanguageWithoutWordsIsOneWarning() throws {
    let (words, diagnostics) = try words("xh_ZA")
    #expect(words.vocabulary == .english)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.message == "no words in language \"xh\", so English stands in")
    #expect(diagnostics.first?.hint?.contains(" en") == true)
  }

  @Test func missingWordsAreOneWarning() throws {
    try folder.write(
      try file {
        $0["income"] = "Ingeniso"
        $0["orders"] = nil
        $0["total"] = nil
      }, to: "words/xh.json")
    try folder.write(
      #"{"My Day": "Usuku lwam", "Have a good day.": "Ube nosuku oluhle."}"#,
      to: "mine/words/xh.json")
    let (words, diagnostics) = try words("xh_ZA")
    #expect(words.vocabulary.language == "xh")
    #expect(words.vocabulary[.income] == "Ingeniso")
    #expect(words.vocabulary[.orders] == "Orders")
    #expect(words.template["My Day"] == "Usuku lwam")
    #expect(words.template["Mine"] == "Mine")
    #expect(
      diagnostics.map(\.message) == ["2 words missing, so English stands in: orders, total"])
  }

  @Test func whatTheTemplateSaysIsReportedWhereItIsNotTranslated() throws {
    try folder.write(try file { _ in }, to: "words/xh.json")
    let (_, diagnostics) = try words("xh")
    #expect(
      diagnostics.map(\.message) == [
        "template \"mine\" without words in language \"xh\" for \"My Day\", \"Have a good day.\""
      ])
  }

  @Test(arguments: [
    (#"{"order": "Iodolo"}"#, "word \"order\" with no names in braces, so English stands in"),
    (#"{"order": "{id} {count}"}"#, "word \"order\" with {count}, {id}, so English stands in"),
    (#"{"order": 7}"#, "word \"order\" with a number, so English stands in"),
    (#"{"pieces": "{count}"}"#, "word \"pieces\" with a string, so English stands in"),
    (
      #"{"pieces": {"one": "1", "few": "{count}", "other": "{count}"}}"#,
      "word \"pieces\" with plural forms one, few, other, so English stands in"
    ),
    (#"{"ordre": "Iodolo {id}"}"#, "unknown word \"ordre\""),
  ])
  func whatCannotBeUsedIsNamed(_ text: String, _ message: String) throws {
    try folder.write(text, to: "words/xh.json")
    let (words, diagnostics) = try words("xh")
    #expect(diagnostics.contains { $0.message == message }, "\(diagnostics.map(\.message))")
    #expect(words.vocabulary[.order] == "Order {id}")
    #expect(words.vocabulary.phrase(.pieces) == Vocabulary.Key.pieces.english)
  }

  @Test(arguments: ["", "[]", "{", #"{"a":"#])
  func aFileThatCannotBeReadIsAWarning(_ text: String) throws {
    try folder.write(text, to: "words/xh.json")
    let (words, diagnostics) = try words("xh")
    #expect(words.vocabulary == .english)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.message.hasPrefix("no words, so English stands in: ") == true)
  }
}
