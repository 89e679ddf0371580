import Foundation

/// The forms in which a mail holds what is not short lines of ASCII.
enum MailEncoding {
  /// The most characters of a line without its end, where a form has no limit of its own.
  static let lineLength = 76

  // MARK: Bodies

  /// Text as quoted-printable (RFC 2045, 6.7), with lines that end in CR LF.
  static func quotedPrintable(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count + text.count / 8)
    var column = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : UInt8(ascii: "\n")
      index += 1
      if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") { continue }
      if byte == UInt8(ascii: "\n") {
        output += [0x0D, 0x0A]
        column = 0
        continue
      }
      let isBlank = byte == 0x20 || byte == 0x09
      // Spaces at the end of a line are dropped on the way, a dot alone ends a mail, and "From " is
      // changed by some mailboxes.
      let isSpecial =
        isBlank && (next == 0x0A || next == 0x0D)
        || column == 0 && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "F"))
      let isPlain = isBlank || (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "=")
      let piece = isPlain && !isSpecial ? [byte] : hexadecimal(byte, after: "=")
      if column + piece.count > lineLength - 1 {
        output += [UInt8(ascii: "="), 0x0D, 0x0A]
        column = 0
      }
      output += piece
      column += piece.count
    }
    return output
  }

  /// Bytes as base64 in lines that end in CR LF.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let text = Data(bytes).base64EncodedData()
    var output: [UInt8] = []
    output.reserveCapacity(text.count + text.count / lineLength * 2 + 2)
    var start = text.startIndex
    while start < text.endIndex {
      let end = min(text.endIndex, start + lineLength)
      output += text[start..<end]
      output += [0x0D, 0x0A]
      start = end
    }
    return output
  }

  // MARK: Headers

  /// The lines of a header whose value is free text, such as the subject.
  ///
  /// Control characters become spaces, so that no data begin a header of their own. What is not ASCII
  /// is written in encoded words (RFC 2047).
  static func header(_ name: String, text: String) -> String {
    let line = singleLine(text)
    let words = needsEncoding(line) ? encodedWords(line) : folded(line)
    return header(name, words: words)
  }

  /// The lines of a header whose value consists of words that stay whole, with the spaces between
  /// them as the places where a line may end.
  static func header(_ name: String, words: [String]) -> String {
    var lines = name + ":"
    var column = lines.utf8.count
    for (index, word) in words.enumerated() {
      if index > 0, column + 1 + word.utf8.count > lineLength {
        lines += "\r\n"
        column = 0
      }
      lines += " " + word
      column += 1 + word.utf8.count
    }
    return lines + "\r\n"
  }

  /// A name in front of an address: as it stands, in quotes or in encoded words.
  static func phrase(_ text: String) -> [String] {
    let line = singleLine(text)
    guard !needsEncoding(line) else { return encodedWords(line) }
    let plain = line.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    if plain { return line.split(separator: " ").map(String.init) }
    let quoted = line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return ["\"\(quoted)\""]
  }

  /// The text with every control character and every stretch of spaces as one space.
  static func singleLine(_ text: String) -> String {
    let isBreak = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
    }
    var line = ""
    for piece in text.unicodeScalars.split(whereSeparator: isBreak) {
      if !line.isEmpty { line += " " }
      line.unicodeScalars += piece
    }
    return line
  }

  private static func needsEncoding(_ line: String) -> Bool {
    // What looks like an encoded word would be read as one, and words that fill a line alone cannot be
    // folded.
    line.utf8.contains { $0 > 0x7E } || line.contains("=?")
      || line.split(separator: " ").contains { $0.utf8.count > lineLength - 16 }
  }

  private static func folded(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  /// Words of at most 75 characters, none of which cuts a character.
  private static func encodedWords(_ line: String) -> [String] {
    let opening = "=?utf-8?B?"
    // Four characters of base64 hold three bytes; the header's name stands in front of the first.
    let room = 36
    var words: [String] = []
    var piece: [UInt8] = []
    func word() -> String { opening + Data(piece).base64EncodedString() + "?=" }
    for scalar in line.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if piece.count + bytes.count > room {
        words.append(word())
        piece = []
      }
      piece += bytes
    }
    if !piece.isEmpty { words.append(word()) }
    return words
  }

  static func hexadecimal(_ byte: UInt8, after mark: Character) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return Array(String(mark).utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
