import VectorScene

/// Outlines of quadratic curves: the tables `glyf` and `loca`.
struct TrueTypeOutlines {
  private let glyphs: FontBytes
  private let locations: FontBytes
  private let hasLongLocations: Bool
  private let metrics: HorizontalMetrics
  /// What a variable font's instance changes; `nil` as the font is stored.
  private let variations: GlyphVariations?

  /// How deep composite glyphs may nest.
  private static let largestDepth = 6
  /// How many parts a glyph may have in all; a bound for damaged fonts, whose parts could multiply
  /// at each level.
  private static let largestPartCount = 256

  init(
    glyphs: FontBytes, locations: FontBytes, hasLongLocations: Bool, metrics: HorizontalMetrics,
    variations: GlyphVariations? = nil
  ) {
    self.glyphs = glyphs
    self.locations = locations
    self.hasLongLocations = hasLongLocations
    self.metrics = metrics
    self.variations = variations
  }

  /// `nil` for a glyph that does not exist or is damaged.
  func draw(_ glyph: UInt16, with pen: inout OutlinePen) -> Bool {
    guard let data = data(of: Int(glyph)) else { return false }
    guard data.count > 0 else { return true }
    guard let glyph = varied(Int(glyph), data) else { return false }
    // The left bearing says where the ink begins, whatever the coordinates are.
    let bearing = Double(metrics.leftBearing(UInt16(truncatingIfNeeded: glyph.number)))
    let shift = bearing - Double(data.int16(2) ?? 0) - glyph.edgeShift(0)
    var parts = Self.largestPartCount
    let placing = Transform.translation(x: shift, y: 0)
    return draw(glyph, placing, depth: 0, parts: &parts, &pen)
  }

  /// How much a variable font's instance widens a glyph.
  func advanceChange(of glyph: UInt16) -> Double {
    guard let data = data(of: Int(glyph)), let glyph = varied(Int(glyph), data) else { return 0 }
    return glyph.edgeShift(1) - glyph.edgeShift(0)
  }

  /// A glyph with the changes of a variable font's instance.
  private struct VariedGlyph {
    enum Content {
      case outline(SimpleGlyph)
      case parts([CompositePart])
    }

    var number: Int
    var content: Content
    /// How far the left and right edges move, and the upper and lower ones; empty for not at all.
    var edges: [GlyphVariations.Shift]

    func edgeShift(_ index: Int) -> Double { index < edges.count ? edges[index].x : 0 }
  }

  /// `nil` for a damaged glyph.
  private func varied(_ number: Int, _ data: FontBytes) -> VariedGlyph? {
    guard data.count > 0 else { return varied(number, .parts([]), places: [], ends: []) }
    guard let contours = data.int16(0) else { return nil }
    if contours >= 0 {
      guard let outline = SimpleGlyph(data, contourCount: contours) else { return nil }
      guard variations != nil else {
        return VariedGlyph(number: number, content: .outline(outline), edges: [])
      }
      return varied(number, .outline(outline), places: outline.places, ends: outline.ends)
    }
    var parts: [CompositePart] = []
    var place = 10
    while true {
      guard parts.count < Self.largestPartCount, let part = CompositePart(data, at: place) else {
        return nil
      }
      parts.append(part)
      guard part.hasMore else { break }
      place += part.length
    }
    return varied(
      number, .parts(parts), places: Array(repeating: .init(), count: parts.count), ends: [])
  }

  private func varied(
    _ number: Int, _ content: VariedGlyph.Content, places: [GlyphVariations.Shift], ends: [Int]
  ) -> VariedGlyph {
    var glyph = VariedGlyph(number: number, content: content, edges: [])
    let edges = Array(repeating: GlyphVariations.Shift(), count: 4)
    guard
      let shifts = variations?.shifts(of: number, points: places + edges, contourEnds: ends)
    else { return glyph }
    glyph.edges = Array(shifts.suffix(edges.count))
    switch content {
    case .outline(var outline):
      outline.move(by: shifts)
      glyph.content = .outline(outline)
    case .parts(var parts):
      for (index, shift) in zip(parts.indices, shifts) {
        parts[index].transform.tx += shift.x
        parts[index].transform.ty += shift.y
      }
      glyph.content = .parts(parts)
    }
    return glyph
  }

  private func data(of glyph: Int) -> FontBytes? {
    let start: Int?
    let end: Int?
    if hasLongLocations {
      start = locations.uint32(4 * glyph)
      end = locations.uint32(4 * glyph + 4)
    } else {
      start = locations.uint16(2 * glyph).map { 2 * $0 }
      end = locations.uint16(2 * glyph + 2).map { 2 * $0 }
    }
    guard let start, let end, start <= end else { return nil }
    return glyphs.slice(start, end - start)
  }

  private func draw(
    _ glyph: VariedGlyph, _ transform: Transform, depth: Int, parts room: inout Int,
    _ pen: inout OutlinePen
  ) -> Bool {
    guard depth <= Self.largestDepth, room > 0 else { return false }
    room -= 1
    switch glyph.content {
    case .outline(let outline):
      outline.draw(transform, with: &pen)
      return !pen.isExhausted
    case .parts(let parts):
      for part in parts {
        guard let data = data(of: part.glyph), data.count > 0 else { continue }
        guard let inner = varied(part.glyph, data),
          draw(
            inner, part.transform.followed(by: transform), depth: depth + 1, parts: &room, &pen)
        else { return false }
      }
      return true
    }
  }
}

/// One part of a composite glyph: another glyph and how it is placed.
private struct CompositePart {
  var glyph: Int
  var transform: Transform
  var hasMore: Bool
  var length: Int

  private enum Flag {
    static let hasWords = 0x1
    static let hasOffsets = 0x2
    static let hasScale = 0x8
    static let hasMore = 0x20
    static let hasTwoScales = 0x40
    static let hasMatrix = 0x80
    static let scalesOffset = 0x800
  }

  init?(_ data: FontBytes, at start: Int) {
    guard let flags = data.uint16(start), let glyph = data.uint16(start + 2) else { return nil }
    var place = start + 4
    var offset = Point.zero
    let hasOffsets = flags & Flag.hasOffsets != 0
    if flags & Flag.hasWords != 0 {
      guard let x = data.int16(place), let y = data.int16(place + 2) else { return nil }
      // Without offsets the numbers are points to lay over each other, which hardly any font uses
      // and which needs no shift in most that do.
      if hasOffsets { offset = Point(x: Double(x), y: Double(y)) }
      place += 4
    } else {
      guard let x = data.uint8(place), let y = data.uint8(place + 1) else { return nil }
      if hasOffsets {
        offset = Point(
          x: Double(Int8(truncatingIfNeeded: x)), y: Double(Int8(truncatingIfNeeded: y)))
      }
      place += 2
    }
    let fractions =
      flags & Flag.hasScale != 0
      ? 1 : flags & Flag.hasTwoScales != 0 ? 2 : flags & Flag.hasMatrix != 0 ? 4 : 0
    var values: [Double] = []
    for index in 0..<fractions {
      guard let value = data.int16(place + 2 * index) else { return nil }
      values.append(Double(value) / 16_384)
    }
    place += 2 * fractions
    var matrix = Transform.identity
    switch fractions {
    case 1: matrix = .scale(x: values[0], y: values[0])
    case 2: matrix = .scale(x: values[0], y: values[1])
    case 4: matrix = Transform(a: values[0], b: values[1], c: values[2], d: values[3], tx: 0, ty: 0)
    default: break
    }
    if flags & Flag.scalesOffset != 0 {
      let x = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
      let y = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
      offset = Point(x: offset.x * x, y: offset.y * y)
    }
    matrix.tx = offset.x
    matrix.ty = offset.y
    self.glyph = glyph
    transform = matrix
    hasMore = flags & Flag.hasMore != 0
    length = place - start
  }
}
