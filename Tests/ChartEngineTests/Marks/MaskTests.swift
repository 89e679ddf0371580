import DataTable
import Testing
import VectorScene

@testable import ChartEngine

@Suite struct MaskTests {
  private func masked(opacity: Double) throws -> [Node] {
    let area = Table(aligning: [
      Column("x", numbers: [0, 1, 2]), Column("y", numbers: [3, 5, 4]),
    ])
    var style = MarkStyle()
    style.paint = .color(RGBColor(0, 0, 0, opacity: opacity))
    let mask = Layer(
      AreaMark(), data: area, encodings: [.x: Encoding("x"), .y: Encoding("y")], style: style)
    let night = Table(aligning: [Column("from", numbers: [0.5]), Column("to", numbers: [1.5])])
    let shade = Layer(
      RectangleMark(), data: night, encodings: [.x: Encoding("from"), .xEnd: Encoding("to")],
      mask: [mask])
    let (laidOut, _) = try Fixtures.layout(Chart(layers: [shade]))
    return SceneLowering(chart: laidOut, theme: .standard(isDark: false)).nodes()
  }

  private func groups(_ nodes: [Node]) -> [Group] {
    nodes.flatMap { node -> [Group] in
      guard case .group(let group) = node else { return [] }
      return [group] + groups(group.children)
    }
  }

  @Test func solidMasksAreClips() throws {
    let clipped = groups(try masked(opacity: 1)).filter { $0.clip != nil }
    #expect(clipped.count == 1)
    #expect(clipped[0].mask == nil)
  }

  @Test func softMasksAreMasks() throws {
    let masked = groups(try masked(opacity: 0.5)).filter { $0.mask != nil }
    #expect(masked.count == 1)
  }
}
