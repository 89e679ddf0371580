import ChalkboardUI
import Diagnostics
import SVGBackend
import Testing

@testable import Reports

@Suite struct SeriesColorsTests {
  @Test func aNameHasItsColourWhateverStandsFirst() {
    let colors = SeriesColors.colors(of: ["b", "c", "a"])
    let sorted = SeriesColors.colors(of: ["a", "b", "c"])
    #expect(colors == [sorted[1], sorted[2], sorted[0]])
    #expect(Set(sorted).count == 3)
  }

  @Test func barsAndRingsOfTheSameNamesAgree() throws {
    // Lake is the smaller share and the second name, Harbor the larger share and the first.
    let rows = #"""
      [{"panels":[{"type":"bar","x":"item","series":"city","span":6},
      {"type":"donut","x":"city","span":6}]}]
      """#
    let (document, _) = try SampleReport(rows: rows).document()
    var fills: [Set<Substring>] = []
    for panel in document.panels {
      let scene = document.scene(of: panel.content.view, width: 500)
      let bytes = SVGRenderer(options: SVGOptions(), glyphs: nil).render(scene)
      let text = String(decoding: bytes, as: UTF8.self)
      fills.append(Set(text.matches(of: /fill="(#[0-9a-f]{6})"/).map(\.output.1)))
    }
    #expect(fills[0].intersection(fills[1]).isSuperset(of: ["#5856d6"]))
    #expect(fills[0].intersection(fills[1]).count >= 2)
  }
}
