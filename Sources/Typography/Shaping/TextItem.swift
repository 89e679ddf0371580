/// A stretch of a line that is shaped in one go.
struct TextItem {
  /// As numbers of clusters of the line.
  var clusters: Range<Int>
  /// The embedding level; odd for text from right to left.
  var level: UInt8
  /// The kind of writing when it needs shaping, and `nil` otherwise: the glyphs are then chosen
  /// letter by letter.
  var kind: WritingKind?
  /// The number of the face in the stack for a stretch that needs shaping, or
  /// ``ShapedGlyph/noFace``.
  var face: Int16 = ShapedGlyph.noFace

  var isRightToLeft: Bool { level & 1 != 0 }

  /// The stretches of a line in the order of its characters.
  static func items(
    of scalars: TextScalars, _ directions: Directions?, stack: FontStack
  ) -> [TextItem] {
    var items: [TextItem] = []
    for index in 0..<scalars.clusterCount {
      let cluster = scalars.cluster(index)
      let base = scalars.all[cluster.lowerBound].value
      var item = TextItem(
        clusters: index..<index + 1, level: directions?.levels[cluster.lowerBound] ?? 0)
      if let last = items.last, last.level == item.level,
        CharacterKinds.isInvisible(base) || CharacterKinds.isMark(base)
          || last.hasSpace(base, in: stack)
      {
        // A sign without a letter of its own belongs to what stands before, as do spaces.
        item.kind = last.kind
        item.face = last.face
      } else if CharacterKinds.needsShaping(base) {
        item.kind = WritingKind.of(base)
        item.face = face(for: scalars.all[cluster], in: stack)
      }
      if let last = items.indices.last, items[last].level == item.level,
        items[last].kind == item.kind, items[last].face == item.face
      {
        items[last].clusters = items[last].clusters.lowerBound..<index + 1
      } else {
        items.append(item)
      }
    }
    return items
  }

  /// Whether the space between words is that of a face whose words need shaping.
  private func hasSpace(_ scalar: UInt32, in stack: FontStack) -> Bool {
    guard CharacterKinds.isWordSpace(scalar), kind != nil, face != ShapedGlyph.noFace else {
      return false
    }
    return stack.faces[Int(face)].glyph(for: scalar) != 0
  }

  /// The face that covers a letter with its marks, or else the letter alone.
  private static func face(for cluster: ArraySlice<TextScalar>, in stack: FontStack) -> Int16 {
    guard let base = cluster.first, let index = stack.faceIndex(of: base.value),
      let number = Int16(exactly: index)
    else { return ShapedGlyph.noFace }
    return number
  }

  func bytes(in scalars: TextScalars, end: Int) -> Range<Int> {
    let first = scalars.clusterStarts[clusters.lowerBound]
    let next = scalars.clusterStarts[clusters.upperBound]
    return Int(
      scalars.all[first].offset)..<(next < scalars.all.count ? Int(scalars.all[next].offset) : end)
  }
}
