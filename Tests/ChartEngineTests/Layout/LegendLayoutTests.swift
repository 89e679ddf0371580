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

extension LegendLayoutTests {
  /// Where reading begins at the right a legend does, with its dots at the right of its texts.
  @Test(arguments: [LegendDescription.Position.top, .bottom, .trailing])
  func entriesRunFromTheRight(position: LegendDescription.Position) throws {
    var chart = StackFixtures.stacked(
      (0..<3).map { (day: "d", series: "Series \($0)", value: 1) })
    chart.legend.position = position
    let size = Size(width: 400, height: 240)
    let leftToRight = try Fixtures.layout(chart, size: size).chart
    var environment = Fixtures.environment()
    environment.isRightToLeft = true
    var diagnostics: [Diagnostic] = []
    let rightToLeft = try ChartRenderer.layout(
      of: chart, size: size, environment: environment, diagnostics: &diagnostics)
    #expect(rightToLeft.plot.rect == leftToRight.plot.rect)
    for (left, right) in zip(leftToRight.legend, rightToLeft.legend) {
      #expect(left.symbol.x < left.label.frame.minX)
      #expect(right.symbol.x > right.label.frame.maxX)
      #expect(right.label.anchor == .end)
    }
    let starts = rightToLeft.legend.map(\.symbol.x)
    #expect(starts == starts.sorted(by: position == .trailing ? (>=) : (>)))
  }
}
