/// How far each glyph moves the pen: the `hmtx` table, in font units.
struct HorizontalMetrics {
  private let table: FontBytes
  /// Glyphs from this number on share the last advance.
  private let count: Int

  /// - Parameter header: the `hhea` table.
  init?(_ table: FontBytes, header: FontBytes) {
    guard let count = header.uint16(34), count > 0 else { return nil }
    self.table = table
    self.count = min(count, table.count / 4)
    guard self.count > 0 else { return nil }
  }

  @inline(__always)
  func advance(_ glyph: UInt16) -> Int {
    table.uint16(4 * min(Int(glyph), count - 1)) ?? 0
  }

  /// From the origin to the left edge of the ink.
  func leftBearing(_ glyph: UInt16) -> Int {
    let glyph = Int(glyph)
    if glyph < count { return table.int16(4 * glyph + 2) ?? 0 }
    return table.int16(4 * count + 2 * (glyph - count)) ?? 0
  }
}
