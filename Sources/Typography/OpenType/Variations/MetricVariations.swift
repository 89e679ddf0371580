/// How the heights of a variable font change: the table `MVAR`.
struct MetricVariations {
  private let bytes: FontBytes
  private let store: ItemVariations

  init?(_ bytes: FontBytes, coordinates: [Double]) {
    guard bytes.uint16(0) == 1, let start = bytes.uint16(10), start != 0,
      let store = ItemVariations(bytes, at: start, coordinates: coordinates)
    else { return nil }
    self.bytes = bytes
    self.store = store
  }

  /// What to add to the number that a tag stands for.
  func delta(of tag: Tag) -> Int {
    guard let size = bytes.uint16(6), size >= 8, let count = bytes.uint16(8) else { return 0 }
    for record in 0..<count where bytes.tag(12 + size * record) == tag {
      guard let outer = bytes.uint16(16 + size * record),
        let inner = bytes.uint16(18 + size * record)
      else { return 0 }
      return Int(roundedUnits: store.delta(outer: outer, inner: inner))
    }
    return 0
  }
}
