import DataTable
import Diagnostics
import Foundation
import FoodTruckKit
import Testing

@testable import Reports

/// The files of words that ship with the templates.
struct ShippedWordsTests {
  private static let templates: String =
    #filePath.components(separatedBy: "/Tests/").dropLast().joined(separator: "/Tests/")
    + "/Templates"

  static let languages: [String] =
    TemplateFinder.names(inFolder: "\(templates)/words").filter { $0.hasSuffix(".json") }
    .map { String($0.dropLast(5)) }.sorted()

  @Test func theLanguagesOfTheSamplesAreThere() {
    #expect(Set(Self.languages).isSuperset(of: ["ar", "de", "hi", "ja", "th"]))
  }

  private func input(_ path: String) throws -> LoadedInput {
    try InputSource.file("\(Self.templates)/\(path)").load(byteLimit: 1 << 20)
  }

  /// All keys of English and no others, with its names in braces and the language's plural forms.
  @Test(arguments: languages)
  func eachFileIsWhole(_ language: String) throws {
    var reader = VocabularyReader(try input("words/\(language).json"), language: language)
    let read = reader.read()
    let vocabulary = try #require(read)
    #expect(reader.diagnostics.isEmpty, "\(reader.diagnostics)")
    for key in Vocabulary.Key.allCases {
      let phrase = vocabulary.phrase(key)
      #expect(!phrase.text.isEmpty, "\(key)")
      // Only a separator has spaces at its ends.
      guard key != .itemSeparator else { continue }
      for text in [phrase.text] + (phrase.forms ?? [:]).values {
        #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines), "\(key)")
      }
    }
  }

  /// The keys are in the order of the code, so that two files can be read side by side.
  @Test(arguments: languages)
  func keysAreInOrder(_ language: String) throws {
    let document = try JSONParser().parse(input("words/\(language).json"))
    #expect(document.objectValue?.names == Vocabulary.Key.allCases.map(\.rawValue))
  }

  @Test(arguments: languages)
  func theDailyTemplateSpeaksTheLanguage(_ language: String) throws {
    let finder = TemplateFinder(
      environment: ["CHALKBOARD_TEMPLATES": Self.templates], executable: nil)
    let found = try finder.template(named: "\(Self.templates)/daily")
    var diagnostics: [Diagnostic] = []
    let words = finder.words(localeIdentifier: language, of: found, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(words.vocabulary.language == language)
    #expect(words.template[found.template.title] != found.template.title)
  }
}
