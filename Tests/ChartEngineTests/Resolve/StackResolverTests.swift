import ChartScales
import DataTable
import Testing
import VectorScene

@testable import ChartEngine

enum StackFixtures {
  static func stacked(_ rows: [(day: String, series: String, value: Double)]) -> Chart {
    let table = Table(aligning: [
      Column("day", texts: rows.map(\.day)), Column("series", texts: rows.map(\.series)),
      Column("sales", numbers: rows.map(\.value)),
    ])
    return Chart(layers: [
      Layer(
        BarMark(), data: table,
        encodings: [.x: Encoding("day"), .y: Encoding("sales"), .color: Encoding("series")])
    ])
  }
}

@Suite struct StackResolverTests {
  private let places = [0.0, 0, 0, 1].map { StackPlace(position: $0, slot: 0) }

  @Test func stacksPositiveUpAndNegativeDown() {
    let stacked = StackResolver(stacking: .standard).stacked([3, -2, 4, 5], at: places)
    #expect(stacked.spans.from == [0, 0, 3, 0])
    #expect(stacked.spans.to == [3, -2, 7, 5])
    #expect(stacked.isOuterEnd == [false, true, true, true])
  }

  @Test func normalizesToOne() {
    let stacked = StackResolver(stacking: .normalized).stacked([3, 1, 4, 5], at: places)
    #expect(stacked.spans.to == [0.375, 0.5, 1, 1])
  }

  @Test func normalizesZerosWithoutDividing() {
    let stacked = StackResolver(stacking: .normalized).stacked([0, 0, 0, 0], at: places)
    #expect(stacked.spans.to.allSatisfy { $0 == 0 })
  }

  @Test func centersAboutZero() {
    let stacked = StackResolver(stacking: .center).stacked([2, 2, 4, 6], at: places)
    #expect(stacked.spans.from == [-4, -2, 0, -3])
    #expect(stacked.spans.to == [-2, 0, 4, 3])
  }

  @Test func leavesMissingValuesOut() {
    let stacked = StackResolver(stacking: .standard).stacked([3, .nan, 4, 5], at: places)
    #expect(stacked.spans.to[2] == 7)
    #expect(stacked.spans.from[1].isNaN)
  }

  @Test func partsOfAWholeMayBeNegative() throws {
    var chart = StackFixtures.stacked([("A", "p", 3), ("A", "q", -1), ("B", "p", 1), ("B", "q", 1)])
    chart.layers[0].stacking = .normalized
    let (laidOut, _) = try Fixtures.layout(chart)
    guard case .continuous(let scale) = laidOut.resolved.y.scale.kind else {
      Issue.record("no continuous scale")
      return
    }
    #expect(scale.domain == ScaleDomain(-0.5, 1))
    for shape in Fixtures.shapes(laidOut) {
      #expect(
        laidOut.plot.rect.grown(by: 1e-9).contains(Point(x: shape.frame.midX, y: shape.frame.maxY)))
    }
  }

  @Test func partsOfAWholeThatAreAllPositiveFillIt() throws {
    var chart = StackFixtures.stacked([("A", "p", 0.1), ("A", "q", 0.2), ("A", "r", 0.7)])
    chart.layers[0].stacking = .normalized
    guard case .continuous(let scale) = try Fixtures.layout(chart).chart.resolved.y.scale.kind
    else {
      Issue.record("no continuous scale")
      return
    }
    #expect(scale.domain == .unit)
  }
}
