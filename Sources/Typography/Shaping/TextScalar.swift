/// A character of a line and where it begins, in bytes of the text's UTF-8.
struct TextScalar {
  var value: UInt32
  var offset: UInt32
}

/// A line's characters, and which of them readers see as one (grapheme clusters).
struct TextScalars {
  private(set) var all: [TextScalar] = []
  /// Where each cluster begins, as numbers of scalars, and at last the count of all.
  private(set) var clusterStarts: [Int] = []

  init(_ text: String) {
    all.reserveCapacity(text.utf8.count)
    var offset: UInt32 = 0
    for character in text {
      clusterStarts.append(all.count)
      for scalar in character.unicodeScalars {
        all.append(TextScalar(value: scalar.value, offset: offset))
        offset &+= UInt32(truncatingIfNeeded: UTF8.width(scalar))
      }
    }
    clusterStarts.append(all.count)
  }

  var clusterCount: Int { clusterStarts.count - 1 }

  func cluster(_ index: Int) -> Range<Int> { clusterStarts[index]..<clusterStarts[index + 1] }
}
