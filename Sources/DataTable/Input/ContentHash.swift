/// A fingerprint of bytes: 128 bits of SipHash-2-4 (Aumasson and Bernstein, 2012) with the key zero.
///
/// Different contents have different fingerprints unless somebody works for the opposite: among a
/// billion of them two are equal by accident with a probability of 10⁻²¹. It does not protect against
/// forgery.
package struct ContentHash: Hashable, Sendable {
  package var low: UInt64
  package var high: UInt64

  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  package init(of bytes: UnsafeRawBufferPointer) {
    self.init(of: bytes, key: (0, 0))
  }

  /// With a key, as the published examples have one.
  init(of bytes: UnsafeRawBufferPointer, key: (low: UInt64, high: UInt64)) {
    var state = State(key: key)
    var place = 0
    while place + 8 <= bytes.count {
      state.take(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for index in place..<bytes.count { last |= UInt64(bytes[index]) << (8 * UInt64(index - place)) }
    state.take(last)
    (low, high) = state.finish()
  }

  /// The state of the hash as its authors give it.
  private struct State {
    var v0: UInt64
    var v1: UInt64
    var v2: UInt64
    var v3: UInt64

    init(key: (low: UInt64, high: UInt64)) {
      v0 = 0x736f_6d65_7073_6575 ^ key.low
      v1 = 0x646f_7261_6e64_6f6d ^ key.high ^ 0xee
      v2 = 0x6c79_6765_6e65_7261 ^ key.low
      v3 = 0x7465_6462_7974_6573 ^ key.high
    }

    @inline(__always)
    private mutating func round() {
      v0 &+= v1
      v1 = v1 << 13 | v1 >> 51
      v1 ^= v0
      v0 = v0 << 32 | v0 >> 32
      v2 &+= v3
      v3 = v3 << 16 | v3 >> 48
      v3 ^= v2
      v0 &+= v3
      v3 = v3 << 21 | v3 >> 43
      v3 ^= v0
      v2 &+= v1
      v1 = v1 << 17 | v1 >> 47
      v1 ^= v2
      v2 = v2 << 32 | v2 >> 32
    }

    @inline(__always)
    mutating func take(_ word: UInt64) {
      v3 ^= word
      round()
      round()
      v0 ^= word
    }

    mutating func finish() -> (low: UInt64, high: UInt64) {
      v2 ^= 0xee
      for _ in 0..<4 { round() }
      let low = v0 ^ v1 ^ v2 ^ v3
      v1 ^= 0xdd
      for _ in 0..<4 { round() }
      return (low, v0 ^ v1 ^ v2 ^ v3)
    }
  }
}

extension ContentHash: CustomStringConvertible {
  /// 32 hexadecimal digits.
  package var description: String { Self.digits(high) + Self.digits(low) }

  /// `nil` for a text that is no fingerprint as ``description`` writes it.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.dropFirst(16), radix: 16)
    else { return nil }
    self.init(low: low, high: high)
  }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
