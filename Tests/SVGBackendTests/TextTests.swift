import Testing
import VectorScene

@testable import SVGBackend

@Suite struct TextTests {
  @Test func theRootHoldsTheFirstTextsFont() {
    let written = svg(
      scene([
        .text(text("One", x: 5, y: 9)), square(),
        .text(
          text(
            "Two", x: 5, y: 20, size: 22, weight: 700, anchor: .middle, families: ["Arial"],
            fill: red)),
      ]))
    #expect(written.contains(" font-family=\"Inter,sans-serif\" font-size=\"10\">\n"))
    #expect(written.contains("\n<text x=\"5\" y=\"9\" fill=\"#000\">One</text>\n"))
    #expect(
      written.contains(
        """
        <text x="5" y="20" font-family="Arial" font-size="22" font-weight="700" \
        text-anchor="middle" fill="#f00">Two</text>
        """))
  }

  @Test func neighboursOfOneLookShareIt() {
    let written = body(
      .text(text("Mo", x: 1, anchor: .end)), .text(text("Tu", x: 2, anchor: .end)),
      .text(text("We", x: 3)))
    #expect(
      written == """
        <g text-anchor="end" fill="#000">
        <text x="1" y="0">Mo</text>
        <text x="2" y="0">Tu</text>
        </g>
        <text x="3" y="0" fill="#000">We</text>
        """)
  }

  @Test func styles() {
    var node = text("1")
    node.font.isItalic = true
    node.font.hasTabularFigures = true
    node.font.weight = 9999
    #expect(
      body(.text(node)) == """
        <text x="0" y="0" font-weight="1000" font-style="italic" \
        style="font-variant-numeric:tabular-nums" fill="#000">1</text>
        """)
  }

  @Test(arguments: [
    ("Inter", "Inter"), ("Helvetica Neue", "Helvetica Neue"), ("-apple-system", "-apple-system"),
    ("Source Sans 3", "'Source Sans 3'"), ("Inherit", "'Inherit'"), ("", "''"),
    ("O'Brien", "'O\\'Brien'"), ("A\\B", "'A\\\\B'"),
    ("A\"><script>", "'A&quot;&gt;&lt;script&gt;'"),
    ("明朝", "'明朝'"), ("a;b{c}", "'a;b{c}'"), ("Two  Spaces", "'Two  Spaces'"),
    ("line\nbreak", "'linebreak'"),
  ])
  func familiesAreQuotedWhereNeeded(family: String, expected: String) {
    #expect(
      svg(scene([.text(text("a", families: [family]))]))
        .contains(" font-family=\"\(expected)\" font-size"))
  }

  @Test(arguments: [
    ("a b", false), (" a", true), ("a ", true), ("a  b", true), (" ", true), ("a\tb", false),
    ("a\n b", true),
  ])
  func spacesAreKeptWhereXMLWouldDropThem(string: String, isKept: Bool) {
    #expect(body(.text(text(string))).contains(" xml:space=\"preserve\"") == isKept)
  }

  @Test func hostileTextStaysText() {
    let written = body(.text(text("</text></svg><h1>]]>&amp;")))
    #expect(written.hasSuffix(">&lt;/text&gt;&lt;/svg&gt;&lt;h1&gt;]]&gt;&amp;amp;</text>"))
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    #expect(body(.text(text(""))) == "")
    #expect(body(.text(text("a", x: .nan))) == "")
    #expect(body(.text(text("a", size: 0))) == "")
    #expect(body(.text(text("a", size: .infinity))) == "")
    #expect(body(.text(text("a", fill: .color(.clear)))) == "")
  }

  @Test(arguments: [
    (TextNode.Anchor.start, " text-anchor=\"end\" direction=\"rtl\""),
    (.middle, " text-anchor=\"middle\" direction=\"rtl\""), (.end, " direction=\"rtl\""),
  ])
  func linesFromTheRightStartAtTheirRightEnd(anchor: TextNode.Anchor, attributes: String) {
    var node = text("אב", x: 30, anchor: anchor)
    node.isRightToLeft = true
    #expect(
      body(.text(node)) == "<text x=\"30\" y=\"0\"\(attributes) fill=\"#000\">אב</text>")
  }

  @Test func directionsDoNotShareALook() {
    var node = text("אב")
    node.isRightToLeft = true
    #expect(!body(.text(node), .text(text("ab"))).contains("<g"))
  }

  @Test func gradientsSpanTheLine() {
    let written = body(.text(text("abcd", x: 10, y: 20, fill: gradient())))
    #expect(
      written.contains("y1=\"12\" x2=\"10\" y2=\"22\" gradientUnits=\"userSpaceOnUse\""))
  }
}
