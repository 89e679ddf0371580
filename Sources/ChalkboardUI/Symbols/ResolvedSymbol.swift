import VectorScene

/// A symbol at the size and in the colours that it is drawn with.
struct ResolvedSymbol {
  var symbol: Symbol
  /// The weight of the font beside it, 100 to 900.
  var weight: Int
  /// In points.
  var size: CGSize
  /// From the symbol's top to the text's baseline: symbols are centred on capital letters.
  var baseline: CGFloat
  var mode: SymbolRenderingMode

  /// The side of the grid in ems, at medium scale.
  private static let gridSide = 1.17
  /// Half the height of a capital letter, in ems.
  private static let capitalMiddle = 0.36

  init(
    _ symbol: Symbol, font: FontStyle, scale: Image.Scale, mode: SymbolRenderingMode
  ) {
    self.symbol = symbol
    self.mode = mode
    weight = font.weight
    let height = font.size * Self.gridSide * scale.factor
    size = CGSize(width: height * symbol.width / 100, height: height)
    baseline = CGFloat(height / 2 + font.size * Self.capitalMiddle)
  }

  func nodes(in frame: CGRect, environment: EnvironmentValues) -> [Node] {
    let transform = Transform(
      a: Double(frame.width) / symbol.width, b: 0, c: 0, d: Double(frame.height) / 100,
      tx: Double(frame.minX), ty: Double(frame.minY))
    return symbol.layers(weight: weight).flatMap { layer in
      nodes(of: layer, transform, frame: frame, environment)
    }
  }

  private func nodes(
    of layer: SymbolLayer, _ transform: Transform, frame: CGRect, _ environment: EnvironmentValues
  ) -> [Node] {
    let style = style(level: layer.level, tone: layer.tone, frame: frame, environment)
    var nodes: [Node]
    switch layer.shape {
    case .fill(let path):
      nodes = [
        .path(PathNode(path.applying(transform), fill: style.paint, shadow: style.shadow))
      ]
    case .stroke(let path, let width):
      let scale = (abs(transform.a) + abs(transform.d)) / 2
      let stroke = Stroke(style.paint, width: width * scale, cap: .round, join: .round)
      nodes = [.path(PathNode(path.applying(transform), stroke: stroke, shadow: style.shadow))]
    case .badge(let base, let glyph):
      nodes = badge(base, glyph, layer, transform, frame: frame, environment)
    }
    guard let cutout = layer.cutout else { return nodes }
    let clip = VectorScene.Path.everythingBut(cutout, around: symbol.width)
    return [.group(VectorScene.Group(nodes, clip: clip.applying(transform)))]
  }

  private func badge(
    _ base: VectorScene.Path, _ glyph: VectorScene.Path, _ layer: SymbolLayer,
    _ transform: Transform, frame: CGRect, _ environment: EnvironmentValues
  ) -> [Node] {
    let isOneColour = mode == .monochrome
    if isOneColour {
      var path = base.applying(transform)
      path.append(glyph.applying(transform))
      let style = style(level: 0, tone: nil, frame: frame, environment)
      return [
        .path(PathNode(path, fill: style.paint, fillRule: .evenodd, shadow: style.shadow))
      ]
    }
    let back = style(level: layer.level + 1, tone: layer.tone, frame: frame, environment)
    let front =
      mode == .multicolor
      ? StylePaint(.color(.white)) : style(level: layer.level, tone: nil, frame: frame, environment)
    return [
      .path(PathNode(base.applying(transform), fill: back.paint, shadow: back.shadow)),
      .path(PathNode(glyph.applying(transform), fill: front.paint, shadow: front.shadow)),
    ]
  }

  private func style(
    level: Int, tone: SymbolLayer.Tone?, frame: CGRect, _ environment: EnvironmentValues
  ) -> StylePaint {
    switch mode.kind {
    case .monochrome:
      return ForegroundStyle().paint(in: environment, frame: frame)
    case .multicolor:
      guard let tone else { return ForegroundStyle().paint(in: environment, frame: frame) }
      return tone.color.paint(in: environment)
    case .palette:
      return HierarchicalShapeStyle(level: level).paint(in: environment, frame: frame)
    case .hierarchical:
      return ForegroundStyle().paint(in: environment, frame: frame)
        .opacity(HierarchicalShapeStyle.fading(level))
    }
  }
}

extension VectorScene.Path {
  /// An outline around everything but the inside of `hole`, which has to run clockwise.
  fileprivate static func everythingBut(
    _ hole: VectorScene.Path, around width: Double
  ) -> VectorScene.Path {
    var path = VectorScene.Path.polygon([
      (-50, -50), (-50, 150), (width + 50, 150), (width + 50, -50),
    ])
    path.append(hole)
    return path
  }
}

extension Image.Scale {
  /// Relative to the medium scale.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
