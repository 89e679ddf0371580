import Diagnostics

extension TemplateText {
  /// A part of a template that is a text with placeholders.
  init(_ part: TemplatePart) throws(Diagnostic) {
    try self.init(parsing: try part.string(), at: part.place)
  }

  /// The text in the report's language, with values in place of the placeholders.
  ///
  /// - Throws: an error when an expression has no value, also in a translation that cannot be read.
  func text(in scope: ExpressionScope, words: TemplateWords) throws(Diagnostic) -> String {
    let translation = words[source]
    if translation == source { return try text(in: scope) }
    return try TemplateText(parsing: translation, at: place).text(in: scope)
  }
}
