import Testing
import VectorScene

@testable import SVGBackend

@Suite struct OutlinesTests {
  private let options = SVGOptions(idPrefix: "p", textMode: .outlines)

  private func outlines(_ nodes: Node..., glyphs: (any GlyphSource)? = BoxGlyphs()) -> String {
    let lines = svg(scene(nodes), options: options, glyphs: glyphs).split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  @Test func eachGlyphIsDefinedOnceUnderTheClearText() {
    #expect(
      outlines(.text(text("ab a", x: 10, y: 20, anchor: .end))) == """
        <defs>
        <path id="pt1" d="M0-500h500v500h-500z"/>
        <path id="pt2" d="M0-500h500v500h-500z"/>
        </defs>
        <g aria-hidden="true" fill="#000" transform="translate(-10 20)scale(.01)">\
        <use href="#pt1"/><use href="#pt2" x="500"/><use href="#pt1" x="1500"/></g>
        <text x="-10" y="20" fill-opacity="0" textLength="20">ab a</text>
        """)
  }

  @Test func neighboursOfOneLookShareIt() {
    let written = outlines(.text(text("a", y: 10)), .text(text("b", y: 20)))
    #expect(
      written.hasSuffix(
        """
        <g aria-hidden="true" fill="#000">
        <g transform="translate(0 10)scale(.01)"><use href="#pt1"/></g>
        <g transform="translate(0 20)scale(.01)"><use href="#pt2"/></g>
        </g>
        <g fill-opacity="0">
        <text x="0" y="10" textLength="5">a</text>
        <text x="0" y="20" textLength="5">b</text>
        </g>
        """))
  }

  @Test func clearTextFromTheRightBeginsThere() {
    var node = text("אב", x: 30)
    node.isRightToLeft = true
    #expect(
      outlines(.text(node)).hasSuffix(
        "<text x=\"50\" y=\"0\" direction=\"rtl\" fill-opacity=\"0\" textLength=\"20\">אב</text>"))
  }

  @Test func gradientsAreDrawnAsOnePath() {
    let written = outlines(.text(text("ab", x: 10, y: 20, fill: gradient())))
    #expect(!written.contains("<use"))
    #expect(
      written.contains(
        "<path aria-hidden=\"true\" fill=\"url(#pg1) #00f\" d=\"M10 15h5v5h-5zM15 15h5v5h-5z\"/>"))
    #expect(written.hasSuffix(" fill-opacity=\"0\" textLength=\"10\">ab</text>"))
  }

  @Test func hostileTextStaysText() {
    let written = outlines(.text(text("</text>\"<b>&")))
    #expect(written.hasSuffix(">&lt;/text&gt;&quot;&lt;b&gt;&amp;</text>"))
  }

  @Test func masksHoldNoClearText() {
    var group = Group([square()])
    group.mask = [.text(text("a"))]
    #expect(!outlines(.group(group)).contains("<text"))
  }

  @Test func picturesAreDefinedOnce() {
    let written = outlines(.text(text("aPP", x: 10, y: 20)), glyphs: PictureGlyphs())
    #expect(
      written.hasPrefix(
        """
        <defs>
        <path id="pt1" d="M0-500h500v500h-500z"/>
        <image id="pt2" x="0" y="-900" width="1200" height="1200" preserveAspectRatio="none" \
        href="data:image/png;base64,AQID"/>
        </defs>
        <g aria-hidden="true" fill="#000" transform="translate(10 20)scale(.01)">\
        <use href="#pt1"/><use href="#pt2" x="500"/><use href="#pt2" x="1000"/></g>
        """))
  }

  @Test func picturesStandBesideAGradient() {
    let written = outlines(
      .text(text("aP", x: 10, y: 20, fill: gradient())), glyphs: PictureGlyphs())
    #expect(
      written.contains(
        """
        d="M10 15h5v5h-5z"/>
        <g aria-hidden="true" transform="translate(10 20)scale(.01)"><use href="#pt1" x="500"/></g>
        """))
  }

  @Test func textWithoutOutlinesIsWritten() {
    var unknown = text("ab")
    unknown.runs[0].glyphs[1].glyph = 1000
    #expect(outlines(.text(unknown)).hasPrefix("<text"))
    #expect(outlines(.text(text("ab")), glyphs: nil).hasPrefix("<text"))
    var bare = text("ab")
    bare.runs = []
    #expect(outlines(.text(bare)).hasPrefix("<text"))
  }
}

/// Boxes, but for the glyph of `P`, which is a picture.
private struct PictureGlyphs: GlyphSource {
  func outline(of glyph: UInt16, in face: FaceID) -> Path? {
    glyph == 80 ? nil : BoxGlyphs().outline(of: glyph, in: face)
  }

  func picture(of glyph: UInt16, in face: FaceID) -> GlyphPicture? {
    guard glyph == 80 else { return nil }
    return GlyphPicture(png: [1, 2, 3], frame: Rect(x: 0, y: -0.9, width: 1.2, height: 1.2))
  }
}
