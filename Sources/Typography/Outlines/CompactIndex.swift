/// A CFF INDEX: a list of byte strings.
struct CompactIndex {
  private let bytes: FontBytes
  private let offsetSize: Int
  private let offsets: Int
  let count: Int
  /// Where what follows the index begins.
  let end: Int

  init?(_ bytes: FontBytes, at start: Int) {
    guard let count = bytes.uint16(start) else { return nil }
    self.bytes = bytes
    self.count = count
    offsets = start + 3
    guard count > 0 else {
      offsetSize = 1
      end = start + 2
      return
    }
    guard let size = bytes.uint8(start + 2), (1...4).contains(size),
      let last = bytes.unsigned(start + 3 + size * count, size: size)
    else { return nil }
    offsetSize = size
    // Offsets count from the byte before the data.
    end = start + 2 + size * (count + 1) + last
  }

  subscript(index: Int) -> FontBytes? {
    guard index >= 0, index < count,
      let first = bytes.unsigned(offsets + offsetSize * index, size: offsetSize),
      let next = bytes.unsigned(offsets + offsetSize * (index + 1), size: offsetSize),
      first >= 1, next >= first
    else { return nil }
    let data = offsets + offsetSize * (count + 1) - 1
    return bytes.slice(data + first, next - first)
  }
}
