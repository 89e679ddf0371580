#if Cairo
  import CCairo
  import VectorScene

  /// What is fetched or decoded once for a picture: glyphs' outlines and images.
  final class DrawingResources {
    private let glyphs: any GlyphSource
    private var outlines: [FaceID: FaceOutlines] = [:]
    private var pictures: [FaceID: [UInt16: DecodedGlyph?]] = [:]
    private var images: [[UInt8]: SharedSurface] = [:]

    init(glyphs: any GlyphSource) { self.glyphs = glyphs }

    func outlines(of face: FaceID) -> FaceOutlines {
      if let known = outlines[face] { return known }
      let new = FaceOutlines(face: face, glyphs: glyphs)
      outlines[face] = new
      return new
    }

    /// How far the next glyph stands from this one, with an em of 1; `nil` when nobody knows.
    func advance(of glyph: UInt16, in face: FaceID) -> Double? {
      glyphs.advance(of: glyph, in: face).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The decoded picture of a PNG file.
    func surface(ofPNG bytes: [UInt8]) throws(CairoBackendError) -> SharedSurface {
      if let known = images[bytes] { return known }
      let new = SharedSurface(try Surface(decodingPNG: bytes))
      images[bytes] = new
      return new
    }

    /// The picture that stands for a glyph, made if it is new; `nil` for a glyph that has none, or
    /// one that cannot be decoded, in place of which nothing is drawn.
    func picture(of glyph: UInt16, in face: FaceID) -> DecodedGlyph? {
      if let known = pictures[face]?[glyph] { return known }
      let new = glyphs.picture(of: glyph, in: face).flatMap { picture -> DecodedGlyph? in
        guard picture.frame.isFinite, !picture.frame.isEmpty,
          let surface = try? Surface(decodingPNG: picture.png)
        else { return nil }
        return DecodedGlyph(surface: SharedSurface(surface), frame: picture.frame)
      }
      pictures[face, default: [:]][glyph] = .some(new)
      return new
    }
  }

  /// A glyph's picture, ready to be drawn.
  struct DecodedGlyph {
    var surface: SharedSurface
    /// With an em of 1.
    var frame: Rect
  }

  /// The outlines of one face that were asked for so far.
  final class FaceOutlines {
    private let face: FaceID
    private let glyphs: any GlyphSource
    private var outlines: [UInt16: Path] = [:]

    init(face: FaceID, glyphs: any GlyphSource) {
      self.face = face
      self.glyphs = glyphs
    }

    /// The outline with an em of 1; an empty path for a glyph that is a picture or is not known,
    /// which layout has reported already.
    func outline(of glyph: UInt16) -> Path {
      if let known = outlines[glyph] { return known }
      let new = glyphs.outline(of: glyph, in: face) ?? Path()
      outlines[glyph] = new
      return new
    }
  }

  /// A surface that several places draw from.
  final class SharedSurface {
    let surface: Surface

    init(_ surface: consuming Surface) { self.surface = surface }
  }
#endif
