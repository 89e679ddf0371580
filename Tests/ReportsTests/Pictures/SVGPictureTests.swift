import Testing
import VectorScene

@testable import Reports

@Suite struct SVGPictureTests {
  private func picture(_ content: String, box: String = "0 0 10 10") throws -> SVGPicture {
    try SVGPicture(
      Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\(content)</svg>".utf8))
  }

  /// The nodes inside the group that moves and clips the picture.
  private func content(_ picture: SVGPicture) -> [Node] {
    guard case .group(let group)? = picture.nodes.first else { return [] }
    return group.children
  }

  private func firstPath(_ text: String) throws -> PathNode? {
    guard case .path(let node)? = content(try picture(text)).first else { return nil }
    return node
  }

  @Test func shapesKeepTheirPlacesAndPaints() throws {
    let node = try firstPath("<rect x='1' y='2' width='3' height='4' fill='#f00' stroke='blue'/>")
    #expect(node?.path.controlBox == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(node?.fill == .color(RGBColor(255, 0, 0)))
    #expect(node?.stroke?.paint == .color(RGBColor(0, 0, 255)))
    #expect(node?.stroke?.width == 1)
  }

  @Test func stylesAreInheritedAndOverridden() throws {
    let nodes = content(
      try picture(
        """
        <g fill="green" stroke-width="3"><path d="M0 0h1v1z"/>
        <path d="M0 0h1v1z" style="fill: rgb(1, 2, 3); stroke:currentColor" color="tan"/></g>
        """))
    guard nodes.count == 2, case .path(let first) = nodes[0], case .path(let second) = nodes[1]
    else {
      Issue.record("two paths expected")
      return
    }
    #expect(first.fill == .color(RGBColor(0, 128, 0)))
    #expect(second.fill == .color(RGBColor(1, 2, 3)))
    #expect(second.stroke?.paint == .color(RGBColor(210, 180, 140)))
    #expect(second.stroke?.width == 3)
  }

  @Test(arguments: [
    ("M1 1 3 1 3 3z", Rect(x: 1, y: 1, width: 2, height: 2)),
    ("m1,1l2-0 0,2z", Rect(x: 1, y: 1, width: 2, height: 2)),
    ("M0 0H4V2h-1v-1", Rect(x: 0, y: 0, width: 4, height: 2)),
    ("M.5.5L1.5-.5e0", Rect(x: 0.5, y: -0.5, width: 1, height: 1)),
    ("M0 0C1 1 2 1 3 0S5-1 6 0", Rect(x: 0, y: -1, width: 6, height: 2)),
  ])
  func pathDataIsRead(text: String, box: Rect) {
    #expect(SVGPathData.path(text).controlBox == box)
  }

  @Test func arcsReachTheirEndAndKeepTheirRadius() {
    // Flags may stand without anything between them.
    let path = SVGPathData.path("M2 0A2 2 0 01-2 0A2 2 0 112 0")
    for element in path.elements {
      if case .cubic(_, _, let end) = element {
        #expect(abs((end.x * end.x + end.y * end.y).squareRoot() - 2) < 1e-9)
      }
    }
    let points = path.elements.compactMap { element -> Point? in
      if case .cubic(_, _, let end) = element { end } else { nil }
    }
    #expect(points.count == 4)
    #expect(points.last.map { abs($0.x - 2) < 1e-9 && abs($0.y) < 1e-9 } == true)
    // The first half runs clockwise: with y down, through positive y.
    #expect(points.first.map { $0.y > 1.9 } == true)
  }

  @Test func anErrorEndsThePathWhereItStands() {
    #expect(SVGPathData.path("M0 0L1 1L2 x").elements.count == 2)
    #expect(SVGPathData.path("L1 1").isEmpty)
    #expect(SVGPathData.path("M1e999 0").isEmpty)
    #expect(SVGPathData.path("M0 0 nan").elements.count == 1)
  }

  @Test func transformsApplyFromTheRight() throws {
    let transform = try #require(SVGTransform.transform("translate(10,0) scale(2)"))
    #expect(transform.apply(Point(x: 1, y: 1)) == Point(x: 12, y: 2))
    #expect(SVGTransform.transform("rotate(90 1 1)")?.apply(Point(x: 2, y: 1)).y == 2)
    #expect(SVGTransform.transform("spin(3)") == nil)
  }

  @Test func gradientsAreFoundByTheirIDs() throws {
    let node = try firstPath(
      """
      <defs><linearGradient id="a"><stop offset="0%" stop-color="red"/>
      <stop offset="1" style="stop-color:#00f;stop-opacity:.5"/></linearGradient>
      <linearGradient id="b" href="#a" x2="0" y2="1"/></defs>
      <circle cx="5" cy="5" r="3" fill="url(#b)" fill-opacity="0.5"/>
      """)
    guard case .linearGradient(let gradient)? = node?.fill else {
      Issue.record("a gradient expected")
      return
    }
    #expect(gradient.end == Point(x: 0, y: 1))
    #expect(gradient.stops.map(\.color.opacity) == [0.5, 0.25])
  }

  @Test func gradientsThatReferToEachOtherEnd() throws {
    let node = try firstPath(
      """
      <linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>
      <path d="M0 0h1v1z" fill="url(#a)"/>
      """)
    #expect(node?.fill == .color(.clear))
  }

  @Test func everythingElseIsLeftOutAndNamed() throws {
    let picture = try picture(
      """
      <script>alert(1)</script><style>*{fill:red}</style><text>hi</text>
      <image href="file:///etc/passwd"/><use href="#x"/><foreignObject/>
      <path d="M0 0h1v1z" clip-path="url(#c)" onclick="alert(1)"/>
      """)
    #expect(content(picture).count == 1)
    #expect(
      picture.skipped == [
        "script", "style", "text", "image", "use", "foreignObject", "clip-path",
      ])
  }

  @Test(arguments: [
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 1 1'/>", XMLParser.Failure.documentType),
    ("<svg viewBox='&a;'/>", .unknownEntity),
    ("<svg viewBox='0 0 1 1'>", .unexpectedEnd),
    ("<svg viewBox='0 0 1 1'></g>", .malformed),
    ("", .unexpectedEnd),
    (String(repeating: "<g>", count: 100_000), .tooDeep),
    ("<svg>" + String(repeating: "<g/>", count: 6000) + "</svg>", .tooManyElements),
  ])
  func hostileDocumentsAreRefused(text: String, failure: XMLParser.Failure) {
    #expect(throws: SVGPicture.Failure.xml(failure)) { try SVGPicture(Array(text.utf8)) }
  }

  @Test func aPictureNeedsASize() {
    #expect(throws: SVGPicture.Failure.noSize) { try SVGPicture(Array("<svg/>".utf8)) }
    #expect(throws: SVGPicture.Failure.noSize) {
      try SVGPicture(Array("<svg viewBox='0 0 0 5'/>".utf8))
    }
    #expect(throws: SVGPicture.Failure.noSVG("html")) { try SVGPicture(Array("<html/>".utf8)) }
  }
}
