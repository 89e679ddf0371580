/// A text of a vocabulary, in one form or in several that depend on a number.
public struct Phrase: Hashable, Sendable {
  /// The form of the category `other`, or the only one.
  public var text: String
  /// The forms of the other categories; `nil` where the text depends on no number.
  public var forms: [PluralCategory: String]?

  public init(_ text: String, forms: [PluralCategory: String]? = nil) {
    self.text = text
    self.forms = forms
  }

  func text(for category: PluralCategory) -> String { forms?[category] ?? text }

  /// The names in braces of a text.
  public static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      names.insert(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }
}

extension Phrase: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Phrase {
  /// A text with a form for one and a form for all other numbers.
  static func plural(one: String, other: String) -> Phrase { Phrase(other, forms: [.one: one]) }
}
