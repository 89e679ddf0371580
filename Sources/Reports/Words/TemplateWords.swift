/// What a template says in its own words, in the language of the report.
///
/// A file `words/<language>.json` in the template's folder holds an object of texts by the text that
/// the template has.
struct TemplateWords: Sendable {
  private let translations: [String: String]

  init(_ translations: [String: String] = [:]) { self.translations = translations }

  /// The text in the report's language, or as it is where there is none.
  subscript(text: String) -> String { translations[text] ?? text }

  func has(_ text: String) -> Bool { translations[text] != nil }
}
