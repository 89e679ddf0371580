/// Neighbouring characters of a text that are drawn in one face.
package struct FaceStretch: Hashable, Sendable {
  package var face: FaceID
  /// Bytes of the string's UTF-8.
  package var range: Range<Int>
}

extension TextNode {
  /// The string by faces, in the order of writing. Spaces belong to the face before them, or to the
  /// one after them at the start, whatever face measured them: words of one face are one stretch.
  ///
  /// Characters without a glyph belong to the face before. Empty for a text without glyphs.
  package var faceStretches: [FaceStretch] {
    let bytes = Array(string.utf8)
    let starts = runs.flatMap { run in
      run.glyphs.map { (start: min(Int($0.cluster), bytes.count), face: run.face) }
    }.sorted { $0.start < $1.start }
    var stretches: [FaceStretch] = []
    var isBlank = false
    for (index, cluster) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].start : bytes.count
      let own = cluster.start..<max(cluster.start, end)
      guard let last = stretches.indices.last else {
        stretches.append(FaceStretch(face: cluster.face, range: 0..<own.upperBound))
        isBlank = bytes[own].isBlank
        continue
      }
      let isSpace = bytes[own].isBlank
      if isSpace || isBlank || stretches[last].face == cluster.face {
        stretches[last].range = stretches[last].range.lowerBound..<own.upperBound
        if isBlank { stretches[last].face = cluster.face }
      } else {
        stretches.append(FaceStretch(face: cluster.face, range: own))
      }
      isBlank = isBlank && isSpace
    }
    return stretches
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes of UTF-8 are spaces alone: the common one, the one that keeps words
  /// together, or one of CJK.
  fileprivate var isBlank: Bool {
    var index = startIndex
    while index < endIndex {
      if self[index] == 0x20 {
        index += 1
      } else if self[index...].starts(with: [0xC2, 0xA0]) {
        index += 2
      } else if self[index...].starts(with: [0xE3, 0x80, 0x80]) {
        index += 3
      } else {
        return false
      }
    }
    return true
  }
}
