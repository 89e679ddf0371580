import CairoBackend
import VectorScene

/// Whether a PNG file is whole, so that a damaged one is noticed before it is part of a picture.
struct PNGIntegrity {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What is wrong with the file; `nil` when nothing is.
  ///
  /// Looks at the chunks and their checksums, and decodes the pixels where this build can.
  var damage: String? {
    if let damage = chunkDamage { return damage }
    return PNGRenderer.canDecode(bytes) ? nil : "damaged PNG: its pixels cannot be decoded"
  }

  private var chunkDamage: String? {
    var start = 8
    var isFirst = true
    var hasPixels = false
    while start + 12 <= bytes.count {
      let length = Int(number(at: start))
      guard length <= bytes.count - start - 12 else { break }
      let type = bytes[start + 4..<start + 8]
      guard
        Self.checksum(of: bytes[start + 4..<start + 8 + length]) == number(at: start + 8 + length)
      else { return "damaged PNG: a chunk with a wrong checksum" }
      if isFirst, length != 13 || !type.elementsEqual("IHDR".utf8) {
        return "damaged PNG: no header"
      }
      if type.elementsEqual("IDAT".utf8) { hasPixels = true }
      if type.elementsEqual("IEND".utf8) { return hasPixels ? nil : "damaged PNG: no pixels" }
      isFirst = false
      start += 12 + length
    }
    return "damaged PNG: it breaks off"
  }

  private func number(at index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// CRC-32 as PNG has it (polynomial 0xEDB88320).
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { checksum, byte in
      checksum >> 8 ^ checksums[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)]
    }
  }

  /// The checksums of single bytes.
  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { checksum, _ in
      checksum & 1 == 0 ? checksum >> 1 : checksum >> 1 ^ 0xEDB8_8320
    }
  }
}
