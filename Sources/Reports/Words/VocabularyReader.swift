import DataTable
import Diagnostics
import FoodTruckKit

/// Reads the words of a language: an object with a text, or an object of plural forms, for each key.
///
/// What is wrong in it is a warning, and English stands in for that word alone.
struct VocabularyReader {
  let language: String
  let input: LoadedInput
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter language: as a BCP 47 tag.
  init(_ input: LoadedInput, language: String) {
    self.input = input
    self.language = language
  }

  private var rule: PluralRule { PluralRule(language: String(language.prefix { $0 != "-" })) }

  /// `nil` when the file as a whole cannot be read.
  mutating func read() -> Vocabulary? {
    guard let members = Self.members(of: input, diagnostics: &diagnostics) else { return nil }
    var vocabulary = Vocabulary(language: language)
    var found: Set<Vocabulary.Key> = []
    for member in members {
      let place = place(of: member.name)
      guard let key = Vocabulary.Key(rawValue: member.name) else {
        diagnostics.append(
          .unknownWord(member.name, known: Vocabulary.Key.allCases.map(\.rawValue), at: place))
        continue
      }
      found.insert(key)
      do throws(WordFault) {
        vocabulary.set(try phrase(member.value, for: key), for: key)
      } catch {
        diagnostics.append(.unusableWord(member.name, error, at: place))
      }
    }
    let missing = Vocabulary.Key.allCases.filter { !found.contains($0) }.map(\.rawValue)
    if !missing.isEmpty { diagnostics.append(.missingWords(missing, in: input.name)) }
    return vocabulary
  }

  /// The members of the file's one object; `nil`, with a warning, when there is none.
  static func members(
    of input: LoadedInput, diagnostics: inout [Diagnostic]
  ) -> [JSONObject.Member]? {
    do throws(Diagnostic) {
      let document = try JSONParser().parse(input)
      guard case .object(let object) = document else {
        throw .wrongPart(TemplatePart(value: document, file: input.name), expected: "an object")
      }
      return object.members
    } catch {
      diagnostics.append(.unreadableWords(error))
      return nil
    }
  }

  private func place(of name: String) -> Place {
    Place(file: input.name, pointer: "/\(JSONPointer.escaped(name))")
  }

  private func phrase(_ value: JSONValue, for key: Vocabulary.Key) throws(WordFault) -> Phrase {
    let names = Phrase.names(in: key.english.text)
    guard key.english.forms != nil else {
      guard let text = value.stringValue else { throw .kind("a text", found: value.kindName) }
      try check(text, names: names, mayOmitCount: false)
      return Phrase(text)
    }
    // A language with one form for all numbers needs no names for it.
    if rule.categories.count == 1, let text = value.stringValue {
      try check(text, names: names, mayOmitCount: false)
      return Phrase(text, forms: [:])
    }
    guard case .object(let object) = value else {
      throw .kind("an object of plural forms", found: value.kindName)
    }
    return try pluralPhrase(object, names: names)
  }

  private func pluralPhrase(
    _ object: JSONObject, names: Set<String>
  ) throws(WordFault) -> Phrase {
    let wanted = rule.categories.map(\.rawValue)
    let isComplete = Set(object.names) == Set(wanted) && object.members.count == wanted.count
    if !isComplete { throw .categories(object.names, wanted: wanted) }
    var phrase = Phrase("", forms: [:])
    for member in object.members {
      guard let category = PluralCategory(rawValue: member.name),
        let text = member.value.stringValue
      else { throw .kind("a text", found: member.value.kindName) }
      try check(text, names: names, mayOmitCount: rule.isExact(category))
      if category == .other { phrase.text = text } else { phrase.forms?[category] = text }
    }
    return phrase
  }

  /// - Parameter mayOmitCount: whether the form says the number by itself.
  private func check(
    _ text: String, names: Set<String>, mayOmitCount: Bool
  ) throws(WordFault) {
    let found = Phrase.names(in: text)
    let needed = mayOmitCount ? names.subtracting(["count", "orders"]) : names
    guard found.isSubset(of: names), needed.isSubset(of: found) else {
      throw .names(found.sorted(), wanted: names.sorted())
    }
  }
}

/// Why a word of a file cannot be used.
enum WordFault: Error {
  case kind(_ expected: String, found: String)
  /// The names in braces are not those of the English text.
  case names([String], wanted: [String])
  /// The plural categories are not those of the language.
  case categories([String], wanted: [String])
}
