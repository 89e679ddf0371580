import Diagnostics
import FoodTruckKit

/// A text with placeholders, such as `Sales of {{ date | weekday }}`.
///
/// What a placeholder gives is put in as it is: it is never read as a text with placeholders, so that a
/// label of the data that looks like one is shown.
package struct TemplateText: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  struct Placeholder: Hashable, Sendable {
    var expression: Expression
    var formats: ValueFormats
  }

  /// As it stands in the template.
  package let source: String
  let parts: [Part]
  /// In the template, for messages.
  let place: Place

  /// What a text may be long, in characters.
  package static let lengthLimit = 65_536

  /// - Parameter place: of the text; messages add the column within it.
  /// - Throws: an error of kind `template` for a placeholder that is no expression.
  package init(parsing source: String, at place: Place) throws(Diagnostic) {
    self.source = source
    self.place = place
    // Most texts have none.
    guard source.utf8.contains(UInt8(ascii: "{")) else {
      parts = source.isEmpty ? [] : [.text(source)]
      return
    }
    let characters = Array(source)
    if characters.count > Self.lengthLimit { throw .tooLongText(at: place) }
    var parts: [Part] = []
    var start = 0
    var index = 0
    while index < characters.count {
      guard characters[index] == "{", index + 1 < characters.count, characters[index + 1] == "{"
      else {
        index += 1
        continue
      }
      if index > start { parts.append(.text(String(characters[start..<index]))) }
      let (placeholder, end) = try Self.placeholder(in: characters, from: index, at: place)
      parts.append(.placeholder(placeholder))
      (start, index) = (end, end)
    }
    if start < characters.count { parts.append(.text(String(characters[start...]))) }
    self.parts = parts
  }

  /// - Parameter start: of the two braces.
  /// - Returns: the placeholder, and where the text goes on.
  private static func placeholder(
    in characters: [Character], from start: Int, at place: Place
  ) throws(Diagnostic) -> (Placeholder, end: Int) {
    var parser = try ExpressionParser(characters, from: start + 2, at: place)
    if parser.token.kind == .end { throw .unclosedPlaceholder(at: place.column(start + 1)) }
    let root = try parser.expression()
    let steps = try parser.formats()
    guard parser.token.kind == .symbol("}}") else {
      if parser.token.kind == .end { throw .unclosedPlaceholder(at: place.column(start + 1)) }
      throw parser.unexpected("an operator, \"|\" or \"}}\"")
    }
    return (
      Placeholder(
        expression: Expression(root: root, place: place, references: parser.references),
        formats: ValueFormats(steps: steps, place: place)), parser.nextIndex
    )
  }
}

extension TemplateText {
  /// Whether it has no placeholders.
  package var isConstant: Bool { parts.allSatisfy { if case .text = $0 { true } else { false } } }

  /// Throws for names that a report does not have.
  package func check(sources: [String], scalars: [String]) throws(Diagnostic) {
    for case .placeholder(let placeholder) in parts {
      try placeholder.expression.check(sources: sources, scalars: scalars)
    }
  }

  /// The text with values in place of the placeholders.
  package func text(in scope: ExpressionScope) throws(Diagnostic) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let own): text += own
      case .placeholder(let placeholder): text += try placeholder.text(in: scope)
      }
    }
    return text
  }
}

extension TemplateText.Placeholder {
  /// The value as it is written. A name in the other direction of writing keeps the order of what is
  /// around it.
  func text(in scope: ExpressionScope) throws(Diagnostic) -> String {
    let value = try expression.value(in: scope, reportsNull: !formats.hasStandIn)
    let text = try ValueFormatting(scope).text(of: value, as: formats)
    if case .text = value { return scope.vocabulary.isolated(text) }
    return text
  }
}
