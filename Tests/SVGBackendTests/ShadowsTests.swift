import Testing
import VectorScene

@testable import SVGBackend

@Suite struct ShadowsTests {
  private let shadow = Shadow(
    color: RGBColor(0, 0, 255, opacity: 0.5), radius: 4, offset: Point(x: 0, y: 2))

  @Test func shapesOfOneSizeShareAFilter() {
    func card(_ x: Double) -> Node {
      .path(PathNode(rectangle(x, 0, 60, 60), fill: red, shadow: shadow))
    }
    let written = body(card(0), card(100))
    #expect(
      written.contains(
        """
        <filter id="pf1" x="-.1" y="-.1" width="1.2" height="1.3" \
        color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/>\
        <feOffset dy="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 .5 0"/>\
        <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
        """))
    #expect(written.components(separatedBy: " filter=\"url(#pf1)\"").count == 3)
    #expect(!written.contains("pf2"))
  }

  @Test func hardShadowsHaveNoBlur() {
    var hard = shadow
    hard.radius = 0
    let written = body(.path(PathNode(rectangle(0, 0, 60, 60), fill: red, shadow: hard)))
    #expect(!written.contains("feGaussianBlur"))
    #expect(written.contains("<feOffset in=\"SourceAlpha\" dy=\"2\"/>"))
  }

  @Test func aLineHasABoxOfItsOwn() {
    let node = PathNode(line((0, 5), (9, 5)), stroke: Stroke(red, width: 2), shadow: shadow)
    #expect(body(.path(node)).contains("filterUnits=\"userSpaceOnUse\""))
  }

  @Test func theShadowOfAClippedGroupIsThatOfItsVisiblePart() {
    let written = body(
      .group(Group([square()], opacity: 0.5, clip: rectangle(0, 0, 5, 5), shadow: shadow)))
    #expect(
      written.contains("<g opacity=\".5\" filter=\"url(#pf1)\">\n<g clip-path=\"url(#pc1)\">"))
    #expect(written.hasSuffix("</g>\n</g>"))
  }

  @Test func shadowsThatCannotBeSeenHaveNoFilter() {
    for useless in [
      Shadow(color: .clear, radius: 4), Shadow(color: .black, radius: .nan),
      Shadow(color: .black, radius: 1, offset: Point(x: .infinity, y: 0)),
    ] {
      let node = PathNode(rectangle(0, 0, 9, 9), fill: red, shadow: useless)
      #expect(!body(.path(node)).contains("filter"))
      #expect(!body(.group(Group([square()], shadow: useless))).contains("filter"))
    }
  }
}
