/// A set of glyph numbers, one bit each.
struct GlyphBits {
  private var words: [UInt64] = []

  @inline(__always)
  func contains(_ glyph: UInt16) -> Bool {
    let word = Int(glyph >> 6)
    return word < words.count && words[word] & (1 << UInt64(glyph & 63)) != 0
  }

  mutating func insert(_ glyph: UInt16) { insert(glyph...glyph) }

  mutating func insert(_ range: ClosedRange<UInt16>) {
    let first = Int(range.lowerBound >> 6)
    let last = Int(range.upperBound >> 6)
    if last >= words.count {
      words.append(contentsOf: repeatElement(0, count: last + 1 - words.count))
    }
    for word in first...last {
      var bits = UInt64.max
      if word == first { bits &= .max << UInt64(range.lowerBound & 63) }
      if word == last { bits &= .max >> UInt64(63 - (range.upperBound & 63)) }
      words[word] |= bits
    }
  }

  /// Whether every glyph of a range is in the set.
  func contains(_ range: ClosedRange<UInt16>) -> Bool { range.allSatisfy(contains) }
}

/// A quick test that rules most glyphs out of a set; it never rules out one that is in it.
struct GlyphDigest {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  @inline(__always)
  func mayContain(_ glyph: UInt16) -> Bool {
    low & (1 << UInt64(glyph & 63)) != 0 && high & (1 << UInt64((glyph >> 6) & 63)) != 0
  }

  mutating func insert(_ range: ClosedRange<UInt16>) {
    if range.count >= 64 {
      low = .max
    } else {
      for glyph in range { low |= 1 << UInt64(glyph & 63) }
    }
    let first = range.lowerBound >> 6
    let last = range.upperBound >> 6
    if last - first >= 63 {
      high = .max
    } else {
      for word in first...last { high |= 1 << UInt64(word & 63) }
    }
  }
}
