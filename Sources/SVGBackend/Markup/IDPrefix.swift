/// What the ids of a document start with.
enum IDPrefix {
  /// The prefix for content with this hash: a letter and eight letters or digits that hold 40 bits
  /// of it.
  static func derived(from hash: ContentHash) -> [UInt8] {
    let hash = hash.value ^ hash.value >> 32
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    var prefix: [UInt8] = [UInt8(ascii: "c")]
    for position in 0..<8 {
      prefix.append(letters[Int(truncatingIfNeeded: (hash >> (UInt64(position) * 5)) & 31)])
    }
    return prefix
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
    let bytes = cleaned.withBytes { Array($0) }
    let first = bytes.first ?? 0
    let isLetter = first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z")
    return isLetter ? bytes : [UInt8(ascii: "c")] + bytes
  }

  /// The prefix of the `number`th of several documents that would otherwise share one.
  static func numbered(_ prefix: [UInt8], _ number: Int) -> [UInt8] {
    prefix + Array("-\(number)".utf8)
  }
}

/// A hash of bytes that is the same on every machine: FNV-1a over words of eight bytes, the lowest
/// first.
///
/// Words in place of bytes take an eighth of the multiplications, which otherwise cost a tenth of
/// the time to write a small chart.
struct ContentHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ piece: borrowing MarkupWriter) {
    piece.withBytes { add(UnsafeRawBufferPointer($0)) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let prime: UInt64 = 0x100_0000_01b3
    var index = 0
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      value = (value ^ word) &* prime
      // The multiplication carries upwards only; bring the high bits down again.
      value ^= value >> 29
      index += 8
    }
    while index < bytes.count {
      value = (value ^ UInt64(bytes[index])) &* prime
      index += 1
    }
  }
}
