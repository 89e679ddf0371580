/// Finds out whether the tables that a face is drawn from fit together, so that a damaged file does
/// not give blank text.
///
/// A face may have 65,000 glyphs, so it looks at a few of them only: damage that is confined to some
/// glyphs is not found.
struct OutlineCheck {
  private let directory: TableDirectory

  /// How many glyphs are looked at.
  private static let probeCount = 12
  /// Fewer glyphs than this say nothing of the others.
  private static let smallestSample = 4
  /// A table without ink may still have a byte and its padding, since some readers want it so.
  private static let blankTableSize = 4

  init(_ directory: TableDirectory) { self.directory = directory }

  /// Throws the table that is damaged.
  ///
  /// - Parameter hasPictures: whether the face has the tables of pictures, which stand for outlines.
  func check(hasPictures: Bool) throws(FontFace.Problem) {
    guard let profile = directory["maxp"], [0x5000, 0x1_0000].contains(profile.uint32(0)),
      let count = profile.uint16(4), count > 0
    else { throw .table("maxp") }
    if let compact = directory["CFF "] {
      guard Self.isSound(compact, count: count) else { throw .table("CFF ") }
      return
    }
    switch (directory["glyf"], directory["loca"]) {
    case (let glyphs?, let locations?): try check(glyphs, locations, count: count)
    case (_?, nil): throw .table("loca")
    case (nil, _?) where !hasPictures: throw .table("glyf")
    default: try checkPictures()
    }
  }

  private func checkPictures() throws(FontFace.Problem) {
    guard let locations = directory["CBLC"], let data = directory["CBDT"] else { return }
    guard PictureTable(locations: locations, data: data) != nil else { throw .table("CBLC") }
  }

  // MARK: - Quadratic outlines

  private func check(
    _ glyphs: FontBytes, _ locations: FontBytes, count: Int
  ) throws(FontFace.Problem) {
    guard let format = directory["head"]?.int16(50), format == 0 || format == 1 else {
      throw .table("head")
    }
    func location(_ number: Int) -> Int? {
      format == 0 ? locations.uint16(2 * number).map { 2 * $0 } : locations.uint32(4 * number)
    }
    guard let last = location(count), last <= glyphs.count,
      last > 0 || glyphs.count <= Self.blankTableSize
    else { throw .table("loca") }
    var inked = 0
    var plausible = 0
    for glyph in Self.probes(of: count) {
      guard let start = location(glyph), let end = location(glyph + 1), start <= end,
        let data = glyphs.slice(start, end - start)
      else { throw .table("loca") }
      guard data.count > 0 else { continue }
      inked += 1
      if Self.isPlausible(data) { plausible += 1 }
    }
    guard Self.isSample(plausible, of: inked) else { throw .table("glyf") }
  }

  /// Whether a glyph has contours that its length has room for, or parts, and a box that is one.
  private static func isPlausible(_ glyph: FontBytes) -> Bool {
    guard let contours = glyph.int16(0), let left = glyph.int16(2), let bottom = glyph.int16(4),
      let right = glyph.int16(6), let top = glyph.int16(8)
    else { return false }
    let hasContent = contours == -1 || (contours > 0 && glyph.count >= 10 + 2 * contours)
    return hasContent && left <= right && bottom <= top
  }

  // MARK: - Cubic outlines

  private static func isSound(_ bytes: FontBytes, count: Int) -> Bool {
    guard let charstrings = CompactFont.charstrings(in: bytes), charstrings.count >= count,
      charstrings.end <= bytes.count
    else { return false }
    var plausible = 0
    let probes = probes(of: count)
    for glyph in probes {
      guard let charstring = charstrings[glyph] else { return false }
      if charstring.uint8(charstring.count - 1).map(endings.contains) == true { plausible += 1 }
    }
    return isSample(plausible, of: probes.count)
  }

  /// The operators that can end a charstring: a call of a subroutine that ends it, a return, the
  /// end.
  private static let endings = [10, 11, 14, 29]

  // MARK: - Samples

  /// Glyphs from the first to the last.
  private static func probes(of count: Int) -> [Int] {
    guard count > probeCount else { return Array(0..<count) }
    return (0..<probeCount).map { $0 * (count - 1) / (probeCount - 1) }
  }

  /// Whether enough of the glyphs that were looked at are what they should be.
  private static func isSample(_ plausible: Int, of count: Int) -> Bool {
    count < smallestSample || 2 * plausible >= count
  }
}
