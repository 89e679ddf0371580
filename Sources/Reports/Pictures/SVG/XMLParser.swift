/// Reads the elements of an XML document; text between them is left out.
///
/// A document type declaration is refused, and with it every entity but the five of XML itself, so
/// that a small file cannot grow into a large one and nothing outside is ever asked for.
struct XMLParser {
  enum Failure: Error, Hashable {
    case unexpectedEnd
    case malformed
    case documentType
    case unknownEntity
    case tooDeep
    case tooManyElements
  }

  /// How deep elements may stand in each other, and how many there may be.
  static let depthLimit = 64
  static let elementLimit = 5000

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The outermost element.
  mutating func document() throws(Failure) -> XMLElement {
    while true {
      try skipToMarkup()
      if let element = try element(depth: 0) { return element }
    }
  }

  /// The element whose `<` comes next; `nil` after a comment, an instruction or a CDATA section.
  private mutating func element(depth: Int) throws(Failure) -> XMLElement? {
    if try skipsOther() { return nil }
    index += 1
    var element = XMLElement(name: try name(), attributes: [])
    count += 1
    if count > Self.elementLimit { throw .tooManyElements }
    if depth >= Self.depthLimit { throw .tooDeep }
    while true {
      skipSpace()
      if take("/>") { return element }
      if take(">") { break }
      element.attributes.append(try attribute())
    }
    while true {
      try skipToMarkup()
      if take("</") {
        guard try name() == element.name else { throw .malformed }
        skipSpace()
        guard take(">") else { throw .malformed }
        return element
      }
      if let child = try self.element(depth: depth + 1) { element.children.append(child) }
    }
  }

  private mutating func skipsOther() throws(Failure) -> Bool {
    if take("<?") {
      try skip(past: "?>")
    } else if take("<!--") {
      try skip(past: "-->")
    } else if take("<![CDATA[") {
      try skip(past: "]]>")
    } else if take("<!") {
      throw .documentType
    } else {
      return false
    }
    return true
  }

  private mutating func attribute() throws(Failure) -> XMLElement.Attribute {
    let name = try name()
    skipSpace()
    guard take("=") else { throw .malformed }
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .malformed }
    index += 1
    var value: [UInt8] = []
    while true {
      guard index < bytes.count else { throw .unexpectedEnd }
      let byte = bytes[index]
      index += 1
      switch byte {
      case quote:
        return XMLElement.Attribute(name: name, value: String(decoding: value, as: UTF8.self))
      case UInt8(ascii: "&"): value += try entity()
      case UInt8(ascii: "<"): throw .malformed
      case 0x09, 0x0A, 0x0D: value.append(0x20)
      default: value.append(byte)
      }
    }
  }

  /// What stands for a character behind `&`.
  private mutating func entity() throws(Failure) -> [UInt8] {
    guard let end = bytes[index...].prefix(10).firstIndex(of: UInt8(ascii: ";")) else {
      throw .unknownEntity
    }
    let name = String(decoding: bytes[index..<end], as: UTF8.self)
    index = end + 1
    switch name {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let code =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let scalar = code.flatMap(Unicode.Scalar.init), let encoded = UTF8.encode(scalar) else {
      throw .unknownEntity
    }
    return Array(encoded)
  }

  /// A name without its namespace prefix.
  private mutating func name() throws(Failure) -> String {
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    guard index > start else { throw index < bytes.count ? .malformed : .unexpectedEnd }
    let name = bytes[start..<index]
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func skipToMarkup() throws(Failure) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    if index >= bytes.count { throw .unexpectedEnd }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isNext { index += text.utf8CodeUnitCount }
    return isNext
  }

  private mutating func skip(past text: StaticString) throws(Failure) {
    while index < bytes.count {
      if take(text) { return }
      index += 1
    }
    throw .unexpectedEnd
  }
}
