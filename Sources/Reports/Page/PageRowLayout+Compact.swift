extension PageRowLayout {
  /// The layout of a row between a screen's and a phone's width, as paper has it: panels stand beside
  /// each other as on wide pages where all keep room enough, else the row is folded.
  static func compact(_ panels: [DocumentPanel], width: Double, gap: Double) -> PageRowLayout {
    let spans = panels.map(\.span)
    let wide = PageRowLayout(spans: spans, narrowSpans: spans, gap: gap)
    let slots = wide.slots(width: width, count: panels.count)
    let haveRoom = zip(panels, slots).allSatisfy { panel, slot in
      slot.width >= (panel.narrowSpan < 12 ? leastTile : leastPanel)
    }
    guard !haveRoom else { return wide }
    return PageRowLayout(spans: spans, narrowSpans: panels.map(\.narrowSpan), gap: gap)
  }

  /// What a panel needs that takes the whole width of a phone, and one that shares it.
  private static var leastPanel: Double { 264 }
  private static var leastTile: Double { 152 }
}
