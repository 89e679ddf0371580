import Foundation

/// Numbers the different texts of a column in the order of their first appearance.
///
/// Compares bytes, so that a text becomes a `String` only once. Texts that are canonically equal, such
/// as an "é" of one or of two scalars, are one text, in the composed form (NFC). The bytes must stay in
/// memory while the interner is in use. Hashes do not show in the result.
struct TextInterner {
  private(set) var dictionary: [String] = []
  /// Every spelling that was met, and the code of its text.
  private var spellings: [(text: UnsafeBufferPointer<UInt8>, code: Int32)] = []
  private var hashes: [Int] = []
  /// Open addressing: numbers of spellings or -1, at a power of two of places.
  private var slots = [Int32](repeating: -1, count: 64)
  private var latest = -1
  /// The codes of texts that are not ASCII. Swift's strings are equal when they are canonically so.
  private var composed: [String: Int32] = [:]

  mutating func code(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    // Neighbouring rows often hold the same text.
    if latest >= 0, Self.equal(spellings[latest].text, text) { return spellings[latest].code }
    let hash = Self.hash(text)
    var slot = hash & (slots.count &- 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, Self.equal(spellings[number].text, text) {
        latest = number
        return spellings[number].code
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    let code = newCode(of: text)
    latest = spellings.count
    slots[slot] = Int32(truncatingIfNeeded: latest)
    spellings.append((text, code))
    hashes.append(hash)
    if spellings.count &* 2 > slots.count { grow() }
    return code
  }

  /// The code of a spelling that was not met before.
  private mutating func newCode(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let code = Int32(truncatingIfNeeded: dictionary.count)
    var string = String(decoding: text, as: UTF8.self)
    if text.contains(where: { $0 >= 0x80 }) {
      if let known = composed[string] { return known }
      // Below U+0300, which is 0xCC 0x80, nothing combines.
      if text.contains(where: { $0 >= 0xCC }) {
        string = string.precomposedStringWithCanonicalMapping
      }
      composed[string] = code
    }
    dictionary.append(string)
    return code
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (code, hash) in hashes.enumerated() {
      var slot = hash & (slots.count &- 1)
      while slots[slot] >= 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = Int32(truncatingIfNeeded: code)
    }
  }

  /// Different in every process, so that nobody can make a file whose texts all fall on one slot.
  private static let seed = UInt64.random(in: .min ... .max)

  /// Eight bytes at a time, each folded in by the two halves of a 128-bit product. `Hasher` took a
  /// sixth of the time that a whole file needs.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = UnsafeRawBufferPointer(text)
    var hash = seed ^ UInt64(truncatingIfNeeded: text.count)
    var index = 0
    while index &+ 8 <= text.count {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    return Int(truncatingIfNeeded: mixed(hash ^ rest(of: bytes, from: index)))
  }

  /// The bytes behind the last whole eight, in one word. Where the text is long enough they are
  /// loaded together with some in front of them, which saves a loop.
  private static func rest(of bytes: UnsafeRawBufferPointer, from index: Int) -> UInt64 {
    let count = bytes.count
    if index == count { return 0 }
    if count >= 8 { return bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) }
    if count >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    return UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count &- 1])
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let (high, low) = (value ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  private static func equal(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = left.count
    guard count == right.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var index = 0
    while index &+ 8 <= count {
      let word = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index &+= 8
    }
    return rest(of: left, from: index) == rest(of: right, from: index)
  }
}
