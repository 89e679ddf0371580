/// Lines that were shaped lately.
///
/// It holds two generations: when the younger is full it becomes the older one, whose lines move
/// back when they are asked for, and what nobody asked for is forgotten.
struct LineCache {
  private var younger: [LineKey: ShapedLine] = [:]
  private var older: [LineKey: ShapedLine] = [:]

  private static let generationSize = 8_192

  subscript(key: LineKey) -> ShapedLine? {
    mutating get {
      if let line = younger[key] { return line }
      guard !older.isEmpty, let line = older.removeValue(forKey: key) else { return nil }
      insert(line, key)
      return line
    }
    set {
      guard let newValue else { return }
      insert(newValue, key)
    }
  }

  private mutating func insert(_ line: ShapedLine, _ key: LineKey) {
    if younger.count >= Self.generationSize {
      older = younger
      younger = [:]
    }
    younger[key] = line
  }
}

/// A text in a style. Texts are told apart by their bytes, not by canonical equivalence as strings
/// are, since the shaped line holds the very text that was given; it is faster as well.
struct LineKey: Hashable {
  var text: String
  /// The number of the style.
  var style: Int

  static func == (lhs: LineKey, rhs: LineKey) -> Bool {
    lhs.style == rhs.style && lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
