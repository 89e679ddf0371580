import Testing
import VectorScene

@testable import SVGBackend

@Suite struct PaintsTests {
  @Test func gradientsAreDefinedOnceWithAFallback() {
    let written = body(square(gradient()), .group(Group([square(gradient())], opacity: 0.5)))
    #expect(
      written == """
        <defs>
        <linearGradient id="pg1" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" \
        stop-color="#00f"/></linearGradient>
        </defs>
        <path d="M0 0h10v10h-10z" fill="url(#pg1) #00f"/>
        <g opacity=".5">
        <path d="M0 0h10v10h-10z" fill="url(#pg1) #00f"/>
        </g>
        """)
  }

  @Test func differentGradientsDiffer() {
    let written = body(square(gradient()), square(gradient(to: .black)))
    #expect(written.contains("id=\"pg1\"") && written.contains("id=\"pg2\""))
    #expect(!written.contains("pg3"))
  }

  @Test func halfClearFallback() {
    let written = body(square(gradient(to: RGBColor(0, 0, 255, opacity: 0.6))))
    #expect(written.contains("fill=\"url(#pg1) #0000ff99\""))
    #expect(written.contains("stop-color=\"#00f\" stop-opacity=\".6\""))
    // A gradient that fades to nothing falls back to where it starts.
    #expect(body(square(gradient(to: .clear))).contains("url(#pg1) #fff\""))
  }

  @Test func userSpace() {
    let paint = Paint.linearGradient(
      LinearGradientPaint(
        stops: [GradientStop(offset: 0.25, color: .white), GradientStop(offset: 1, color: .black)],
        start: Point(x: 0, y: 4), end: Point(x: 0, y: 44.5), units: .userSpace))
    #expect(
      body(square(paint)).contains(
        """
        <linearGradient id="pg1" y1="4" x2="0" y2="44.5" gradientUnits="userSpaceOnUse">\
        <stop offset=".25" stop-color="#fff"/>
        """))
  }

  @Test func radialStartRadiusBecomesOffsets() {
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        stops: [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)],
        center: Point(x: 0.5, y: 0.4), startRadius: 0.2, endRadius: 0.8))
    #expect(
      body(square(paint)).contains(
        """
        <radialGradient id="pg1" cx=".5" cy=".4" r=".8"><stop offset=".25" stop-color="#fff"/>\
        <stop offset="1" stop-color="#000"/></radialGradient>
        """))
  }

  @Test func gradientsWithoutExtentArePlain() {
    let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
    let flat = Paint.linearGradient(LinearGradientPaint(stops: stops, start: .zero, end: .zero))
    #expect(body(square(flat)) == "<path d=\"M0 0h10v10h-10z\" fill=\"#000\"/>")
    let wild = Paint.linearGradient(
      LinearGradientPaint(stops: stops, start: .zero, end: Point(x: .nan, y: 1)))
    #expect(body(square(wild)) == "<path d=\"M0 0h10v10h-10z\" fill=\"#000\"/>")
    let empty = Paint.linearGradient(
      LinearGradientPaint(stops: [], start: .zero, end: Point(x: 1, y: 1)))
    #expect(body(square(empty)) == "")
  }
}
