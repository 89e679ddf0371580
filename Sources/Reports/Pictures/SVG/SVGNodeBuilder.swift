import VectorScene

/// Turns the elements of an SVG into nodes.
struct SVGNodeBuilder {
  let gradients: SVGGradients
  private(set) var skipped: [String] = []

  init(gradients: SVGGradients) { self.gradients = gradients }

  mutating func nodes(of elements: [XMLElement], style: SVGStyle) -> [Node] {
    elements.flatMap { nodes(of: $0, style: style) }
  }

  private mutating func nodes(of element: XMLElement, style parent: SVGStyle) -> [Node] {
    switch element.name {
    case "defs", "linearGradient", "radialGradient", "title", "desc", "metadata": return []
    case "g", "svg": return group(element, parent)
    default:
      guard let path = SVGShape.path(of: element) else {
        skip(element.name)
        return []
      }
      noteReferences(element)
      return shape(path, element, parent)
    }
  }

  private mutating func group(_ element: XMLElement, _ parent: SVGStyle) -> [Node] {
    noteReferences(element)
    let style = parent.inherited(by: element)
    guard style.isDisplayed else { return [] }
    let transform = transform(of: element)
    let children = nodes(of: element.children, style: style)
    if children.isEmpty { return [] }
    if transform.isIdentity, style.opacity == 1 { return children }
    return [.group(Group(children, transform: transform, opacity: style.opacity))]
  }

  private mutating func shape(
    _ path: Path, _ element: XMLElement, _ parent: SVGStyle
  ) -> [Node] {
    let style = parent.inherited(by: element)
    guard style.isDisplayed, style.isVisible, !path.isEmpty else { return [] }
    let fill = paint(style.fill, opacity: style.fillOpacity, style)
    let stroke = paint(style.stroke, opacity: style.strokeOpacity, style)
    let outline = stroke.flatMap { paint in
      style.strokeWidth > 0
        ? Stroke(
          paint, width: style.strokeWidth, cap: style.cap, join: style.join,
          miterLimit: style.miterLimit, dash: style.dash, dashOffset: style.dashOffset) : nil
    }
    guard fill != nil || outline != nil else { return [] }
    let node = Node.path(PathNode(path, fill: fill, fillRule: style.fillRule, stroke: outline))
    let transform = transform(of: element)
    if transform.isIdentity, style.opacity == 1 { return [node] }
    return [.group(Group([node], transform: transform, opacity: style.opacity))]
  }

  private func transform(of element: XMLElement) -> Transform {
    element["transform"].flatMap(SVGTransform.transform) ?? .identity
  }

  private func paint(_ source: SVGStyle.Source, opacity: Double, _ style: SVGStyle) -> Paint? {
    switch source {
    case .none: nil
    case .color(let color): .color(color.opacity(opacity))
    case .reference(let id, let fallback):
      gradients.paint(id, opacity: opacity, current: style.color)
        ?? fallback.map { .color($0.opacity(opacity)) }
    }
  }

  /// Clips, masks and filters are not drawn.
  private mutating func noteReferences(_ element: XMLElement) {
    for name in ["clip-path", "mask", "filter"] {
      if let value = element[name], value != "none" { skip(name) }
    }
  }

  private mutating func skip(_ name: String) {
    if !skipped.contains(name), skipped.count < 20 { skipped.append(name) }
  }
}

/// The basic shapes of SVG as paths.
private enum SVGShape {
  /// `nil` for an element that is no shape.
  static func path(of element: XMLElement) -> Path? {
    func length(_ name: String) -> Double { SVGScanner.length(element[name]) ?? 0 }
    switch element.name {
    case "path": return SVGPathData.path(element["d"] ?? "")
    case "rect": return rectangle(element)
    case "circle":
      return ellipse(x: length("cx"), y: length("cy"), rx: length("r"), ry: length("r"))
    case "ellipse":
      return ellipse(x: length("cx"), y: length("cy"), rx: length("rx"), ry: length("ry"))
    case "line":
      var path = Path()
      path.move(to: Point(x: length("x1"), y: length("y1")))
      path.line(to: Point(x: length("x2"), y: length("y2")))
      return path
    case "polyline": return polygon(element, isClosed: false)
    case "polygon": return polygon(element, isClosed: true)
    default: return nil
    }
  }

  private static func ellipse(x: Double, y: Double, rx: Double, ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return .ellipse(in: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func rectangle(_ element: XMLElement) -> Path {
    let width = SVGScanner.length(element["width"]) ?? 0
    let height = SVGScanner.length(element["height"]) ?? 0
    guard width > 0, height > 0 else { return Path() }
    let x = SVGScanner.length(element["x"]) ?? 0
    let y = SVGScanner.length(element["y"]) ?? 0
    let rx = SVGScanner.length(element["rx"]) ?? SVGScanner.length(element["ry"]) ?? 0
    let ry = SVGScanner.length(element["ry"]) ?? rx
    let radii = Point(x: min(max(0, rx), width / 2), y: min(max(0, ry), height / 2))
    guard radii.x > 0, radii.y > 0 else {
      return .rectangle(Rect(x: x, y: y, width: width, height: height))
    }
    let data = """
      M\(x + radii.x) \(y)H\(x + width - radii.x)a\(radii.x) \(radii.y) 0 0 1 \(radii.x) \(radii.y)\
      V\(y + height - radii.y)a\(radii.x) \(radii.y) 0 0 1 \(-radii.x) \(radii.y)\
      H\(x + radii.x)a\(radii.x) \(radii.y) 0 0 1 \(-radii.x) \(-radii.y)\
      V\(y + radii.y)a\(radii.x) \(radii.y) 0 0 1 \(radii.x) \(-radii.y)z
      """
    return SVGPathData.path(data)
  }

  private static func polygon(_ element: XMLElement, isClosed: Bool) -> Path {
    var scanner = SVGScanner(element["points"] ?? "")
    let numbers = scanner.numbers().prefix(2 * SVGPathData.segmentLimit)
    var path = Path()
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = Point(x: numbers[index], y: numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if isClosed { path.close() }
    return path
  }
}
