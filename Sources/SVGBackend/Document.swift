import VectorScene

/// One SVG document in the making: what is drawn, what it refers to, and the state of the writing.
///
/// Nodes are written to ``body``; gradients, clips, masks, filters and symbols to ``definitions``,
/// each distinct one once, with a number by which the body refers to it.
struct Document: ~Copyable {
  let options: SVGOptions
  let glyphs: (any GlyphSource)?

  var body = MarkupWriter(capacity: 8192)
  var definitions = MarkupWriter()

  /// How many units of the page one unit of the current coordinates is.
  var scale = 1.0
  /// Decimals of a coordinate, so that they are as fine on the page as the options ask for.
  var decimals: Int
  /// Whether a mask is being written: all paint becomes white, so that its luminance, which SVG
  /// masks with, is its opacity.
  var isMask = false
  var isInsideLink = false
  var depth = 0

  var gradients: [Paint: DefinitionID] = [:]
  var clips: [Path: DefinitionID] = [:]
  var masks: [MaskKey: DefinitionID] = [:]
  var filters: [FilterKey: DefinitionID] = [:]
  var symbols: [Symbol] = []
  var symbolsByName: [String: [Int]] = [:]
  var glyphIDs: [FaceID: [UInt16: DefinitionID?]] = [:]
  var glyphCount = 0

  /// The fonts that the document carries.
  var families = EmbeddedFamilies()
  /// The font of the first text, which the root states for all texts that do not differ.
  var rootFont: FontStyle?
  /// The carried family that the root names before those of its font.
  var rootFamily: Int?
  /// Whether a stroke relies on the root's miter limit.
  var needsMiterLimit = false

  /// Groups nested deeper than this are left out: readers of XML refuse documents that are nested
  /// without end, libxml2 at 256.
  static let maximumDepth = 200

  init(options: SVGOptions, glyphs: (any GlyphSource)?) {
    self.options = options
    self.glyphs = glyphs
    decimals = min(6, max(0, options.precision))
  }

  /// What `draw` writes to the body, taken out of it.
  mutating func captured(_ draw: (inout Self) -> Void) -> MarkupWriter {
    var piece = MarkupWriter()
    swap(&piece, &body)
    draw(&self)
    swap(&piece, &body)
    return piece
  }

  /// Runs `draw` with coordinates that are `factor` units of the current ones.
  mutating func scaled(by factor: Double, _ draw: (inout Self) -> Void) {
    let outer = (scale, decimals)
    setScale(scale * factor)
    draw(&self)
    (scale, decimals) = outer
  }

  mutating func setScale(_ scale: Double) {
    self.scale = scale
    var decimals = min(6, max(0, options.precision))
    var reach = scale
    // A coordinate that is drawn ten times as large needs a decimal more.
    while reach > 1.25, decimals < 6 {
      reach /= 10
      decimals += 1
    }
    while reach <= 0.125, decimals > 0 {
      reach *= 10
      decimals -= 1
    }
    self.decimals = decimals
  }

  /// Several nodes in drawing order. Neighbours of one look share a group that states it once.
  mutating func nodes(_ nodes: [Node]) {
    var index = 0
    while index < nodes.count {
      switch nodes[index] {
      case .group(let group):
        self.group(group)
        index += 1
      case .path(let path): index = paths(nodes, from: index, first: path)
      case .text(let text): index = texts(nodes, from: index, first: text)
      case .image(let image):
        self.image(image)
        index += 1
      }
    }
  }

  /// ` name="value"` of a coordinate; `opening` is the part before the number.
  mutating func coordinate(_ opening: StaticString, _ value: Double) {
    body.attribute(opening, value, decimals: decimals)
  }
}
