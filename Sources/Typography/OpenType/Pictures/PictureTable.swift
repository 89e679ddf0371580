import VectorScene

/// Glyphs as PNG pictures: the tables `CBLC`, which says where they are, and `CBDT`, which holds
/// them.
struct PictureTable {
  private let locations: FontBytes
  private let data: FontBytes
  /// Where the list of index subtables of the chosen size begins, and how long it is.
  private let indexStart: Int
  private let indexCount: Int
  private let pixelsPerEmX: Int
  private let pixelsPerEmY: Int

  /// Bounds for damaged tables.
  private static let largestSizeCount = 256

  /// The largest of the sizes that the face has is used. `nil` when there is none.
  init?(locations: FontBytes, data: FontBytes) {
    guard let count = locations.uint32(4) else { return nil }
    var best: (place: Int, x: Int, y: Int)?
    for size in 0..<min(count, Self.largestSizeCount) {
      let place = 8 + 48 * size
      guard let x = locations.uint8(place + 44), let y = locations.uint8(place + 45), x > 0, y > 0
      else { continue }
      if best.map({ y > $0.y }) ?? true { best = (place, x, y) }
    }
    guard let best, let start = locations.uint32(best.place),
      let indexCount = locations.uint32(best.place + 8)
    else { return nil }
    self.locations = locations
    self.data = data
    indexStart = start
    self.indexCount = min(indexCount, max(0, locations.count - start) / 8)
    pixelsPerEmX = best.x
    pixelsPerEmY = best.y
  }

  /// In pixels, from the glyph's origin; `top` counts upwards.
  private struct Metrics {
    var width: Int
    var height: Int
    var left: Int
    var top: Int

    init?(_ bytes: FontBytes, at place: Int) {
      guard let height = bytes.uint8(place), let width = bytes.uint8(place + 1),
        let left = bytes.signed(place + 2, size: 1), let top = bytes.signed(place + 3, size: 1)
      else { return nil }
      self.width = width
      self.height = height
      self.left = left
      self.top = top
    }
  }

  /// A picture's data, with its measures where these are not with the data.
  private struct Location {
    var imageFormat: Int
    var start: Int
    var end: Int
    var metrics: Metrics?
  }

  /// `nil` for a glyph without a picture.
  func picture(of glyph: UInt16) -> GlyphPicture? {
    guard let location = location(of: Int(glyph)) else { return nil }
    // Small measures have five bytes, large ones eight.
    let metricsSize: Int
    switch location.imageFormat {
    case 17: metricsSize = 5
    case 18: metricsSize = 8
    case 19: metricsSize = 0
    default: return nil
    }
    let start = location.start + metricsSize + 4
    guard let metrics = location.metrics ?? Metrics(data, at: location.start),
      let length = data.uint32(location.start + metricsSize), length <= location.end - start,
      let png = data.slice(start, length), Self.isPNG(png), metrics.width > 0, metrics.height > 0
    else { return nil }
    let x = Double(pixelsPerEmX)
    let y = Double(pixelsPerEmY)
    return GlyphPicture(
      png: png.array(0, length),
      frame: Rect(
        x: Double(metrics.left) / x, y: -Double(metrics.top) / y,
        width: Double(metrics.width) / x, height: Double(metrics.height) / y))
  }

  private static func isPNG(_ bytes: FontBytes) -> Bool {
    bytes.uint32(0) == 0x8950_4E47 && bytes.uint32(4) == 0x0D0A_1A0A
  }

  private func location(of glyph: Int) -> Location? {
    for index in 0..<indexCount {
      let entry = indexStart + 8 * index
      guard let first = locations.uint16(entry), let last = locations.uint16(entry + 2),
        let offset = locations.uint32(entry + 4)
      else { return nil }
      if first <= glyph, glyph <= last {
        return location(of: glyph, first: first, in: indexStart + offset)
      }
    }
    return nil
  }

  private func location(of glyph: Int, first: Int, in subtable: Int) -> Location? {
    guard let format = locations.uint16(subtable), let image = locations.uint16(subtable + 2),
      let base = locations.uint32(subtable + 4)
    else { return nil }
    func located(_ start: Int?, _ end: Int?, _ metrics: Metrics? = nil) -> Location? {
      guard let start, let end, start < end else { return nil }
      return Location(
        imageFormat: image, start: base + start, end: base + end,
        metrics: image == 19 ? metrics : nil)
    }
    let index = glyph - first
    let body = subtable + 8
    switch format {
    case 1:
      return located(locations.uint32(body + 4 * index), locations.uint32(body + 4 * index + 4))
    case 3:
      return located(locations.uint16(body + 2 * index), locations.uint16(body + 2 * index + 2))
    case 2:
      guard let size = locations.uint32(body) else { return nil }
      return located(size * index, size * (index + 1), Metrics(locations, at: body + 4))
    case 4:
      guard let found = search(glyph, from: body + 4, stride: 4, count: locations.uint32(body))
      else { return nil }
      let entry = body + 4 + 4 * found
      return located(locations.uint16(entry + 2), locations.uint16(entry + 6))
    case 5:
      guard let size = locations.uint32(body),
        let found = search(glyph, from: body + 16, stride: 2, count: locations.uint32(body + 12))
      else { return nil }
      return located(size * found, size * (found + 1), Metrics(locations, at: body + 4))
    default: return nil
    }
  }

  private func search(_ glyph: Int, from start: Int, stride: Int, count: Int?) -> Int? {
    GlyphSets.search(min(count ?? 0, 0xFFFF)) { index in
      guard let other = locations.uint16(start + stride * index) else { return nil }
      return other < glyph ? .later : other == glyph ? .here : .earlier
    }
  }
}
