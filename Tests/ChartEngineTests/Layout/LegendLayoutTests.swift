import Diagnostics
import Testing
import VectorScene

@testable import ChartEngine

@Suite struct LegendLayoutTests {
  private static let positions: [LegendDescription.Position] = [
    .automatic, .top, .bottom, .leading, .trailing,
  ]

  private func layout(
    entries: Int, at position: LegendDescription.Position, _ size: Size
  ) throws -> (chart: LaidOutChart, diagnostics: [Diagnostic]) {
    var chart = StackFixtures.stacked(
      (0..<entries).map { (day: "d", series: "Series \($0)", value: 1) })
    chart.legend.position = position
    return try Fixtures.layout(chart, size: size)
  }

  @Test(arguments: positions)
  func entriesWithoutRoomAreCounted(position: LegendDescription.Position) throws {
    let size = Size(width: 320, height: 220)
    let (chart, diagnostics) = try layout(entries: 60, at: position, size)
    let shown = chart.legend.count { !$0.entry.isRemainder }
    #expect(shown > 5 && shown < 60)
    #expect(chart.legend.last?.entry.label == "… \(60 - shown) more")
    #expect(
      diagnostics.contains {
        $0.message == "\(60 - shown) of 60 entries of the legend left out for want of room"
      })
    let bounds = Rect(origin: .zero, size: size).grown(by: 0.5)
    let frames = chart.legend.map(\.label.frame)
    for (index, frame) in frames.enumerated() {
      #expect(bounds.contains(frame.origin), "\(frame)")
      #expect(bounds.contains(Point(x: frame.maxX, y: frame.maxY)), "\(frame)")
      #expect(!frames[(index + 1)...].contains { $0.overlaps(frame) })
    }
  }

  @Test(arguments: positions)
  func fewEntriesAreAllShown(position: LegendDescription.Position) throws {
    let (chart, diagnostics) = try layout(
      entries: 4, at: position, Size(width: 400, height: 240))
    #expect(chart.legend.map(\.entry.label) == (0..<4).map { "Series \($0)" })
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: positions, [Size(width: 10, height: 10), Size(width: 60, height: 30)])
  func tinyPicturesAreNoTrouble(position: LegendDescription.Position, size: Size) throws {
    _ = try layout(entries: 30, at: position, size)
  }
}
