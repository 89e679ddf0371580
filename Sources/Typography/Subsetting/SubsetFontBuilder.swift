import VectorScene

/// Writes the font that a plan describes.
struct SubsetFontBuilder {
  private let face: FontFace
  private let plan: SubsetPlan
  private let unitsPerEm: Int
  private let scale: Double

  /// Units to the em of subsets of finer faces. At the largest headline a unit is a thirtieth of a
  /// pixel; most numbers of outlines then fit into one byte.
  static let largestUnitsPerEm = 1_000

  /// Units of a subset in one of the face.
  static func scale(of face: FontFace) -> Double {
    Double(unitsPerEm(of: face)) / Double(face.unitsPerEm)
  }

  private static func unitsPerEm(of face: FontFace) -> Int {
    min(face.unitsPerEm, largestUnitsPerEm)
  }

  init(face: FontFace, plan: SubsetPlan) {
    self.face = face
    self.plan = plan
    unitsPerEm = Self.unitsPerEm(of: face)
    scale = Self.scale(of: face)
  }

  /// The font as a file; `nil` when an outline is not known or a table grows beyond its bounds.
  func file() -> [UInt8]? {
    guard plan.shapes.count <= 0xFFFF, !LayoutTableWriter.isTooLarge(plan),
      let drawn = outlines()
    else { return nil }
    let compact = CompactFontWriter(
      outlines: drawn.outlines, glyphs: drawn.glyphs, unitsPerEm: unitsPerEm)
    let boxes = drawn.glyphs.map { box(of: $0, drawn.outlines) }
    var tables: [(tag: Tag, bytes: [UInt8])] = [
      ("CFF ", compact.table()), ("OS/2", windowsMetrics()),
      ("cmap", CharacterMapWriter.table(plan.characters)), ("head", header(boxes)),
      ("hhea", horizontalHeader(boxes)), ("hmtx", advances(boxes)), ("maxp", profile()),
      ("name", names()), ("post", printing()),
    ]
    if let table = LayoutTableWriter.substitution(plan) { tables.append(("GSUB", table)) }
    if let table = LayoutTableWriter.positioning(plan) { tables.append(("GPOS", table)) }
    return FontFileWriter.file(tables)
  }

  private typealias Box = (low: CharstringOutline.Place, high: CharstringOutline.Place)

  private func outlines() -> (
    outlines: [CharstringOutline], glyphs: [[CompactFontWriter.Part]]
  )? {
    var outlines: [CharstringOutline] = []
    var numbers: [UInt16: Int] = [:]
    var glyphs: [[CompactFontWriter.Part]] = []
    for shape in plan.shapes {
      var parts: [CompactFontWriter.Part] = []
      for part in shape.glyphs {
        if numbers[part.glyph] == nil {
          guard let path = face.outline(of: part.glyph) else { return nil }
          numbers[part.glyph] = outlines.count
          outlines.append(CharstringOutline(path, unitsPerEm: unitsPerEm))
        }
        guard let number = numbers[part.glyph], outlines[number].box != nil else { continue }
        parts.append(CompactFontWriter.Part(outline: number, x: part.x, y: part.y))
      }
      glyphs.append(parts)
    }
    return (outlines, glyphs)
  }

  private func box(
    of parts: [CompactFontWriter.Part], _ outlines: [CharstringOutline]
  ) -> Box? {
    parts.reduce(nil as Box?) { box, part in
      guard let ink = outlines[part.outline].box else { return box }
      let low = CharstringOutline.Place(x: ink.low.x + part.x, y: ink.low.y + part.y)
      let high = CharstringOutline.Place(x: ink.high.x + part.x, y: ink.high.y + part.y)
      guard let box else { return (low, high) }
      return (
        CharstringOutline.Place(x: min(box.low.x, low.x), y: min(box.low.y, low.y)),
        CharstringOutline.Place(x: max(box.high.x, high.x), y: max(box.high.y, high.y))
      )
    }
  }

  private func scaled(_ units: Int) -> Int { Int((Double(units) * scale).rounded()) }

  private func header(_ boxes: [Box?]) -> [UInt8] {
    let ink = boxes.compactMap { $0 }
    var writer = FontTableWriter()
    for value in [0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5] { writer.uint32(value) }
    // The baseline is at y = 0, and advances are whole numbers.
    writer.int16(0b1001)
    writer.int16(unitsPerEm)
    // No dates: equal texts give equal bytes.
    for _ in 0..<4 { writer.uint32(0) }
    writer.int16(ink.map(\.low.x).min() ?? 0)
    writer.int16(ink.map(\.low.y).min() ?? 0)
    writer.int16(ink.map(\.high.x).max() ?? 0)
    writer.int16(ink.map(\.high.y).max() ?? 0)
    for value in [0, 6, 2, 0, 0] { writer.int16(value) }
    return writer.bytes
  }

  private func horizontalHeader(_ boxes: [Box?]) -> [UInt8] {
    var writer = FontTableWriter()
    writer.uint32(0x0001_0000)
    for value in [face.extents.ascent, face.extents.descent, face.extents.gap] {
      writer.int16(scaled(value))
    }
    writer.int16(plan.shapes.map(\.advance).max() ?? 0)
    writer.int16(boxes.compactMap { $0?.low.x }.min() ?? 0)
    let rightBearings = zip(plan.shapes, boxes).compactMap { shape, box in
      box.map { shape.advance - $0.high.x }
    }
    writer.int16(rightBearings.min() ?? 0)
    writer.int16(boxes.compactMap { $0?.high.x }.max() ?? 0)
    for value in [1, 0, 0, 0, 0, 0, 0, 0, plan.shapes.count] { writer.int16(value) }
    return writer.bytes
  }

  private func advances(_ boxes: [Box?]) -> [UInt8] {
    var writer = FontTableWriter()
    for (shape, box) in zip(plan.shapes, boxes) {
      writer.int16(min(shape.advance, 0xFFFF))
      writer.int16(box?.low.x ?? 0)
    }
    return writer.bytes
  }

  private func profile() -> [UInt8] {
    var writer = FontTableWriter()
    writer.uint32(0x5000)
    writer.int16(plan.shapes.count)
    return writer.bytes
  }

  /// No names: a part of a font must not go by the name of the whole.
  private func names() -> [UInt8] {
    var writer = FontTableWriter()
    for value in [0, 0, 6] { writer.int16(value) }
    return writer.bytes
  }

  private func printing() -> [UInt8] {
    var writer = FontTableWriter()
    writer.uint32(0x0003_0000)
    for _ in 0..<7 { writer.uint32(0) }
    return writer.bytes
  }

  /// The table `OS/2`, version 4, with the line's heights in all three of the places where viewers
  /// look for them.
  private func windowsMetrics() -> [UInt8] {
    let extents = face.extents
    var writer = FontTableWriter()
    let average = plan.shapes.reduce(0) { $0 + $1.advance } / plan.shapes.count
    for value in [4, average, face.header.style.weight, face.header.style.width] {
      writer.int16(value)
    }
    writer.int16(face.table("OS/2")?.uint16(8) ?? 0)
    // Sub- and superscripts, strikethrough, class and kind: nobody asks a subset for them.
    for _ in 0..<11 { writer.int16(0) }
    for _ in 0..<10 { writer.uint8(0) }
    for _ in 0..<4 { writer.uint32(0) }
    writer.tag("NONE")
    writer.int16(0x40)
    let basic = plan.characters.map { min(Int($0.scalar), 0xFFFF) }
    writer.int16(basic.first ?? 0)
    writer.int16(basic.last ?? 0)
    for value in [extents.ascent, extents.descent, extents.gap] { writer.int16(scaled(value)) }
    writer.int16(max(0, scaled(extents.ascent)))
    writer.int16(max(0, -scaled(extents.descent)))
    for _ in 0..<2 { writer.uint32(0) }
    writer.int16(scaled(extents.xHeight ?? 0))
    writer.int16(scaled(extents.capHeight ?? 0))
    for value in [0, 0x20, 1] { writer.int16(value) }
    return writer.bytes
  }
}
