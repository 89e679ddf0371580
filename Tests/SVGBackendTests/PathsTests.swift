import Testing
import VectorScene

@testable import SVGBackend

@Suite struct PathsTests {
  @Test func fillAndStroke() {
    let node = PathNode(
      rectangle(1, 2, 3, 4), fill: .color(RGBColor(255, 204, 0, opacity: 0.5)),
      fillRule: .evenodd, stroke: Stroke(.color(.black), width: 2, cap: .round, join: .bevel))
    #expect(
      body(.path(node)) == """
        <path d="M1 2h3v4h-3z" fill="#fc0" fill-opacity=".5" fill-rule="evenodd" stroke="#000" \
        stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel"/>
        """)
  }

  @Test func defaultsAreNotWritten() {
    let node = PathNode(line((0, 0), (9, 9)), stroke: Stroke(red))
    #expect(body(.path(node)) == "<path d=\"M0 0l9 9\" fill=\"none\" stroke=\"#f00\"/>")
    #expect(svg(scene([.path(node)])).contains(" stroke-miterlimit=\"10\">"))
    #expect(!svg(scene([square()])).contains("miterlimit"))
  }

  @Test func dashes() {
    var stroke = Stroke(red, dash: [2, 1.5], dashOffset: 1)
    #expect(
      body(.path(PathNode(line((0, 0), (9, 0)), stroke: stroke)))
        .contains("stroke-dasharray=\"2 1.5\" stroke-dashoffset=\"1\""))
    for useless in [[0, 0], [-1, 2], [.nan, 1], [.infinity]] {
      stroke.dash = useless
      #expect(!body(.path(PathNode(line((0, 0), (9, 0)), stroke: stroke))).contains("dash"))
    }
  }

  @Test func circlesAndEllipses() {
    let circle = PathNode(.ellipse(in: Rect(x: 0, y: 0, width: 8, height: 8)), fill: red)
    #expect(body(.path(circle)) == "<circle cx=\"4\" cy=\"4\" r=\"4\" fill=\"#f00\"/>")
    let ellipse = PathNode(.ellipse(in: Rect(x: 0, y: 0, width: 8, height: 4)), fill: red)
    #expect(
      body(.path(ellipse)) == "<ellipse cx=\"4\" cy=\"2\" rx=\"4\" ry=\"2\" fill=\"#f00\"/>")
  }

  @Test func neighboursOfOneLookShareIt() {
    let stroke = Stroke(red, width: 0.5)
    let nodes = (0..<3).map { index in
      Node.path(PathNode(line((0, Double(index)), (9, Double(index))), stroke: stroke))
    }
    #expect(
      body(nodes[0], nodes[1], nodes[2], square()) == """
        <g fill="none" stroke="#f00" stroke-width=".5">
        <path d="M0 0h9"/>
        <path d="M0 1h9"/>
        <path d="M0 2h9"/>
        </g>
        <path d="M0 0h10v10h-10z" fill="#f00"/>
        """)
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    #expect(body(.path(PathNode(Path(), fill: red))) == "")
    #expect(body(.path(PathNode(rectangle(0, 0, 1, 1)))) == "")
    #expect(body(square(.color(.clear))) == "")
    for width in [0, -1, Double.nan, .infinity] {
      #expect(
        body(.path(PathNode(rectangle(0, 0, 1, 1), stroke: Stroke(red, width: width)))) == "")
    }
  }
}
