import Diagnostics

/// Reads the text of a paragraph or heading: emphasis, code, links, line breaks and escapes.
struct MarkdownSpanParser {
  private let characters: [Character]
  private let place: Place
  private(set) var diagnostics: [Diagnostic] = []
  private var index = 0
  private var tokens: [MarkdownToken] = []
  private var literal = ""
  /// The tokens of brackets that may begin a link.
  private var openBrackets: [Int] = []
  /// For each number of backticks where a run of so many was seen last, so that none is looked for
  /// twice in vain.
  private var backtickRuns: [Int: Int]?

  /// Longer addresses are no links.
  private static let addressLimit = 2048

  init(_ text: String, at place: Place) {
    characters = Array(text)
    self.place = place
  }

  mutating func spans() -> [TextSpan] {
    while index < characters.count { readCharacter() }
    endLiteral()
    return MarkdownEmphasis.spans(of: tokens)
  }

  private mutating func readCharacter() {
    let character = characters[index]
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_": readDelimiter(character)
    case "[":
      endLiteral()
      openBrackets.append(tokens.count)
      tokens.append(.text("["))
      index += 1
    case "]": readClosingBracket()
    case "<": readAutomaticLink()
    case "\n", "\r\n": readLineEnd()
    default:
      literal.append(character)
      index += 1
    }
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    tokens.append(.text(literal))
    literal = ""
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  // MARK: Escapes, line ends and code

  private mutating func readEscape() {
    let next = character(at: index + 1)
    index += 2
    switch next {
    case .some(let next) where next.isNewline:
      endLiteral()
      tokens.append(.span(.lineBreak))
    case .some(let next) where next.isASCII && (next.isPunctuation || next.isSymbol):
      literal.append(next)
    default:
      literal.append("\\")
      index -= 1
    }
  }

  /// Two spaces in front of it make a line break, else it is a space.
  private mutating func readLineEnd() {
    index += 1
    let isBreak = literal.hasSuffix("  ")
    while literal.last == " " { literal.removeLast() }
    if isBreak {
      endLiteral()
      tokens.append(.span(.lineBreak))
    } else if index < characters.count {
      literal.append(" ")
    }
  }

  private mutating func readCode() {
    var end = index
    while character(at: end) == "`" { end += 1 }
    let count = end - index
    guard let close = closingBackticks(count, from: end) else {
      literal += String(repeating: "`", count: count)
      index = end
      return
    }
    endLiteral()
    var code = String(characters[end..<close].map { $0.isNewline ? " " : $0 })
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    tokens.append(.span(.code(code)))
    index = close + count
  }

  /// Where the next run of exactly so many backticks begins.
  private mutating func closingBackticks(_ count: Int, from start: Int) -> Int? {
    let runs = backtickRuns ?? lastBacktickRuns()
    backtickRuns = runs
    guard let last = runs[count], last >= start else { return nil }
    var position = start
    while position <= last {
      guard characters[position] == "`" else {
        position += 1
        continue
      }
      var end = position
      while character(at: end) == "`" { end += 1 }
      if end - position == count { return position }
      position = end
    }
    return nil
  }

  private func lastBacktickRuns() -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var position = 0
    while position < characters.count {
      var end = position
      while character(at: end) == "`" { end += 1 }
      if end > position { runs[end - position] = position }
      position = max(end, position + 1)
    }
    return runs
  }

  // MARK: Emphasis

  private mutating func readDelimiter(_ sign: Character) {
    endLiteral()
    var end = index
    while character(at: end) == sign { end += 1 }
    let before = character(at: index - 1) ?? "\n"
    let after = character(at: end) ?? "\n"
    func isSign(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let isLeft =
      !after.isWhitespace && (!isSign(after) || before.isWhitespace || isSign(before))
    let isRight =
      !before.isWhitespace && (!isSign(before) || after.isWhitespace || isSign(after))
    // Underscores inside words are part of names.
    let opens = sign == "*" ? isLeft : isLeft && (!isRight || isSign(before))
    let closes = sign == "*" ? isRight : isRight && (!isLeft || isSign(after))
    tokens.append(
      .delimiter(
        MarkdownDelimiter(sign: sign, count: end - index, opens: opens, closes: closes)))
    index = end
  }

  // MARK: Links

  private mutating func readClosingBracket() {
    endLiteral()
    guard let open = openBrackets.popLast(), character(at: index + 1) == "(",
      let (address, end) = destination(from: index + 2)
    else {
      tokens.append(.text("]"))
      index += 1
      return
    }
    index = end
    // A link holds no links.
    openBrackets.removeAll()
    if SafeAddress(address) != nil {
      tokens[open] = .linkStart
      tokens.append(.linkEnd(address))
    } else {
      tokens[open] = .text("")
      diagnostics.append(.refusedLink(address, at: place))
    }
  }

  /// The address that begins here, with a title that is not shown, up to the closing bracket.
  ///
  /// No more is looked at than an address may be long, so that a text full of openings takes no more
  /// time than another.
  private func destination(from start: Int) -> (address: String, end: Int)? {
    let limit = min(characters.count, start + Self.addressLimit)
    var position = start
    func skipSpaces() {
      while position < limit, characters[position].isWhitespace { position += 1 }
    }
    skipSpaces()
    var address = ""
    if position < limit, characters[position] == "<" {
      position += 1
      while position < limit, characters[position] != ">" {
        address.append(characters[position])
        position += 1
      }
      position += 1
    } else {
      var depth = 0
      while position < limit, !characters[position].isWhitespace {
        let character = characters[position]
        if character == ")", depth == 0 { break }
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        let isEscaped = character == "\\" && position + 1 < limit
        if isEscaped { position += 1 }
        address.append(characters[position])
        position += 1
      }
    }
    skipSpaces()
    if position < limit, characters[position] == "\"" || characters[position] == "'" {
      let quote = characters[position]
      position += 1
      while position < limit, characters[position] != quote { position += 1 }
      position += 1
      skipSpaces()
    }
    guard position < limit, characters[position] == ")" else { return nil }
    return (address, position + 1)
  }

  /// `<https://…>`.
  private mutating func readAutomaticLink() {
    let limit = min(characters.count, index + 1 + Self.addressLimit)
    var end = index + 1
    while end < limit, !characters[end].isWhitespace, characters[end] != "<", characters[end] != ">"
    {
      end += 1
    }
    let address = String(characters[(index + 1)..<end])
    guard character(at: end) == ">", !address.hasPrefix("#"), SafeAddress(address) != nil else {
      literal.append("<")
      index += 1
      return
    }
    endLiteral()
    tokens.append(.span(.link([.text(address)], url: address)))
    index = end + 1
  }
}
