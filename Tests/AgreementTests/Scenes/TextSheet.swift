import Typography
import VectorScene

/// A page of texts below each other.
struct TextSheet {
  /// The themes' own stack.
  static let families = ["Inter", "Helvetica Neue", "Arial", "Liberation Sans", "DejaVu Sans"]
  static let ink = RGBColor(28, 28, 30)
  static let grey = RGBColor(99, 99, 102)

  private static let margin = 10.0
  private let width: Double
  private let language: String?
  private let fonts: FontLibrary
  private var y = margin
  private var nodes: [Node] = []

  init(width: Double = 420, language: String? = nil) {
    self.width = width
    self.language = language
    fonts = AgreementScene.fonts.inLanguage(language)
  }

  static func font(
    _ size: Double, weight: Int = 400, isItalic: Bool = false, hasTabularFigures: Bool = false,
    families: [String] = families
  ) -> FontStyle {
    FontStyle(
      families: families, size: size, weight: weight, isItalic: isItalic,
      hasTabularFigures: hasTabularFigures)
  }

  /// Adds a text, wrapped to the page, below what is there.
  mutating func add(
    _ text: String, _ font: FontStyle = font(16), anchor: TextNode.Anchor = .start,
    fill: Paint = .color(ink)
  ) {
    let block = fonts.layOut(text, font: font, width: width - 2 * Self.margin)
    let x =
      switch anchor {
      case .start: Self.margin
      case .middle: width / 2
      case .end: width - Self.margin
      }
    for var node in block.nodes(at: Point(x: x, y: y), alignment: anchor, fill: fill) {
      // Chromium puts baselines on whole pixels.
      node.origin.y.round()
      nodes.append(.text(node))
    }
    y += block.size.height + 4
  }

  /// Adds a text on one line that is turned about its start.
  ///
  /// - Parameters:
  ///   - degrees: clockwise.
  ///   - place: where the baseline starts; `nil` is below what is there.
  mutating func addTurned(
    _ text: String, _ font: FontStyle = font(13), degrees: Double, at place: Point? = nil
  ) {
    let line = fonts.shape(text, font: font)
    let node = line.node(at: .zero, fill: .color(Self.ink))
    let place = place ?? Point(x: Self.margin, y: y)
    let turn = Transform.rotation(radians: degrees * .pi / 180)
    nodes.append(
      .group(
        Group(
          [.text(node)],
          transform: turn.followed(by: .translation(x: place.x, y: place.y)))))
  }

  mutating func add(_ node: Node) { nodes.append(node) }

  /// Leaves room below what is there.
  mutating func addSpace(_ height: Double) { y += height }

  /// The page, as high as what is on it.
  func scene(background: RGBColor = .white) -> Scene {
    Scene(
      size: Size(width: width, height: (y + Self.margin).rounded(.up)),
      background: .color(background), nodes: nodes, language: language)
  }
}
