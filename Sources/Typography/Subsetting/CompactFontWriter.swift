/// The table `CFF ` of a subset (Adobe Technical Note 5176), without hints.
struct CompactFontWriter {
  /// An outline and where it stands in a glyph.
  struct Part {
    var outline: Int
    var x: Int
    var y: Int
  }

  /// Distinct outlines with ink.
  let outlines: [CharstringOutline]
  /// The parts of each glyph.
  let glyphs: [[Part]]
  let unitsPerEm: Int

  /// Names that fonts need not spell out begin at 1; the predefined list of glyphs ends here.
  private static let predefinedGlyphCount = 229
  private static let predefinedNameCount = 391

  func table() -> [UInt8] {
    let bodies = outlines.map { outline in
      var writer = CharstringWriter()
      writer.afterFirstMove(outline)
      return writer.bytes
    }
    let shared = sharedOutlines(bodies)
    let charstrings = Self.index(glyphs.map { charstring($0, bodies, shared) })
    let subroutines = shared.order.map { bodies[$0] + [11] }
    // Names that nobody reads, as many as there are glyphs beyond those with known names.
    let names = Array(
      repeating: [UInt8(ascii: "g")],
      count: max(0, glyphs.count - Self.predefinedNameCount))
    let needsNames = glyphs.count > Self.predefinedGlyphCount
    var charset = FontTableWriter()
    if needsNames {
      charset.uint8(2)
      charset.int16(1)
      charset.int16(glyphs.count - 2)
    }
    let head: [UInt8] = [1, 0, 4, 2]
    let start = head + Self.index([[UInt8(ascii: "S")]])
    let afterTop = Self.index(names) + Self.index([])
    func top(charstringsAt place: Int, charsetAt charset: Int, privateAt privateStart: Int)
      -> [UInt8]
    {
      var bytes: [UInt8] = []
      // The em of 1000 units needs no matrix.
      if unitsPerEm != 1_000 {
        for number in [1, 0, 0, 1, 0, 0] { bytes += Self.fraction(number, of: unitsPerEm) }
        bytes += [12, 7]
      }
      if needsNames { bytes += Self.integer(charset) + [15] }
      bytes += Self.integer(place) + [17]
      // The private dictionary holds the place of the subroutines, right behind it.
      bytes += Self.integer(subroutines.isEmpty ? 0 : 6) + Self.integer(privateStart) + [18]
      return Self.index([bytes])
    }
    let length = start.count + top(charstringsAt: 0, charsetAt: 0, privateAt: 0).count
    let charsetStart = length + afterTop.count
    let charstringsStart = charsetStart + charset.count
    let privateStart = charstringsStart + charstrings.count
    var table =
      start
      + top(charstringsAt: charstringsStart, charsetAt: charsetStart, privateAt: privateStart)
    table += afterTop + charset.bytes + charstrings
    if !subroutines.isEmpty { table += Self.integer(6) + [19] + Self.index(subroutines) }
    return table
  }

  /// Outlines that are drawn often enough to be worth a subroutine, and their numbers.
  private func sharedOutlines(_ bodies: [[UInt8]]) -> (order: [Int], numbers: [Int: Int]) {
    var uses = Array(repeating: 0, count: outlines.count)
    for glyph in glyphs {
      for part in glyph { uses[part.outline] += 1 }
    }
    // A call takes two or three bytes, and the subroutine three beside its body.
    let order = outlines.indices.filter { (uses[$0] - 1) * bodies[$0].count > 3 * uses[$0] + 3 }
    var numbers: [Int: Int] = [:]
    for (number, outline) in order.enumerated() { numbers[outline] = number }
    return (order, numbers)
  }

  private func charstring(
    _ parts: [Part], _ bodies: [[UInt8]], _ shared: (order: [Int], numbers: [Int: Int])
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var pen = CharstringOutline.Place(x: 0, y: 0)
    for part in parts {
      let contours = outlines[part.outline].contours
      guard let first = contours.first, let last = contours.last else { continue }
      var move = CharstringWriter()
      move.move(
        by: CharstringOutline.Place(
          x: first.start.x + part.x - pen.x, y: first.start.y + part.y - pen.y))
      if let number = shared.numbers[part.outline] {
        move.call(subroutine: number, of: shared.order.count)
        bytes += move.bytes
      } else {
        bytes += move.bytes + bodies[part.outline]
      }
      pen = CharstringOutline.Place(x: last.end.x + part.x, y: last.end.y + part.y)
    }
    return bytes + [14]
  }

  /// A list of pieces of different lengths.
  private static func index(_ items: [[UInt8]]) -> [UInt8] {
    var writer = FontTableWriter()
    writer.int16(items.count)
    guard !items.isEmpty else { return writer.bytes }
    let end = items.reduce(1) { $0 + $1.count }
    let size = end < 0x100 ? 1 : end < 0x1_0000 ? 2 : end < 0x100_0000 ? 3 : 4
    writer.uint8(size)
    var offset = 1
    func write(_ offset: Int) {
      for byte in (0..<size).reversed() { writer.uint8(offset >> (8 * byte)) }
    }
    write(offset)
    for item in items {
      offset += item.count
      write(offset)
    }
    for item in items { writer.append(item) }
    return writer.bytes
  }

  /// An integer of a dictionary in five bytes, whatever it is, so that lengths are known first.
  private static func integer(_ value: Int) -> [UInt8] {
    [29] + (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// A decimal number of a dictionary: 0, or one part in `unitsPerEm`.
  private static func fraction(_ value: Int, of unitsPerEm: Int) -> [UInt8] {
    guard value != 0 else { return [139] }
    // Nine digits after the zeros that follow the point.
    var scaled = value * 1_000_000_000_000
    scaled /= unitsPerEm
    var nibbles: [UInt8] = String(scaled).utf8.map { $0 &- UInt8(ascii: "0") }
    // Times ten to the power of -12.
    nibbles += [0xC, 1, 2, 0xF]
    if nibbles.count % 2 != 0 { nibbles.append(0xF) }
    return [30]
      + stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
  }
}
