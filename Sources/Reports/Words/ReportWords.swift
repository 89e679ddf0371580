import DataTable
import Diagnostics
import FoodTruckKit

/// The words of a report in the language of its locale: the program's own and the template's.
struct ReportWords: Sendable {
  var vocabulary: Vocabulary
  var template: TemplateWords
}

extension TemplateFinder {
  /// The words for a locale. English, with a warning, where there are none in its language.
  func words(
    localeIdentifier: String, of found: Found, diagnostics: inout [Diagnostic]
  ) -> ReportWords {
    let vocabulary = vocabulary(
      localeIdentifier: localeIdentifier, of: found, diagnostics: &diagnostics)
    let template =
      vocabulary.map {
        templateWords(in: $0.language, of: found, diagnostics: &diagnostics)
      }
    return ReportWords(
      vocabulary: vocabulary ?? .english, template: template ?? TemplateWords())
  }

  /// `nil`, with a warning, when there is none for the locale's language.
  private func vocabulary(
    localeIdentifier: String, of found: Found, diagnostics: inout [Diagnostic]
  ) -> Vocabulary? {
    let tags = LanguageTag.candidates(localeIdentifier: localeIdentifier)
    if tags.last == Vocabulary.english.language { return .english }
    let folders = wordFolders(of: found)
    for tag in tags {
      guard let path = Self.file(of: tag, in: folders),
        let input = Self.load(path, diagnostics: &diagnostics)
      else { continue }
      var reader = VocabularyReader(input, language: tag)
      let vocabulary = reader.read()
      diagnostics += reader.diagnostics
      return vocabulary
    }
    // A file that is there but cannot be read was reported.
    if !tags.contains(where: { Self.file(of: $0, in: folders) != nil }) {
      diagnostics.append(
        .noWords(for: tags.last ?? localeIdentifier, known: Self.languages(in: folders)))
    }
    return nil
  }

  /// What the template says; a warning names the texts that it says in its own language only.
  private func templateWords(
    in language: String, of found: Found, diagnostics: inout [Diagnostic]
  ) -> TemplateWords {
    let own = LanguageTag.language(localeIdentifier: found.template.locale ?? "en")
    let base = LanguageTag.language(localeIdentifier: language)
    if own == base { return TemplateWords() }
    var translations: [String: String] = [:]
    let path = [language, base].lazy.compactMap {
      Self.file(of: $0, in: ["\(found.folder)/\(Self.wordsFolder)"])
    }.first
    if let path, let input = Self.load(path, diagnostics: &diagnostics) {
      guard let members = VocabularyReader.members(of: input, diagnostics: &diagnostics) else {
        return TemplateWords()
      }
      for member in members { translations[member.name] = member.value.stringValue }
    }
    let words = TemplateWords(translations)
    let missing = found.template.ownTexts.filter { !words.has($0) }
    if !missing.isEmpty {
      diagnostics.append(
        .missingTemplateWords(
          missing, language: language, of: found.template.name,
          file: "\(Self.wordsFolder)/\(language).json"))
    }
    return words
  }

  // MARK: Files

  private static let wordsFolder = "words"

  /// Beside the template's folder, and in the folders of all templates.
  private func wordFolders(of found: Found) -> [String] {
    (["\(found.folder)/.."] + folders).map { "\($0)/\(Self.wordsFolder)" }
  }

  private static func file(of tag: String, in folders: [String]) -> String? {
    // Tags come from a command line, and are no paths.
    guard tag.utf8.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ".") }) else {
      return nil
    }
    return folders.lazy.map { "\($0)/\(tag).json" }.first(where: Self.isFile)
  }

  private static func load(_ path: String, diagnostics: inout [Diagnostic]) -> LoadedInput? {
    do throws(Diagnostic) {
      return try InputSource.file(path).load(byteLimit: 1 << 20)
    } catch {
      diagnostics.append(.unreadableWords(error))
      return nil
    }
  }

  /// The languages that have a file, sorted, and English.
  private static func languages(in folders: [String]) -> [String] {
    let names = folders.flatMap(names(inFolder:)).filter { $0.hasSuffix(".json") }
    return Set(names.map { String($0.dropLast(5)) } + [Vocabulary.english.language]).sorted()
  }
}
