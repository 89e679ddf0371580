import VectorScene

/// Characters of a text and the glyphs of one face that stand for them together.
struct UsedCluster {
  /// In the order in which shaping sees them; see ``ShapingOrder``.
  var characters: [UInt32]
  /// From the left.
  var glyphs: [UnitGlyph]
  /// Where the cluster begins at its left end, in font units from the start of the stretch.
  var origin: Int
  /// The sum of the glyphs' own advances.
  var advance: Int

  /// Whether the cluster is a space, which parts words.
  var isSpace: Bool {
    characters.count == 1 && [0x20, 0xA0, 0x3000].contains(characters[0])
      || characters.allSatisfy { (0x2000...0x200A).contains($0) || $0 == 0x202F }
  }
}

/// A glyph of the original face and its place in a cluster, in font units with y pointing up.
struct UnitGlyph: Hashable {
  var glyph: UInt16
  var x: Int
  var y: Int
}

/// Neighbouring clusters of a text in one face and one direction.
struct UsedStretch {
  /// The text that it belongs to.
  var text: Int
  var hasTabularFigures: Bool
  var isRightToLeft: Bool
  /// In the order of writing, at least one.
  var clusters: [UsedCluster]
  /// Characters without ink or width that guide the layout of others.
  var invisible: [UInt32] = []

  /// Whether viewers shape the text syllable by syllable, so that none of its units can be longer.
  var isSyllabic: Bool { clusters.contains { $0.characters.contains(where: ShapingOrder.isKhmer) } }
}

/// Takes texts apart into stretches, face by face.
struct StretchGathering {
  private(set) var stretches: [FaceID: [UsedStretch]] = [:]
  /// In the order of first use.
  private(set) var faces: [FaceID] = []

  private let face: (FaceID) -> FontFace?

  /// - Parameter face: opens a face; `nil` for one that is not known.
  init(face: @escaping (FaceID) -> FontFace?) { self.face = face }

  /// A cluster with its place in the text.
  private struct Placed {
    var start: Int
    var end: Int
    var face: FaceID
    var size: Double
    var glyphs: ArraySlice<PlacedGlyph>
  }

  mutating func add(_ node: TextNode, number: Int) {
    let bytes = Array(node.string.utf8)
    for run in node.runs where !faces.contains(run.face) { faces.append(run.face) }
    let hasIsolates = node.string.unicodeScalars.contains(where: Self.isolates)
    let clusters = Self.clusters(of: node, length: bytes.count)
    var index = 0
    while index < clusters.count {
      // Clusters that follow each other in the string as they do in the line, or the other way round.
      var end = index + 1
      var direction = 0
      while end < clusters.count, clusters[end].face == clusters[index].face,
        clusters[end].size == clusters[index].size,
        !hasIsolates || !Self.areIsolated(clusters[end - 1], clusters[end], in: bytes)
      {
        let step =
          clusters[end].start == clusters[end - 1].end
          ? 1 : clusters[end].end == clusters[end - 1].start ? -1 : 0
        guard step != 0, direction == 0 || step == direction else { break }
        direction = step
        end += 1
      }
      let part = clusters[index..<end]
      if let font = face(clusters[index].face), clusters[index].size > 0 {
        let isRightToLeft =
          direction == 0
          ? node.isRightToLeft || Self.isMirrored(clusters[index], of: bytes, font: font)
          : direction < 0
        add(
          part, of: bytes, font: font, size: clusters[index].size, isRightToLeft: isRightToLeft,
          UsedStretch(
            text: number, hasTabularFigures: node.font.hasTabularFigures,
            isRightToLeft: isRightToLeft, clusters: []))
      }
      index = end
    }
  }

  /// From the left end of the line. The bytes between the start of a cluster and that of the next
  /// in the string are its own.
  private static func clusters(of node: TextNode, length: Int) -> [Placed] {
    var clusters: [Placed] = []
    for run in node.runs {
      var index = run.glyphs.startIndex
      while index < run.glyphs.endIndex {
        let cluster = run.glyphs[index].cluster
        let end = run.glyphs[index...].firstIndex { $0.cluster != cluster } ?? run.glyphs.endIndex
        clusters.append(
          Placed(
            start: min(Int(cluster), length), end: length, face: run.face,
            size: run.size, glyphs: run.glyphs[index..<end]))
        index = end
      }
    }
    let order = clusters.indices.sorted { clusters[$0].start < clusters[$1].start }
    for (position, index) in order.enumerated() where position + 1 < order.count {
      clusters[index].end = clusters[order[position + 1]].start
    }
    if let first = order.first { clusters[first].start = 0 }
    return clusters
  }

  /// Whether a sign begins or ends an isolate, a stretch with a direction of its own.
  private static func isolates(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2069).contains(scalar.value)
  }

  /// Whether such a sign stands between two clusters: viewers shape either side by itself.
  private static func areIsolated(_ one: Placed, _ other: Placed, in bytes: [UInt8]) -> Bool {
    let first = one.start < other.start ? one : other
    let scalars = String(decoding: bytes[first.start..<first.end], as: UTF8.self).unicodeScalars
    // Signs at the start of the line are the first cluster's too.
    let letters = scalars.drop(while: isolates)
    return letters.isEmpty || letters.contains(where: isolates)
  }

  /// Whether a cluster shows its character mirrored, as writing from the right shows brackets.
  private static func isMirrored(_ cluster: Placed, of bytes: [UInt8], font: FontFace) -> Bool {
    let text = String(decoding: bytes[cluster.start..<cluster.end], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first?.value else { return false }
    let mirrored = Directions.mirrored(scalar)
    return mirrored != scalar && cluster.glyphs.first?.glyph == font.glyph(for: mirrored)
  }

  private mutating func add(
    _ placed: ArraySlice<Placed>, of bytes: [UInt8], font: FontFace, size: Double,
    isRightToLeft: Bool, _ empty: UsedStretch
  ) {
    var stretch = empty
    let em = Double(font.unitsPerEm)
    func units(_ distance: Double) -> Int {
      let units = distance / size * em
      return units.isFinite ? Int(min(max(units, -1e6), 1e6).rounded()) : 0
    }
    var left: Double?
    for cluster in placed {
      // Marks come before their letter in writing from the right, and have no advance.
      guard
        let pen = cluster.glyphs.first(where: { font.advance($0.glyph) > 0 })
          ?? cluster.glyphs.first
      else { continue }
      let start = left ?? pen.x
      left = start
      let scalars = String(decoding: bytes[cluster.start..<cluster.end], as: UTF8.self)
        .unicodeScalars.map(\.value)
      let visible = scalars.filter { !ShapingOrder.isInvisible($0) }
      stretch.invisible += scalars.filter(ShapingOrder.isInvisible)
      guard !visible.isEmpty else { continue }
      let glyphs = cluster.glyphs.map {
        UnitGlyph(glyph: $0.glyph, x: units($0.x - pen.x), y: units(-$0.y))
      }
      stretch.clusters.append(
        UsedCluster(
          characters: visible, glyphs: glyphs, origin: units(pen.x - start),
          advance: Self.advance(of: glyphs, font: font)))
    }
    if isRightToLeft { stretch.clusters.reverse() }
    guard !stretch.clusters.isEmpty else { return }
    stretch.joinMarks()
    stretches[font.id, default: []].append(stretch)
  }
}

extension StretchGathering {
  /// The sum of the advances; a mark over a glyph before it has none, whatever the font says.
  private static func advance(of glyphs: [UnitGlyph], font: FontFace) -> Int {
    var advance = 0
    for glyph in glyphs where glyph.x >= advance - 1 { advance += font.advance(glyph.glyph) }
    return advance
  }
}

extension UsedStretch {
  /// Clusters `range` as one.
  func joined(_ range: Range<Int>) -> UsedCluster {
    guard range.count > 1 else { return clusters[range.lowerBound] }
    let fromLeft =
      isRightToLeft ? Array(clusters[range].reversed()) : Array(clusters[range])
    let origin = fromLeft[0].origin
    var glyphs: [UnitGlyph] = []
    var characters: [UInt32] = []
    for cluster in fromLeft {
      glyphs += cluster.glyphs.map {
        UnitGlyph(glyph: $0.glyph, x: $0.x + cluster.origin - origin, y: $0.y)
      }
    }
    for cluster in clusters[range] { characters += cluster.characters }
    let last = fromLeft[fromLeft.count - 1]
    return UsedCluster(
      characters: characters, glyphs: glyphs, origin: origin,
      advance: last.origin - origin + last.advance)
  }

  /// Puts marks that are clusters of their own to what they stand on, and brings characters into
  /// the order in which shaping sees them.
  fileprivate mutating func joinMarks() {
    var joined: [UsedCluster] = []
    var index = 0
    while index < clusters.count {
      var end = index + 1
      while end < clusters.count, ShapingOrder.joinsPrevious(clusters[end].characters[0]) {
        end += 1
      }
      var cluster = self.joined(index..<end)
      if isRightToLeft { cluster.characters = cluster.characters.map(Directions.mirrored) }
      cluster.characters = ShapingOrder.ordered(cluster.characters)
      joined.append(cluster)
      index = end
    }
    clusters = joined
  }
}
