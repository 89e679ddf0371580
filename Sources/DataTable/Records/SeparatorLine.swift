/// The line `sep=;` that Excel puts in front of a table to say what stands between cells.
enum SeparatorLine {
  /// The character that a first line names; `nil` when the first line is none of these.
  static func delimiter(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt8? {
    let line = bytes[min(start, bytes.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, let delimiter = line.last, delimiter < 0x80,
      delimiter != UInt8(ascii: "\""),
      // Letters in lower case; the equals sign has that bit already.
      line.dropLast().map({ $0 | 0x20 }) == Array("sep=".utf8)
    else { return nil }
    return delimiter
  }
}
