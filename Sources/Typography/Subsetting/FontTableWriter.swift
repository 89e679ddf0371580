/// The bytes of a font table in the making: big-endian, as OpenType stores its numbers.
struct FontTableWriter {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func uint8(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }

  /// Signed and unsigned alike: the low 16 bits.
  mutating func int16(_ value: Int) {
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  mutating func uint32(_ value: Int) {
    int16(value >> 16)
    int16(value)
  }

  mutating func tag(_ tag: Tag) { uint32(Int(tag.value)) }

  mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Zeros up to the next multiple of four.
  mutating func pad() {
    while bytes.count % 4 != 0 { bytes.append(0) }
  }
}

/// The tables of one font as a file.
enum FontFileWriter {
  /// - Parameter tables: in any order; `head` gets its checksum here.
  static func file(_ tables: [(tag: Tag, bytes: [UInt8])]) -> [UInt8] {
    let sorted = tables.sorted { $0.tag.value < $1.tag.value }
    var directory = FontTableWriter()
    directory.tag("OTTO")
    directory.int16(sorted.count)
    let power = 1 << (Int.bitWidth - 1 - sorted.count.leadingZeroBitCount)
    directory.int16(power * 16)
    directory.int16(power.trailingZeroBitCount)
    directory.int16((sorted.count - power) * 16)
    var content = FontTableWriter()
    var adjustment: Int?
    let start = 12 + 16 * sorted.count
    for table in sorted {
      directory.tag(table.tag)
      directory.uint32(Int(checksum(of: table.bytes)))
      directory.uint32(start + content.count)
      directory.uint32(table.bytes.count)
      if table.tag == "head" { adjustment = start + content.count + 8 }
      content.append(table.bytes)
      content.pad()
    }
    var file = directory.bytes + content.bytes
    if let adjustment {
      let value = 0xB1B0_AFBA &- checksum(of: file)
      for index in 0..<4 {
        file[adjustment + index] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index))
      }
    }
    return file
  }

  /// The sum of the table's 32-bit words.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << UInt32(24 - 8 * (index & 3))
    }
    return sum
  }
}
