import Diagnostics

/// Makes sure that an input is UTF-8 text.
enum TextEncoding {
  /// The number of bytes in front of the text: 3 when it begins with a byte order mark.
  ///
  /// Throws for a file that is empty, that begins like a known binary format or like UTF-16, or
  /// that holds bytes which are not UTF-8: nothing is replaced by U+FFFD in silence.
  static func textStart(of input: LoadedInput) throws(Diagnostic) -> Int {
    let bytes = input.bytes
    if bytes.isEmpty { throw .emptyFile(input.name) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.prefix(4).contains(0)
    {
      throw .utf16Text(input.name)
    }
    if let format = BinaryFormat.found(in: bytes) { throw .binaryFile(format, input.name) }
    if let offset = bytes.withUnsafeBufferPointer(firstInvalidOffset) {
      let line = LineCounter.line(of: offset, in: bytes)
      throw .invalidUTF8(bytes[offset], offset: offset, at: Place(file: input.name, line: line))
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The offset of the first byte that is not part of valid UTF-8, or `nil`.
  static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = bytes.count
    var index = 0
    while index < count {
      if index &+ 8 <= count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index &+= 8
        continue
      }
      let lead = bytes[index]
      if lead < 0x80 {
        index &+= 1
        continue
      }
      guard let length = sequenceLength(bytes, at: index, lead: lead) else { return index }
      index &+= length
    }
    return nil
  }

  /// The length of the valid sequence of two to four bytes at `index`, or `nil`; see table 3-7 of
  /// the Unicode Standard.
  private static func sequenceLength(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, lead: UInt8
  ) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: length = 3
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index &+ length <= bytes.count, second.contains(bytes[index &+ 1]) else { return nil }
    for position in (index &+ 2)..<(index &+ max(length, 2)) where bytes[position] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}

/// Formats that are often given by mistake in place of text, known by their first bytes.
private enum BinaryFormat {
  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x1F, 0x8B], "a gzip archive"),
    ([0x28, 0xB5, 0x2F, 0xFD], "a Zstandard archive"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive or a spreadsheet"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old spreadsheet or document"),
    (Array("SQLite format 3".utf8), "an SQLite database"),
    (Array("%PDF-".utf8), "a PDF document"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
  ]

  static func found(in bytes: [UInt8]) -> String? {
    signatures.first { bytes.starts(with: $0.bytes) }?.name
  }
}

/// Finds lines by offset; only for messages, since it counts from the start.
enum LineCounter {
  /// The line, from 1, on which the byte at `offset` stands. LF, CR and CR LF each end a line.
  static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    position(of: offset, in: bytes[...]).line
  }

  /// The line and the character on it, both from 1, counted from the start of `bytes`.
  static func position(of offset: Int, in bytes: ArraySlice<UInt8>) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    for byte in bytes.prefix(offset - bytes.startIndex) {
      if byte == 0x0D || (byte == 0x0A && previous != 0x0D) {
        line += 1
        column = 1
      } else if byte != 0x0A, byte & 0xC0 != 0x80 {
        column += 1
      }
      previous = byte
    }
    return (line, column)
  }
}
