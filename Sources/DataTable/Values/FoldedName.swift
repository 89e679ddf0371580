extension String {
  /// The name in lower case with its letters and numbers alone, so that `Unit price`, `unit_price`
  /// and `unitPrice` are one.
  package var folded: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case 0x80...: return foldedByCharacters
      default: continue
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var foldedByCharacters: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
