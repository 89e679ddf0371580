/// A PNG file taken apart into its chunks.
struct PNGFile {
  struct Malformed: Error {}

  private var chunks: [(type: String, data: [UInt8], checksum: UInt32)] = []

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Malformed()
    }
    var place = 8
    func integer(at start: Int) -> UInt32 {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    while place + 12 <= bytes.count {
      let length = Int(integer(at: place))
      guard place + 12 + length <= bytes.count else { throw Malformed() }
      let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      let data = Array(bytes[place + 8..<place + 8 + length])
      chunks.append((type, data, integer(at: place + 8 + length)))
      place += 12 + length
    }
    guard place == bytes.count else { throw Malformed() }
  }

  var types: [String] { chunks.map(\.type) }

  func data(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

  var checksumsMatch: Bool {
    chunks.allSatisfy { Self.checksum(Array($0.type.utf8) + $0.data) == $0.checksum }
  }

  /// CRC-32 bit by bit, as the PNG specification's appendix gives it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }
}
