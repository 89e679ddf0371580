import VectorScene

extension Document {
  /// The path at `index` and those after it that look the same; returns the index after them.
  mutating func paths(_ nodes: [Node], from index: Int, first: PathNode) -> Int {
    var end = index + 1
    if first.shadow == nil {
      while end < nodes.count, case .path(let next) = nodes[end], next.looksLike(first) {
        end += 1
      }
    }
    guard !first.isInvisible else { return end }
    guard end - index > 1 else {
      path(first, hasLook: true)
      return end
    }
    body.markup("<g")
    look(of: first)
    body.markup(">\n")
    for case .path(let node) in nodes[index..<end] { path(node, hasLook: false) }
    body.markup("</g>\n")
    return end
  }

  private mutating func path(_ node: PathNode, hasLook: Bool) {
    guard !node.path.isEmpty else { return }
    switch node.path.knownShape {
    case .ellipse(let box): ellipse(in: box)
    // Dashes start at one end of the top edge in SVG's rectangle and at the other in the scene's.
    case .roundedRectangle(let box, let radius) where !(node.stroke?.isDashed ?? false):
      rectangle(box, radius: radius)
    case .roundedRectangle, nil:
      body.markup("<path d=\"")
      body.pathData(node.path, decimals: decimals)
      body.byte("\"")
    }
    if hasLook { look(of: node) }
    if let shadow = node.shadow, let filter = filter(for: shadow, of: node) {
      body.reference(" filter=\"url(#", filter, ")\"")
    }
    body.markup("/>\n")
  }

  private mutating func ellipse(in box: Rect) {
    let isCircle = abs(box.width - box.height) < 1e-9
    body.markup(isCircle ? "<circle" : "<ellipse")
    coordinate(" cx=\"", box.midX)
    coordinate(" cy=\"", box.midY)
    coordinate(isCircle ? " r=\"" : " rx=\"", box.width / 2)
    if !isCircle { coordinate(" ry=\"", box.height / 2) }
  }

  private mutating func rectangle(_ box: Rect, radius: Double) {
    body.markup("<rect")
    coordinate(" x=\"", box.x)
    coordinate(" y=\"", box.y)
    coordinate(" width=\"", box.width)
    coordinate(" height=\"", box.height)
    coordinate(" rx=\"", radius)
  }

  private mutating func look(of node: PathNode) {
    paint(.fill, node.fill)
    if node.fillRule == .evenodd { body.markup(" fill-rule=\"evenodd\"") }
    if let stroke = node.stroke, !stroke.isInvisible { self.stroke(stroke) }
  }

  private mutating func stroke(_ stroke: Stroke) {
    paint(.stroke, stroke.paint)
    if stroke.width != 1 { coordinate(" stroke-width=\"", stroke.width) }
    switch stroke.cap {
    case .butt: break
    case .round: body.markup(" stroke-linecap=\"round\"")
    case .square: body.markup(" stroke-linecap=\"square\"")
    }
    switch stroke.join {
    case .miter:
      if stroke.miterLimit == Self.rootMiterLimit {
        needsMiterLimit = true
      } else {
        let limit = stroke.miterLimit >= 1 ? stroke.miterLimit : 1
        body.attribute(" stroke-miterlimit=\"", limit, decimals: 2)
      }
    case .round: body.markup(" stroke-linejoin=\"round\"")
    case .bevel: body.markup(" stroke-linejoin=\"bevel\"")
    }
    dash(of: stroke)
  }

  /// The scene's default, stated by the root since SVG's own is 4.
  static let rootMiterLimit = 10.0

  private mutating func dash(of stroke: Stroke) {
    guard stroke.isDashed else { return }
    body.markup(" stroke-dasharray=\"")
    for (index, length) in stroke.dash.enumerated() {
      if index > 0 { body.byte(" ") }
      body.number(length, decimals: decimals)
    }
    body.byte("\"")
    if stroke.dashOffset != 0, stroke.dashOffset.isFinite {
      coordinate(" stroke-dashoffset=\"", stroke.dashOffset)
    }
  }
}

extension PathNode {
  fileprivate func looksLike(_ other: PathNode) -> Bool {
    shadow == nil && fillRule == other.fillRule && fill == other.fill && stroke == other.stroke
  }

  fileprivate var isInvisible: Bool {
    (fill?.isInvisible ?? true) && (stroke?.isInvisible ?? true)
  }
}
