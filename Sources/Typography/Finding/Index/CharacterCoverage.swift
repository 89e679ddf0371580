/// The characters that a face has glyphs for: a bit for each, in pages of 256 characters; pages
/// without any are left out.
struct CharacterCoverage: Hashable, Sendable {
  struct Page: Hashable, Sendable {
    /// The character divided by 256.
    var number: UInt16
    var bits: SIMD4<UInt64>
  }

  /// Ascending.
  private(set) var pages: [Page] = []

  init() {}

  /// - Parameter pages: in any order.
  init(pages: [Page]) { self.pages = pages.sorted { $0.number < $1.number } }

  /// Adds characters behind those that are there.
  mutating func append(_ scalars: ClosedRange<Int>) {
    guard scalars.lowerBound >= 0, scalars.upperBound <= 0x10FFFF else { return }
    for number in scalars.lowerBound >> 8...scalars.upperBound >> 8 {
      let page = UInt16(truncatingIfNeeded: number)
      if pages.last?.number != page { pages.append(Page(number: page, bits: .zero)) }
      let first = max(scalars.lowerBound - number << 8, 0)
      let last = min(scalars.upperBound - number << 8, 255)
      for word in first >> 6...last >> 6 {
        let low = UInt64(max(first - word << 6, 0))
        let high = UInt64(min(last - word << 6, 63))
        pages[pages.count - 1].bits[word] |= (UInt64.max >> (63 - high + low)) << low
      }
    }
  }

  func contains(_ scalar: UInt32) -> Bool {
    guard let page = pages.first(where: { $0.number == scalar >> 8 }) else { return false }
    return page.bits[Int(scalar >> 6 & 3)] >> UInt64(scalar & 63) & 1 != 0
  }
}
