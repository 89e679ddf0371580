import Testing
import VectorScene

@testable import SVGBackend

@Suite struct SymbolsTests {
  private func donut(
    x: Double, scale: Double = 1, label: String? = nil, children: [Node] = [square(gradient())]
  ) -> Node {
    .group(
      Group(
        children,
        transform: Transform.scale(x: scale, y: scale).followed(by: .translation(x: x, y: 0)),
        symbol: "donut", accessibility: label.map { Accessibility(role: .element, label: $0) }))
  }

  @Test func definedOnceAndUsedByReference() {
    #expect(
      body(donut(x: 0), donut(x: 20), donut(x: 40, label: "A & B")) == """
        <defs>
        <linearGradient id="pg1" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" \
        stop-color="#00f"/></linearGradient>
        <g id="ps1">
        <path d="M0 0h10v10h-10z" fill="url(#pg1) #00f"/>
        </g>
        </defs>
        <use href="#ps1"/>
        <use href="#ps1" transform="translate(20 0)"/>
        <use href="#ps1" transform="translate(40 0)"><title>A &amp; B</title></use>
        """)
  }

  @Test func oneNameForTwoDrawingsShowsBoth() {
    let written = body(donut(x: 0), donut(x: 20, children: [square()]), donut(x: 40))
    #expect(written.contains("<use href=\"#ps1\"/>\n<use href=\"#ps2\" transform"))
    #expect(written.contains("<g id=\"ps2\">\n<path d=\"M0 0h10v10h-10z\" fill=\"#f00\"/>"))
    #expect(!written.contains("ps3"))
  }

  @Test func symbolsWithinSymbols() {
    let outer = Node.group(Group([donut(x: 0), donut(x: 5)], symbol: "stack"))
    let written = body(outer, outer, donut(x: 90))
    #expect(written.components(separatedBy: "<g id=").count == 3)
    #expect(written.components(separatedBy: "<path").count == 2)
  }

  @Test func decimalsFollowTheLargestUse() {
    let curve = [Node.path(PathNode(line((0.123456, 0), (1, 1)), stroke: Stroke(red)))]
    #expect(
      body(donut(x: 0, scale: 0.05, children: curve), donut(x: 9, scale: 10, children: curve))
        .contains("M.123 0"))
    #expect(body(donut(x: 0, scale: 0.05, children: curve)).contains("M.1 0"))
  }

  @Test func masksHoldTheirContentThemselves() {
    let written = body(.group(Group([square()], mask: [donut(x: 0)])))
    #expect(!written.contains("<use") && !written.contains("#00f"))
  }
}
