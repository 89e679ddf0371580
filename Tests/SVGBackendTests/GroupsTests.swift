import Testing
import VectorScene

@testable import SVGBackend

@Suite struct GroupsTests {
  private let path = "<path d=\"M0 0h10v10h-10z\" fill=\"#f00\"/>"

  @Test func aGroupThatSaysNothingIsNotWritten() {
    #expect(body(.group(Group([.group(Group([square()]))]))) == path)
    #expect(
      body(.group(Group([square()], accessibility: Accessibility(role: .element)))) == path)
  }

  @Test func transforms() {
    #expect(
      body(.group(Group([square()], transform: .translation(x: 1.5, y: -2))))
        == "<g transform=\"translate(1.5 -2)\">\n\(path)\n</g>")
    #expect(
      body(.group(Group([square()], transform: .scale(x: 0.0683594, y: 0.5))))
        .hasPrefix("<g transform=\"matrix(.068359 0 0 .5 0 0)\">"))
  }

  @Test(arguments: [
    Transform.scale(x: 0, y: 1), .translation(x: .nan, y: 0), .scale(x: .infinity, y: 1),
  ])
  func whatIsFlatOrNowhereIsLeftOut(transform: Transform) {
    #expect(body(.group(Group([square()], transform: transform))) == "")
  }

  @Test func opacity() {
    #expect(body(.group(Group([square()], opacity: 0.25))).hasPrefix("<g opacity=\".25\">"))
    #expect(body(.group(Group([square()], opacity: 1))) == path)
    #expect(body(.group(Group([square()], opacity: 0))) == "")
    #expect(body(.group(Group([square()], opacity: .nan))) == "")
  }

  @Test func clipsAreDefinedOnce() {
    let group = Group([square()], clip: rectangle(0, 0, 5, 5))
    let written = body(.group(group), .group(group))
    #expect(
      written.contains("<clipPath id=\"pc1\"><path d=\"M0 0h5v5h-5z\"/></clipPath>\n</defs>"))
    #expect(written.components(separatedBy: "<g clip-path=\"url(#pc1)\">").count == 3)
    #expect(body(.group(Group([square()], clip: Path()))) == "")
  }

  @Test func masksArePaintedWhiteSoThatLuminanceIsOpacity() {
    let mask = Node.path(
      PathNode(rectangle(0, 0, 5, 5), fill: .color(RGBColor(0, 0, 0, opacity: 0.4))))
    let written = body(
      .group(
        Group([square()], mask: [mask, square(gradient()), .text(text("a", x: 1, y: 9))])))
    #expect(written.contains("<mask id=\"pm1\" maskUnits=\"userSpaceOnUse\" x=\"-4\" y=\"-6\""))
    #expect(written.contains("<path d=\"M0 0h5v5h-5z\" fill=\"#fff\" fill-opacity=\".4\"/>"))
    #expect(written.contains("<stop offset=\"1\" stop-color=\"#fff\"/>"))
    #expect(written.contains("<text x=\"1\" y=\"9\" fill=\"#fff\">"))
    #expect(!written.contains("#000") && !written.contains("#00f"))
    #expect(!written.contains("mask-type"))
  }

  @Test func anEmptyMaskHidesAll() {
    #expect(body(.group(Group([square()], mask: []))) == "")
  }

  @Test func accessibility() {
    let label = "Blueberry: <377> & \"more\""
    let element = Group([square()], accessibility: Accessibility(role: .element, label: label))
    #expect(
      body(.group(element)) == """
        <g><title>Blueberry: &lt;377&gt; &amp; &quot;more&quot;</title>
        \(path)
        </g>
        """)
    let decoration = Group(
      [square()], accessibility: Accessibility(role: .decoration, label: label))
    #expect(body(.group(decoration)) == "<g aria-hidden=\"true\">\n\(path)\n</g>")
    let image = Group([square()], accessibility: Accessibility(role: .image, label: "A"))
    #expect(body(.group(image)).hasPrefix("<g role=\"img\"><title>A</title>"))
  }

  @Test(arguments: [
    ("https://example.org/?a=1&b=\"2\"", "https://example.org/?a=1&amp;b=&quot;2&quot;"),
    ("HTTP://example.org", "HTTP://example.org"), ("mailto:a@b.c", "mailto:a@b.c"),
    ("https://example.org/a b", "https://example.org/a%20b"),
  ])
  func links(link: String, expected: String) {
    #expect(
      body(.group(Group([square()], link: link)))
        == "<a href=\"\(expected)\" rel=\"noopener\">\n\(path)\n</a>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " https://example.org", "data:text/html,x",
    "https://", "//example.org", "java\nscript:alert(1)", "https://a\tb", "https:example.org", "",
    "vbscript:x", "file:///etc/passwd",
  ])
  func linksOfOtherKindsAreLeftOut(link: String) {
    #expect(body(.group(Group([square()], link: link))) == path)
  }

  @Test func linksDoNotNest() {
    let inner = Node.group(Group([square()], link: "https://b.example"))
    let written = body(.group(Group([inner], link: "https://a.example")), inner)
    #expect(
      written == """
        <a href="https://a.example" rel="noopener">
        \(path)
        </a>
        <a href="https://b.example" rel="noopener">
        \(path)
        </a>
        """)
  }

  @Test func deepNestingEnds() {
    var node = square()
    for _ in 0..<1000 { node = .group(Group([node], transform: .translation(x: 1, y: 0))) }
    let written = svg(scene([node]))
    #expect(written.components(separatedBy: "<g ").count == 201)
    #expect(written.components(separatedBy: "</g>").count == 201)
    #expect(written.hasSuffix("</svg>\n"))
  }

  @Test func coordinatesAreFinerWhereTheyAreEnlarged() {
    let dot = Node.path(PathNode(line((0.123456, 0), (1.123456, 1)), stroke: Stroke(red)))
    func written(at scale: Double) -> String {
      body(.group(Group([dot], transform: .scale(x: scale, y: scale))))
    }
    #expect(written(at: 100).contains("M.1235 0"))
    #expect(written(at: 2).contains("M.123 0"))
    #expect(written(at: 0.5).contains("M.12 0"))
    #expect(written(at: 0.05).contains("M.1 0"))
  }
}
