// The one place where text from a scene becomes markup.

extension MarkupWriter {
  /// Text between tags or in an attribute's quotes, with everything escaped that could end either.
  ///
  /// Characters that XML 1.0 does not allow are left out; line ends and tabs become spaces, since
  /// no two readers of attributes agree on them.
  mutating func text(_ string: String) {
    let done: Void? = string.utf8.withContiguousStorageIfAvailable { escape($0) }
    // A string bridged from elsewhere has no bytes to lend.
    if done == nil { Array(string.utf8).withUnsafeBufferPointer { escape($0) } }
  }

  /// ` name="text"`; `opening` is the part before the text.
  mutating func attribute(_ opening: StaticString, _ value: String) {
    markup(opening)
    text(value)
    byte("\"")
  }

  private mutating func escape(_ source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < source.count {
      let length = Self.specialLength(source, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      raw(UnsafeBufferPointer(rebasing: source[start..<index]))
      replace(source[index])
      index += length
      start = index
    }
    raw(UnsafeBufferPointer(rebasing: source[start..<source.count]))
  }

  /// How many bytes at `index` cannot stand as they are; 0 for none.
  private static func specialLength(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch source[index] {
    case ..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x7F:
      return 1
    case 0xC2:
      // The control characters U+0080 to U+009F.
      return index + 1 < source.count && source[index + 1] < 0xA0 ? 2 : 0
    case 0xEF:
      // U+FFFE and U+FFFF are no characters.
      guard index + 2 < source.count, source[index + 1] == 0xBF else { return 0 }
      return source[index + 2] >= 0xBE ? 3 : 0
    default: return 0
    }
  }

  private mutating func replace(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): markup("&amp;")
    case UInt8(ascii: "<"): markup("&lt;")
    case UInt8(ascii: ">"): markup("&gt;")
    case UInt8(ascii: "\""): markup("&quot;")
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): self.byte(" ")
    default: break
    }
  }
}
