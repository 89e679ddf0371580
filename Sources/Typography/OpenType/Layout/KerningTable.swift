/// Kerning by the older `kern` table, format 0: sorted pairs.
struct KerningTable {
  private let bytes: FontBytes
  private let parts: [(start: Int, count: Int, replaces: Bool)]

  /// `nil` when there is no horizontal kerning in a format that can be read.
  init?(_ bytes: FontBytes) {
    guard bytes.uint16(0) == 0, let count = bytes.uint16(2) else { return nil }
    var parts: [(start: Int, count: Int, replaces: Bool)] = []
    var start = 4
    for _ in 0..<min(count, 64) {
      guard let length = bytes.uint16(start + 2), let coverage = bytes.uint16(start + 4),
        let pairs = bytes.uint16(start + 6)
      else { break }
      // Format 0; horizontal; neither minimum values nor across the line.
      if coverage >> 8 == 0, coverage & 0b111 == 1 {
        parts.append((start + 14, pairs, coverage & 0b1000 != 0))
      }
      // The length has 16 bits and is too short for large tables, which stand alone.
      guard length > 0 else { break }
      start += length
    }
    guard !parts.isEmpty else { return nil }
    self.bytes = bytes
    self.parts = parts
  }

  /// What to add to the advance of `left` before `right`, in font units.
  func adjustment(_ left: UInt16, _ right: UInt16) -> Int {
    let key = Int(left) << 16 | Int(right)
    var sum = 0
    for part in parts {
      let found = GlyphSets.search(part.count) { index in
        guard let other = bytes.uint32(part.start + 6 * index) else { return nil }
        return other < key ? .later : other == key ? .here : .earlier
      }
      guard let found, let value = bytes.int16(part.start + 6 * found + 4) else { continue }
      sum = part.replaces ? value : sum + value
    }
    return sum
  }
}
