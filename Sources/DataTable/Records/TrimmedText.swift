/// Takes white space off both ends of a text.
enum TrimmedText {
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Without spaces, tabs and line ends at both ends.
  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start &+= 1 }
    while end > start, bytes[end &- 1] <= 0x20 { end &-= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }
}
