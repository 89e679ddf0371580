/// How advances change in a variable font: the table `HVAR`.
struct AdvanceVariations {
  private let bytes: FontBytes
  private let store: ItemVariations
  /// Where the list begins that names each glyph's deltas; `nil` when glyphs are numbered as they
  /// are.
  private let map: Int?

  init?(_ bytes: FontBytes, coordinates: [Double]) {
    guard bytes.uint16(0) == 1, let start = bytes.uint32(4), let map = bytes.uint32(8),
      let store = ItemVariations(bytes, at: start, coordinates: coordinates)
    else { return nil }
    self.bytes = bytes
    self.store = store
    self.map = map == 0 ? nil : map
  }

  func delta(of glyph: UInt16) -> Double {
    guard let map else { return store.delta(outer: 0, inner: Int(glyph)) }
    guard let format = bytes.uint8(map), let entry = bytes.uint8(map + 1),
      let count = format == 0 ? bytes.uint16(map + 2) : bytes.uint32(map + 2), count > 0
    else { return 0 }
    // Glyphs behind the end share the last entry.
    let size = (entry >> 4) & 3 + 1
    let innerBits = entry & 0xF + 1
    let start = map + (format == 0 ? 4 : 6)
    let index = min(Int(glyph), count - 1)
    guard let value = bytes.unsigned(start + size * index, size: size) else { return 0 }
    return store.delta(outer: value >> innerBits, inner: value & ((1 << innerBits) - 1))
  }
}
