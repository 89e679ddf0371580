import Testing
import VectorScene

@testable import SVGBackend

@Suite struct FontsTests {
  private func embedded(
    _ nodes: Node..., glyphs: EmbeddingGlyphs = EmbeddingGlyphs(), idPrefix: String = "p"
  ) -> String {
    svg(
      scene(nodes), options: SVGOptions(idPrefix: idPrefix, textMode: .embed), glyphs: glyphs)
  }

  @Test func theDocumentCarriesItsFonts() {
    #expect(
      embedded(.text(text("a", y: 10)), .text(inFace("Bold", text("b", y: 20, weight: 700)))) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" \
        role="img" font-family="pe1,Inter,sans-serif" font-size="10" \
        text-rendering="geometricPrecision" style="font-synthesis:none">
        <defs>
        <style>
        @font-face{font-family:pe1;font-weight:400;src:url(data:font/otf;base64,Qm94)}
        @font-face{font-family:pe1;font-weight:700;src:url(data:font/otf;base64,Qm9sZA==)}
        </style>
        </defs>
        <text x="0" y="10" fill="#000">a</text>
        <text x="0" y="20" font-weight="700" fill="#000">b</text>
        </svg>

        """)
  }

  @Test func aFaceServesSeveralWeights() {
    let written = embedded(
      .text(text("a", weight: 500)), .text(text("a", weight: 600)),
      .text(inFace("Bold", text("a", weight: 700))))
    #expect(written.contains("{font-family:pe1;font-weight:500 600;src"))
    #expect(written.contains("{font-family:pe1;font-weight:700;src"))
  }

  @Test func facesOfOneStyleOrAnotherStackGetFamiliesOfTheirOwn() {
    let written = embedded(
      .text(text("a")), .text(inFace("Other", text("a"))),
      .text(inFace("Mono", text("a", families: ["Mono"]))))
    #expect(written.contains("<text x=\"0\" y=\"0\" fill=\"#000\">a</text>"))
    #expect(
      written.contains(
        "<text x=\"0\" y=\"0\" font-family=\"pe2,Inter,sans-serif\" fill=\"#000\">a</text>"))
    #expect(
      written.contains("<text x=\"0\" y=\"0\" font-family=\"pe3,Mono\" fill=\"#000\">a</text>"))
  }

  @Test func anItalicFaceIsOne() {
    var italic = inFace("Slant", text("a"))
    italic.font.isItalic = true
    let written = embedded(.text(text("a")), .text(italic))
    #expect(written.contains("{font-family:pe1;font-weight:400;font-style:italic;src"))
    // A face that stands in for a slanted one as well has a family of its own.
    var mixed = text("a")
    mixed.font.isItalic = true
    #expect(
      embedded(.text(inFace("Other", text("b"))), .text(text("a")), .text(mixed))
        .contains("{font-family:pe2;font-weight:400;src"))
  }

  @Test func runsOfOtherFacesAreMarked() {
    var node = text("abשגc")
    node.runs = [
      GlyphRun(face: "Box", size: 10, glyphs: [glyph(at: 0), glyph(at: 1)]),
      // From the right.
      GlyphRun(face: "Other", size: 10, glyphs: [glyph(at: 4), glyph(at: 2)]),
      GlyphRun(face: "Box", size: 10, glyphs: [glyph(at: 6)]),
    ]
    #expect(
      embedded(.text(node)).contains(
        ">ab<tspan font-family=\"pe2,Inter,sans-serif\">שג</tspan>c</text>"))
  }

  /// So that viewers that load no fonts of documents draw the same face.
  @Test func installedFamiliesStandBehindTheirSubsets() {
    let written = embedded(
      .text(text("a")), .text(inFace("Other", text("a", y: 20, weight: 600))),
      glyphs: EmbeddingGlyphs(installed: ["Other": "Noto Sans Thai"]))
    #expect(written.contains("role=\"img\" font-family=\"pe1,Inter,sans-serif\""))
    #expect(written.contains("font-family=\"pe2,Noto Sans Thai,Inter,sans-serif\""))
    let first = embedded(
      .text(text("a")), glyphs: EmbeddingGlyphs(installed: ["Box": "DejaVu Sans"]))
    #expect(first.contains("role=\"img\" font-family=\"pe1,DejaVu Sans,Inter,sans-serif\""))
  }

  /// The one picture in viewers with and without the document's fonts.
  @Test func figuresAreFittedWhereFontsAreNotLoaded() {
    let spaced = text("11")
    let shifted = text("12", y: 20)
    let written = embedded(
      .text(spaced), .text(shifted),
      glyphs: EmbeddingGlyphs(
        fits: [
          spaced: FigureFit(spacing: 0.25), shifted: FigureFit(spacing: 0.5, shift: -1.5),
        ]))
    #expect(written.contains("class=\"pz1\" letter-spacing=\".25\">11<"))
    #expect(
      written.contains("class=\"pz2\" letter-spacing=\".5\" transform=\"translate(-1.5)\">12<"))
    #expect(
      written.contains(
        "@supports(font-variant-numeric:tabular-nums){.pz1,.pz2{letter-spacing:0}"
          + ".pz2{transform:none}}"))
  }

  @Test func figuresOfOneWidthAreAskedForWhereThereAreFigures() {
    var words = text("Tea")
    words.font.hasTabularFigures = true
    var number = text("7", y: 20, weight: 600)
    number.font.hasTabularFigures = true
    let written = embedded(.text(words), .text(number))
    #expect(written.contains("<text x=\"0\" y=\"0\" fill=\"#000\">Tea<"))
    #expect(written.contains("tabular-nums\" fill=\"#000\">7<"))
  }

  @Test func whatCannotBeEmbeddedIsOutlined() {
    let exception = text("b", y: 20)
    let written = embedded(
      .text(text("a", y: 10)), .text(exception), .text(inFace("Locked", text("c", y: 30))),
      glyphs: EmbeddingGlyphs(exceptions: [exception]))
    #expect(written.contains("<text x=\"0\" y=\"10\" fill=\"#000\">a</text>"))
    #expect(written.contains("<text x=\"0\" y=\"20\" textLength=\"5\">b</text>"))
    #expect(written.contains("<text x=\"0\" y=\"30\" textLength=\"5\">c</text>"))
    #expect(written.contains("scale(.01)\"><use href=\"#pt2\"/></g>"))
  }

  @Test func textsInMasksAndSymbolsAreEmbedded() {
    var masked = Group([square()], mask: [.text(inFace("Other", text("m")))])
    masked.symbol = "s"
    #expect(embedded(.group(masked)).contains("T3RoZXI="))
  }

  @Test func withoutFontsTextIsPlain() {
    #expect(
      svg(
        scene([.text(text("a"))]), options: SVGOptions(idPrefix: "p", textMode: .embed),
        glyphs: nil)
        == svg(scene([.text(text("a"))])))
  }

  @Test func familiesOfTwoDocumentsDiffer() {
    let page = SVGRenderer(options: SVGOptions(textMode: .embed), glyphs: EmbeddingGlyphs())
      .render([scene([.text(text("a"))]), scene([.text(text("a"))])])
    let names = page.map { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "font-family=\"")[1].prefix {
        $0 != ","
      }
    }
    #expect(names.count == 2 && names[0] != names[1])
  }

  private func glyph(at cluster: UInt32) -> PlacedGlyph {
    PlacedGlyph(glyph: 1, cluster: cluster, x: 0)
  }
}

/// The text in another face than `Box`.
private func inFace(_ face: FaceID, _ node: TextNode) -> TextNode {
  var node = node
  node.runs[0].face = face
  return node
}

/// Boxes whose font files hold nothing but their names; the face `Locked` may not be embedded.
private struct EmbeddingGlyphs: GlyphSource {
  var exceptions: Set<TextNode> = []
  var installed: [FaceID: String] = [:]
  var fits: [TextNode: FigureFit] = [:]

  func outline(of glyph: UInt16, in face: FaceID) -> Path? {
    BoxGlyphs().outline(of: glyph, in: face)
  }

  func embeddedFonts(for texts: [TextNode]) -> EmbeddedFonts {
    var faces: [FaceID] = []
    for run in texts.flatMap(\.runs) where !faces.contains(run.face) { faces.append(run.face) }
    return EmbeddedFonts(
      fonts: faces.filter { $0 != "Locked" }.map {
        EmbeddedFont(face: $0, bytes: Array($0.name.utf8), installedFamily: installed[$0])
      }, exceptions: exceptions, fits: fits)
  }
}
