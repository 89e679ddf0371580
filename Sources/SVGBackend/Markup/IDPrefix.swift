/// What the ids of a document start with.
enum IDPrefix {
  /// A prefix that follows from the content: a letter and eight letters or digits that hold 40
  /// bits of a hash which is the same on every machine.
  static func derived(from pieces: [MarkupWriter]) -> [UInt8] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for piece in pieces { piece.bytes.withUnsafeBytes { add($0, to: &hash) } }
    hash ^= hash >> 32
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    var prefix: [UInt8] = [UInt8(ascii: "c")]
    for position in 0..<8 {
      prefix.append(letters[Int(truncatingIfNeeded: (hash >> (UInt64(position) * 5)) & 31)])
    }
    return prefix
  }

  /// FNV-1a over words of eight bytes, the lowest first: an eighth of the multiplications, which
  /// otherwise cost a tenth of the time to write a small chart.
  private static func add(_ bytes: UnsafeRawBufferPointer, to hash: inout UInt64) {
    let prime: UInt64 = 0x100_0000_01b3
    var index = 0
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      hash = (hash ^ word) &* prime
      // The multiplication carries upwards only; bring the high bits down again.
      hash ^= hash >> 29
      index += 8
    }
    while index < bytes.count {
      hash = (hash ^ UInt64(bytes[index])) &* prime
      index += 1
    }
  }

  /// The user's own prefix with what an id cannot hold written as `_` and two hexadecimal digits,
  /// and a letter in front where there is none.
  static func cleaned(_ prefix: String) -> [UInt8] {
    var cleaned = MarkupWriter()
    for byte in prefix.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        cleaned.byte(byte)
      default:
        cleaned.byte("_")
        cleaned.hexByte(byte)
      }
    }
    let first = cleaned.bytes.first ?? 0
    let isLetter = first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z")
    return isLetter ? cleaned.bytes : [UInt8(ascii: "c")] + cleaned.bytes
  }

  /// The prefix of the `number`th of several documents that would otherwise share one.
  static func numbered(_ prefix: [UInt8], _ number: Int) -> [UInt8] {
    prefix + Array("-\(number)".utf8)
  }
}
