extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line, without spaces.
  public var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value as JSON with two spaces of indent and a line for each member and element.
  public var indentedText: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `indent` is the depth so far; `nil` writes one line.
  func write(to bytes: inout [UInt8], indent: Int?) {
    switch self {
    case .null: bytes += "null".utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number): bytes += number.text.utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &bytes, indent: indent) {
        element, bytes, indent in
        element.write(to: &bytes, indent: indent)
      }
    case .object(let object):
      Self.write(
        object.members, between: "{", "}", to: &bytes, indent: indent
      ) { member, bytes, indent in
        Self.write(member.name, to: &bytes)
        bytes += (indent == nil ? ":" : ": ").utf8
        member.value.write(to: &bytes, indent: indent)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between open: String, _ close: String, to bytes: inout [UInt8], indent: Int?,
    writePart: (Part, inout [UInt8], Int?) -> Void
  ) {
    func breakLine(_ depth: Int) {
      guard indent != nil else { return }
      bytes.append(0x0A)
      bytes += repeatElement(0x20, count: 2 * depth)
    }
    bytes += open.utf8
    let depth = indent ?? 0
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      breakLine(depth + 1)
      writePart(part, &bytes, indent.map { $0 + 1 })
    }
    if !parts.isEmpty { breakLine(depth) }
    bytes += close.utf8
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20:
        let hexDigits = String(byte, radix: 16)
        bytes += "\\u00\(byte < 0x10 ? "0" : "")\(hexDigits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
