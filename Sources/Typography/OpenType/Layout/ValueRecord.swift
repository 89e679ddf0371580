/// How `GPOS` moves a glyph, in font units.
struct ValueRecord: Equatable {
  var x = 0
  var y = 0
  var advance = 0

  /// Which numbers a record holds, as the subtable's format says.
  struct Format {
    let bits: Int

    /// In bytes.
    var size: Int { 2 * (bits & 0xFF).nonzeroBitCount }
    /// Whether records hold nothing but the advance.
    var isAdvanceOnly: Bool { bits & 0b1011 == 0 }
    var isEmpty: Bool { bits & 0xFF == 0 }
  }

  /// - Parameters:
  ///   - place: where the record stands.
  ///   - base: what the offsets in it count from.
  ///   - variations: the deltas of a variable font's instance; `nil` for the default one.
  init(
    _ bytes: FontBytes, at place: Int, base: Int, format: Format, variations: ItemVariations?
  ) {
    var place = place
    func take(_ bit: Int) -> Int {
      guard format.bits & bit != 0 else { return 0 }
      defer { place += 2 }
      return bytes.int16(place) ?? 0
    }
    x = take(0x1)
    y = take(0x2)
    advance = take(0x4)
    guard format.bits & 0xF0 != 0, let variations else { return }
    _ = take(0x8)
    func delta(_ bit: Int) -> Int {
      guard format.bits & bit != 0 else { return 0 }
      defer { place += 2 }
      guard let offset = bytes.uint16(place), offset != 0 else { return 0 }
      return Int(roundedUnits: variations.delta(device: base + offset, in: bytes))
    }
    x += delta(0x10)
    y += delta(0x20)
    advance += delta(0x40)
  }
}

extension Int {
  /// The nearest whole number of font units, kept within what glyphs can have.
  init(roundedUnits units: Double) {
    let bounded = Swift.min(Swift.max(units, -1e6), 1e6)
    self = bounded.isNaN ? 0 : Int(bounded.rounded())
  }
}
