import ChalkboardUI
import Testing

@testable import Reports

@Suite struct PageRowLayoutTests {
  /// Rows as templates have them: the spans of their panels, wide and narrow.
  private static let rows: [(wide: [Int], narrow: [Int])] = [
    ([12], [12]), ([3, 3, 3, 3], [6, 6, 6, 6]), ([7, 5], [12, 12]), ([3, 3, 3], [6, 6, 6]),
    ([1, 11], [12, 6]), ([4], [12]), ([2, 2, 2, 2, 2, 2], [6, 6, 6, 6, 6, 6]),
  ]

  @Test(arguments: [320.0, 568, 600, 759, 760, 1136, 1200, 2336])
  func panelsNeverOverlapAndStayOnThePage(width: Double) {
    for row in Self.rows {
      let layout = PageRowLayout(spans: row.wide, narrowSpans: row.narrow)
      let slots = layout.slots(width: width, count: row.wide.count)
      #expect(slots.count == row.wide.count)
      for (index, slot) in slots.enumerated() {
        #expect(slot.x >= 0 && slot.width > 0)
        #expect(slot.x + slot.width <= width + 0.001)
        guard index > 0 else { continue }
        let before = slots[index - 1]
        if before.line == slot.line {
          #expect(slot.x >= before.x + before.width + layout.gap - 0.001)
        } else {
          #expect(slot.line == before.line + 1)
        }
      }
    }
  }

  @Test(arguments: [568.0, 756, 836, 1001, 1136])
  func panelsBeginAndEndOnWholePoints(width: Double) {
    for row in Self.rows {
      let layout = PageRowLayout(spans: row.wide, narrowSpans: row.narrow)
      for slot in layout.slots(width: width, count: row.wide.count) {
        #expect(slot.x == slot.x.rounded() && slot.width == slot.width.rounded())
      }
    }
  }

  @Test func narrowPagesFoldTilesTwoByTwo() {
    let layout = PageRowLayout(spans: [3, 3, 3, 3], narrowSpans: [6, 6, 6, 6])
    #expect(layout.slots(width: 568, count: 4).map(\.line) == [0, 0, 1, 1])
    #expect(layout.slots(width: 1136, count: 4).map(\.line) == [0, 0, 0, 0])
  }

  @Test func aTileLeftAloneOnANarrowPageTakesTheLine() {
    let layout = PageRowLayout(spans: [4, 4, 4], narrowSpans: [6, 6, 6])
    let slots = layout.slots(width: 568, count: 3)
    #expect(slots[2].x == 0)
    #expect(slots[2].width == 568)
  }

  @Test func panelsOfARowReachItsEdges() {
    let layout = PageRowLayout(spans: [7, 5], narrowSpans: [12, 12], gap: 16)
    let slots = layout.slots(width: 1136, count: 2)
    #expect(slots[0].x == 0)
    #expect(abs(slots[1].x + slots[1].width - 1136) < 0.001)
    #expect(abs(slots[1].x - slots[0].width - 16) < 0.001)
  }
}
