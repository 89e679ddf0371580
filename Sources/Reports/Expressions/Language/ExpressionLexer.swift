import DataTable
import Diagnostics

/// A word of an expression.
struct ExpressionToken: Hashable {
  enum Kind: Hashable {
    case number(ExactDecimal)
    /// A text in quotes, without them.
    case text(String)
    case name(String)
    /// An operator, a bracket, a comma or `}}`.
    case symbol(String)
    case end
  }

  var kind: Kind
  /// Where it begins in the whole text, from 1.
  var column: Int

  /// The word as it is written, for messages.
  var shown: String {
    switch kind {
    case .number(let number): "\(number)"
    case .text(let text): Diagnostic.quoted(text)
    case .name(let name): Diagnostic.quoted(name)
    case .symbol(let symbol): Diagnostic.quoted(symbol)
    case .end: "the end"
    }
  }
}

/// Divides an expression into words.
struct ExpressionLexer {
  let characters: [Character]
  /// The character that is read next.
  private(set) var index: Int
  private let end: Int
  private let place: Place

  /// What one expression may be long, in characters.
  static let lengthLimit = 4096

  /// - Parameters:
  ///   - start: the first character of the expression, which may stand in a longer text.
  ///   - place: of the whole text.
  init(_ characters: [Character], from start: Int, at place: Place) {
    self.characters = characters
    index = start
    end = min(characters.count, start + Self.lengthLimit)
    self.place = place
  }

  /// Two characters come before the one that they begin with.
  private static let symbols: [String] = [
    "}}", "==", "!=", "<=", ">=", "&&", "||", "??", "+", "-", "*", "/", "%", "<", ">", "!", "?",
    ":", "(", ")", "[", "]", ",", ".", "|",
  ]

  mutating func next() throws(Diagnostic) -> ExpressionToken {
    while index < end, characters[index].isWhitespace { index += 1 }
    let column = index + 1
    guard index < end else {
      if index < characters.count { throw .tooLongExpression(at: place.column(column)) }
      return ExpressionToken(kind: .end, column: column)
    }
    let kind = try kind(column)
    return ExpressionToken(kind: kind, column: column)
  }

  private mutating func kind(_ column: Int) throws(Diagnostic) -> ExpressionToken.Kind {
    let character = characters[index]
    if character == "\"" || character == "'" { return try text(column) }
    if Self.isDigit(character) || (character == "." && isDigit(at: index + 1)) {
      return try number(column)
    }
    if Self.isNameStart(character) { return name() }
    for symbol in Self.symbols where symbol.first == character {
      if symbol.utf8.count == 2 {
        guard index + 1 < end, characters[index + 1] == symbol.last else { continue }
      }
      index += symbol.utf8.count
      return .symbol(symbol)
    }
    throw .unexpectedCharacter(character, at: place.column(column))
  }

  private mutating func text(_ column: Int) throws(Diagnostic) -> ExpressionToken.Kind {
    let quote = characters[index]
    var text = ""
    index += 1
    while index < end {
      var character = characters[index]
      if character == quote {
        index += 1
        return .text(text)
      }
      if character == "\\", index + 1 < end {
        index += 1
        character = characters[index]
        guard character == "\\" || character == "\"" || character == "'" else {
          throw .unknownEscape(character, at: place.column(index))
        }
      }
      text.append(character)
      index += 1
    }
    throw .unclosedText(at: place.column(column))
  }

  private mutating func number(_ column: Int) throws(Diagnostic) -> ExpressionToken.Kind {
    let start = index
    while index < end, Self.isDigit(characters[index]) || characters[index] == "." { index += 1 }
    let text = String(characters[start..<index])
    let isJoined = index < end && Self.isNameStart(characters[index])
    guard let number = ExactDecimal(text), !isJoined else {
      throw .wrongNumber(text, at: place.column(column))
    }
    return .number(number)
  }

  private mutating func name() -> ExpressionToken.Kind {
    let start = index
    while index < end, Self.isNameStart(characters[index]) || characters[index].isNumber {
      index += 1
    }
    return .name(String(characters[start..<index]))
  }

  private func isDigit(at index: Int) -> Bool {
    index < end && Self.isDigit(characters[index])
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isWholeNumber
  }

  private static func isNameStart(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }
}
