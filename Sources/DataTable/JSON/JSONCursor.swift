/// Walks over the bytes of a JSON document, which are known to be UTF-8.
struct JSONCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let depthLimit: Int
  private var index = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    if index >= bytes.count { throw failure(.nothing) }
    let value = try value()
    skipSpace()
    if index < bytes.count { throw unexpected("the end") }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    guard index < bytes.count else { throw failure(.unexpectedEnd) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw unexpected("a value")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    for position in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count else { throw failure(.unexpectedEnd) }
      guard bytes[index] == word.utf8Start[position] else { throw unexpected("\(word)") }
      index &+= 1
    }
    return value
  }

  // MARK: Containers

  private mutating func enter() throws(JSONSyntaxError) {
    if depth >= depthLimit { throw failure(.nestedTooDeeply(limit: depthLimit)) }
    depth += 1
    index &+= 1
    skipSpace()
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    try enter()
    var elements: [JSONValue] = []
    if take("]") {
      depth -= 1
      return elements
    }
    while true {
      elements.append(try value())
      skipSpace()
      if take("]") { break }
      try expect(",", or: "\",\" or \"]\"")
      skipSpace()
    }
    depth -= 1
    return elements
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONObject {
    try enter()
    var members: [JSONObject.Member] = []
    if take("}") {
      depth -= 1
      return JSONObject(members)
    }
    while true {
      guard index < bytes.count else { throw failure(.unexpectedEnd) }
      guard bytes[index] == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let name = try string()
      skipSpace()
      try expect(":", or: "\":\"")
      skipSpace()
      members.append(JSONObject.Member(name: name, value: try value()))
      skipSpace()
      if take("}") { break }
      try expect(",", or: "\",\" or \"}\"")
      skipSpace()
    }
    depth -= 1
    return JSONObject(members)
  }

  // MARK: Numbers

  private mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = index
    _ = take("-")
    let hasLeadingZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits > 0, !hasLeadingZero || digits == 1 else { throw invalidNumber(start) }
    if take("."), skipDigits() == 0 { throw invalidNumber(start) }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      if skipDigits() == 0 { throw invalidNumber(start) }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return JSONNumber(checkedText: text)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index &+= 1 }
    return index - start
  }

  // MARK: Strings

  private mutating func string() throws(JSONSyntaxError) -> String {
    index &+= 1
    let start = index
    skipPlainBytes()
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      defer { index &+= 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while true {
      guard index < bytes.count else { throw failure(.unexpectedEnd) }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index &+= 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case let byte where byte < 0x20: throw failure(.controlCharacter(byte))
      default:
        let start = index
        skipPlainBytes()
        text += bytes[start..<index]
      }
    }
  }

  /// Goes on to the next quote, backslash or control character.
  private mutating func skipPlainBytes() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
      index &+= 1
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONSyntaxError) {
    let start = index
    index &+= 1
    guard index < bytes.count else { throw failure(.unexpectedEnd) }
    let letter = bytes[index]
    index &+= 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try escapedScalar(start)).utf8)
    default: throw JSONSyntaxError(reason: .invalidEscape, offset: start)
    }
  }

  /// The character of `\uXXXX`, or of two of them that are a surrogate pair.
  private mutating func escapedScalar(_ start: Int) throws(JSONSyntaxError) -> Character {
    let first = try hexDigits(start)
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    if first < 0xDC00, take("\\"), take("u") {
      let second = try hexDigits(start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return Character(scalar)
      }
    }
    throw JSONSyntaxError(reason: .loneSurrogate, offset: start)
  }

  private mutating func hexDigits(_ start: Int) throws(JSONSyntaxError) -> UInt32 {
    guard index &+ 4 <= bytes.count else { throw failure(.unexpectedEnd) }
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = bytes[index]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw JSONSyntaxError(reason: .invalidEscape, offset: start)
      }
      value = value << 4 | UInt32(digit)
      index &+= 1
    }
    return value
  }

  // MARK: Steps

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index &+= 1
      default: return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
    index &+= 1
    return true
  }

  private mutating func expect(
    _ character: Unicode.Scalar, or expected: String
  ) throws(JSONSyntaxError) {
    if take(character) { return }
    throw unexpected(expected)
  }

  private func unexpected(_ expected: String) -> JSONSyntaxError {
    guard index < bytes.count else { return failure(.unexpectedEnd) }
    return failure(.unexpected(bytes[index], expected: expected))
  }

  private func invalidNumber(_ start: Int) -> JSONSyntaxError {
    JSONSyntaxError(reason: .invalidNumber, offset: start)
  }

  private func failure(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, offset: index)
  }
}
