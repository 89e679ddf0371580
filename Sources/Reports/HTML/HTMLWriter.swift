/// A growing piece of HTML: markup as it stands, and text that is escaped.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Markup as it stands: never text from data.
  mutating func markup(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Markup that was written by one of our own writers.
  mutating func piece(_ bytes: some Sequence<UInt8>) { self.bytes.append(contentsOf: bytes) }

  mutating func number(_ value: Int) { bytes.append(contentsOf: "\(value)".utf8) }

  /// Text between tags or in an attribute's double quotes, with all escaped that could end either.
  ///
  /// Control characters are left out, but for tabs and line ends, which become spaces: what is to
  /// stand on lines of its own is written as lines.
  mutating func text(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": markup("&amp;")
      case "<": markup("&lt;")
      case ">": markup("&gt;")
      case "\"": markup("&quot;")
      case "'": markup("&#39;")
      case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
      default:
        guard !Self.isControl(scalar) else { continue }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Lines as they stand, in an element that keeps them.
  mutating func lines(_ string: String) {
    for (index, line) in string.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      text(String(line))
    }
  }

  /// ` name="text"`; `opening` is the part before the text.
  mutating func attribute(_ opening: StaticString, _ value: String) {
    markup(opening)
    text(value)
    markup("\"")
  }

  /// C0 and C1 controls, and what is no character.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
      || (0xFDD0...0xFDEF).contains(scalar.value)
  }
}
