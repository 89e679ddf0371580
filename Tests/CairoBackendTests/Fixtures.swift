import CairoBackend
import VectorScene

/// Glyphs that are boxes of half an em, so that no test needs a font.
struct BoxGlyphs: GlyphSource {
  func outline(of glyph: UInt16, in face: FaceID) -> Path? {
    guard glyph < 1000 else { return nil }
    guard glyph != 32 else { return Path() }
    return .rectangle(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5))
  }
}

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  .rectangle(Rect(x: x, y: y, width: width, height: height))
}

func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ color: RGBColor = RGBColor(255, 0, 0)
) -> Node {
  .path(PathNode(rectangle(x, y, width, height), fill: .color(color)))
}

/// A clear scene of 20 x 20.
func scene(_ nodes: Node..., background: Paint? = nil) -> Scene {
  Scene(size: Size(width: 20, height: 20), background: background, nodes: nodes)
}

#if Cairo
  /// The scene's pixels at scale 1.
  func pixels(
    _ scene: Scene, scale: Double = 1, glyphs: any GlyphSource = BoxGlyphs()
  ) throws -> PixelImage {
    try PixelImage(
      png: PNGRenderer(options: PNGOptions(scale: scale), glyphs: glyphs).render(scene))
  }

  extension PixelImage {
    /// The pixel in this column and row as red, green, blue and alpha.
    subscript(column: Int, row: Int) -> [UInt8] {
      let start = (row * width + column) * 4
      return Array(bytes[start..<start + 4])
    }

    /// How solid the pixel is.
    func alpha(_ column: Int, _ row: Int) -> Int { Int(self[column, row][3]) }
  }
#endif

let clear: [UInt8] = [0, 0, 0, 0]
let solidRed: [UInt8] = [255, 0, 0, 255]
let solidBlue: [UInt8] = [0, 0, 255, 255]

/// A small generator of numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
