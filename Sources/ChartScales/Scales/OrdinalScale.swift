/// A scale that gives each category an entry of a palette, starting over when the palette ends.
public struct OrdinalScale<Entry: Hashable & Sendable>: Hashable, Sendable {
  /// Colours, symbols, dash patterns, in order; at least one.
  public let palette: [Entry]

  /// `nil` when the palette is empty.
  public init?(palette: [Entry]) {
    guard !palette.isEmpty else { return nil }
    self.palette = palette
  }

  /// The entry of category `index`; any index has one.
  public func entry(at index: Int) -> Entry {
    let remainder = index % palette.count
    return palette[remainder < 0 ? remainder + palette.count : remainder]
  }
}
