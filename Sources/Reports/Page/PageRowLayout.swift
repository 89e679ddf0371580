import ChalkboardUI

/// Lays panels beside each other on a grid of twelve columns, all of a row equally high.
///
/// On a page too narrow for that every panel takes its narrow span, and what does not fit into a line
/// goes below. The panels of a line then share its width in proportion, so that none is left half
/// empty.
struct PageRowLayout: Layout {
  /// One for each panel, in columns.
  var spans: [Int]
  /// The same for a narrow page.
  var narrowSpans: [Int]
  /// Between panels, both ways.
  var gap: CGFloat = 16

  /// Pages narrower than this are folded.
  static let foldWidth: CGFloat = 760

  /// A panel's place within the row: its line from 0, where it begins and how wide it is.
  struct Slot: Hashable {
    var line: Int
    var x: CGFloat
    var width: CGFloat
  }

  /// Where the panels go on a page of this width.
  func slots(width: CGFloat, count: Int) -> [Slot] {
    let isNarrow = width < Self.foldWidth
    let spans = (0..<count).map { index in
      let wanted = isNarrow ? narrowSpans : self.spans
      return min(12, max(1, wanted.indices.contains(index) ? wanted[index] : 12))
    }
    var lines: [[Int]] = []
    var used = 12
    for index in spans.indices {
      if used + spans[index] > 12 {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(index)
      used += spans[index]
    }
    var slots: [Slot] = []
    for (number, line) in lines.enumerated() {
      let total = line.reduce(0) { $0 + spans[$1] }
      // A line that a template leaves open stays open on a wide page.
      let columns = isNarrow ? total : 12
      let column = (width + gap) / CGFloat(columns)
      var x: CGFloat = 0
      for index in line {
        let room = column * CGFloat(spans[index])
        // In whole points, for the panels' edges to be sharp.
        let start = x.rounded()
        let end = (x + room).rounded() - gap
        slots.append(Slot(line: number, x: start, width: max(0, end - start)))
        x += room
      }
    }
    return slots
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: 1200, height: 0)
    ).width
    let heights = lineHeights(slots(width: width, count: subviews.count), subviews)
    // A board says how high its only line is.
    if let height = proposal.height, heights.count == 1 {
      return CGSize(width: width, height: height)
    }
    let gaps = gap * CGFloat(max(0, heights.count - 1))
    return CGSize(width: width, height: heights.reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let slots = slots(width: bounds.width, count: subviews.count)
    let isOneLine = slots.allSatisfy { $0.line == 0 }
    let heights = isOneLine ? [bounds.height] : lineHeights(slots, subviews)
    var tops: [CGFloat] = []
    var y = bounds.minY
    for height in heights {
      tops.append(y)
      y += height + gap
    }
    for (slot, subview) in zip(slots, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + slot.x, y: tops[slot.line]),
        proposal: ProposedViewSize(width: slot.width, height: heights[slot.line]))
    }
  }

  private func lineHeights(_ slots: [Slot], _ subviews: Subviews) -> [CGFloat] {
    var heights = [CGFloat](repeating: 0, count: (slots.last?.line ?? -1) + 1)
    for (slot, subview) in zip(slots, subviews) {
      let size = subview.sizeThatFits(ProposedViewSize(width: slot.width, height: nil))
      heights[slot.line] = max(heights[slot.line], size.height.rounded(.up))
    }
    return heights
  }
}
