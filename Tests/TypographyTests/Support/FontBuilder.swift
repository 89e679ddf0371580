@testable import Typography

/// Writes small fonts, for what the installed ones do not contain.
struct FontBuilder {
  private var tables: [(tag: String, bytes: [UInt8])] = []

  static func words(_ words: [Int]) -> [UInt8] {
    words.flatMap { [UInt8(($0 >> 8) & 0xFF), UInt8($0 & 0xFF)] }
  }

  /// Two words.
  static func tag(_ tag: String) -> [Int] {
    let letters = tag.utf8.map(Int.init)
    return [letters[0] << 8 | letters[1], letters[2] << 8 | letters[3]]
  }

  mutating func set(_ tag: String, _ bytes: [UInt8]) {
    tables.removeAll { $0.tag == tag }
    tables.append((tag, bytes))
  }

  mutating func set(_ tag: String, words: [Int]) { set(tag, Self.words(words)) }

  /// A font of an em of 1,000 units whose glyphs are `outlines`; the letters from `A` on stand for
  /// the glyphs from 1 on.
  ///
  /// - Parameter outlines: each glyph's stretch of `glyf`, of an even number of bytes.
  init(outlines: [[UInt8]], advance: Int = 500) {
    var locations = [0]
    for outline in outlines { locations.append((locations.last ?? 0) + outline.count / 2) }
    set("head", words: Array(repeating: 0, count: 9) + [1_000] + Array(repeating: 0, count: 17))
    set("hhea", words: [1, 0, 800, -200, 0] + Array(repeating: 0, count: 12) + [1])
    set("maxp", words: [0, 0x5000, outlines.count])
    set("hmtx", words: [advance] + Array(repeating: 0, count: outlines.count))
    set(
      "cmap",
      words: [0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1]
        + [0, 0x41, 0, 0x41 + max(0, outlines.count - 2), 0, 1])
    set("glyf", outlines.flatMap { $0 })
    set("loca", words: locations)
  }

  /// A square of 100 units with its lower left corner at the origin, in four points from there
  /// against the clock.
  static let square =
    words([1, 0, 0, 100, 100, 3, 0]) + [1, 1, 1, 1]
    + words([0, 100, 0, -100, 0, 0, 100, 0])

  /// A glyph made of others, moved by their distances.
  static func composite(of parts: [(glyph: Int, x: Int, y: Int)]) -> [UInt8] {
    words(
      [-1, 0, 0, 100, 100]
        + parts.enumerated().flatMap { index, part in
          [index + 1 < parts.count ? 0x23 : 0x3, part.glyph, part.x, part.y]
        })
  }

  /// A `GSUB` or `GPOS` table with one feature for all scripts, which uses `used`.
  ///
  /// - Parameter lookups: kind, flags and the words of the one subtable of each.
  static func layout(
    feature: String, used: [Int], lookups: [(kind: Int, flags: Int, subtable: [Int])]
  ) -> [UInt8] {
    let scripts = [1] + tag("DFLT") + [8, 4, 0, 0, 0xFFFF, 1, 0]
    let features = [1] + tag(feature) + [8, 0, used.count] + used
    var list = [lookups.count]
    var bodies: [Int] = []
    for lookup in lookups {
      list.append(2 * (1 + lookups.count + bodies.count))
      bodies += [lookup.kind, lookup.flags, 1, 8] + lookup.subtable
    }
    let featureStart = 10 + 2 * scripts.count
    let lookupStart = featureStart + 2 * features.count
    return words([1, 0, 10, featureStart, lookupStart] + scripts + features + list + bodies)
  }

  /// The file.
  var bytes: [UInt8] {
    var directory = Self.words([0x1, 0, tables.count, 0, 0, 0])
    directory.replaceSubrange(0..<4, with: [0, 1, 0, 0])
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      directory += Array(table.tag.utf8) + [0, 0, 0, 0]
      for number in [start + body.count, table.bytes.count] {
        directory += Self.words([number >> 16, number & 0xFFFF])
      }
      body += table.bytes
      while body.count % 4 != 0 { body.append(0) }
    }
    return directory + body
  }

  func face(at style: FaceStyle? = nil) throws -> FontFace {
    let directory = try TableDirectory(FontFile(bytes: bytes).bytes)
    let header = FaceHeader(path: "test", index: 0, directory: directory)
    return try FontFace(directory, header: header, name: "test", style: style)
  }

  /// A font with a weight from 100 over 400 to 900, whose square `A` is 50 units wider, advance and
  /// ink, at the heaviest; `B` is a composite of two, which move 20 units apart.
  static var variable: FontBuilder {
    var font = FontBuilder(outlines: [
      [], square, composite(of: [(glyph: 1, x: 0, y: 0), (glyph: 1, x: 200, y: 0)]),
    ])
    font.set("OS/2", words: [4, 0, 400, 5] + Array(repeating: 0, count: 28))
    font.set(
      "fvar",
      words: [1, 0, 16, 2, 1, 20, 0, 8] + tag("wght") + [100, 0, 400, 0, 900, 0, 0, 256])
    // The points 0, 1 and the right edge, which is the second after the four of the outline.
    let ofSquare = words([1, 10, 10, 0xA000, 0x4000]) + [3, 2, 0, 1, 4, 2, 0, 50, 50, 0x82]
    // All parts and edges: the second part, and the right edge.
    let ofComposite = words([1, 10, 9, 0xA000, 0x4000]) + [0, 5, 0, 20, 0, 70, 0, 0, 0x85]
    func even(_ bytes: [UInt8]) -> [UInt8] { bytes.count % 2 == 0 ? bytes : bytes + [0] }
    let first = even(ofSquare)
    let second = even(ofComposite)
    font.set(
      "gvar",
      words([1, 0, 1, 0, 0, 28, 3, 0, 0, 28])
        + words([0, 0, first.count / 2, (first.count + second.count) / 2]) + first + second)
    return font
  }
}
