import SVGBackend
import VectorScene

/// Glyphs that are boxes of half an em, so that no test needs a font: glyph 32 has no ink, and
/// glyphs from 1000 on are not known.
struct BoxGlyphs: GlyphSource {
  func outline(of glyph: UInt16, in face: FaceID) -> Path? {
    guard glyph < 1000 else { return nil }
    guard glyph != 32 else { return Path() }
    return .rectangle(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5))
  }
}

let red = Paint.color(RGBColor(255, 0, 0))

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  .rectangle(Rect(x: x, y: y, width: width, height: height))
}

func line(_ points: (Double, Double)...) -> Path {
  Path { path in
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
  }
}

func square(_ paint: Paint = red) -> Node { .path(PathNode(rectangle(0, 0, 10, 10), fill: paint)) }

/// A text whose glyphs have the numbers of its bytes.
func text(
  _ string: String, x: Double = 0, y: Double = 0, size: Double = 10, weight: Int = 400,
  anchor: TextNode.Anchor = .start, families: [String] = ["Inter", "sans-serif"],
  fill: Paint = .color(.black)
) -> TextNode {
  var glyphs: [PlacedGlyph] = []
  for byte in string.utf8 {
    glyphs.append(PlacedGlyph(glyph: UInt16(byte), x: Double(glyphs.count) * size / 2))
  }
  return TextNode(
    string, origin: Point(x: x, y: y), anchor: anchor,
    font: FontStyle(families: families, size: size, weight: weight), fill: fill,
    width: Double(glyphs.count) * size / 2,
    runs: [GlyphRun(face: "Box", size: size, glyphs: glyphs)])
}

func gradient(to color: RGBColor = RGBColor(0, 0, 255)) -> Paint {
  .linearGradient(
    LinearGradientPaint(
      stops: [
        GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: color),
      ], start: .zero, end: Point(x: 0, y: 1)))
}

func scene(_ nodes: [Node], title: String = "") -> Scene {
  Scene(size: Size(width: 100, height: 50), nodes: nodes, title: title)
}

/// The document as text.
func svg(
  _ scene: Scene, options: SVGOptions = SVGOptions(idPrefix: "p"),
  glyphs: (any GlyphSource)? = nil
) -> String {
  String(decoding: SVGRenderer(options: options, glyphs: glyphs).render(scene), as: UTF8.self)
}

/// What the document says between its root's tags, with ids that start with `p`.
func body(
  _ nodes: Node..., options: SVGOptions = SVGOptions(idPrefix: "p"),
  glyphs: (any GlyphSource)? = nil
) -> String {
  let lines = svg(scene(nodes), options: options, glyphs: glyphs).split(separator: "\n")
  return lines.dropFirst().dropLast().joined(separator: "\n")
}
