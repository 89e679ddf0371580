/// The heights of a face in font units, upwards from the baseline.
struct VerticalExtents {
  var ascent: Int
  /// Below the baseline, so negative as a rule.
  var descent: Int
  var gap: Int
  /// `nil` when the font does not say.
  var capHeight: Int?
  var xHeight: Int?

  /// The values that browsers use on Linux: those of `hhea`, unless `OS/2` asks for its
  /// typographic ones or `hhea` has none.
  init(header: FontBytes, windows: FontBytes?) {
    ascent = header.int16(4) ?? 0
    descent = header.int16(6) ?? 0
    gap = max(0, header.int16(8) ?? 0)
    guard let windows else { return }
    let usesTypographic = (windows.uint16(62) ?? 0) & 0x80 != 0
    if usesTypographic || (ascent == 0 && descent == 0), let up = windows.int16(68),
      let down = windows.int16(70), up != 0 || down != 0
    {
      ascent = up
      descent = down
      gap = max(0, windows.int16(72) ?? 0)
    }
    if ascent == 0, descent == 0 {
      ascent = windows.uint16(74) ?? 0
      descent = -(windows.uint16(76) ?? 0)
    }
    if (windows.uint16(0) ?? 0) >= 2 {
      xHeight = windows.int16(86).flatMap { $0 > 0 ? $0 : nil }
      capHeight = windows.int16(88).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Adds what a variable font's instance changes.
  mutating func add(_ variations: MetricVariations) {
    ascent += variations.delta(of: "hasc")
    descent += variations.delta(of: "hdsc")
    gap = max(0, gap + variations.delta(of: "hlgp"))
    if let height = xHeight { xHeight = height + variations.delta(of: "xhgt") }
    if let height = capHeight { capHeight = height + variations.delta(of: "cpht") }
  }
}
