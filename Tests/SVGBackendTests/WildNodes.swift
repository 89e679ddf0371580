import VectorScene

/// Nodes with every feature of the scene and with numbers and texts that no chart should hold.
enum WildNodes {
  typealias Generator = SeededGenerator

  static func number(using random: inout Generator) -> Double {
    let wild: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 1e-9,
    ]
    return Int.random(in: 0..<6, using: &random) == 0
      ? wild.randomElement(using: &random) ?? 0 : Double.random(in: -50...150, using: &random)
  }

  static func string(using random: inout Generator) -> String {
    let strings = [
      "", "Latte", "<script>", "]]>", "a\u{0}\u{1B}\u{FFFF}b", "\"onload=\"x", "  ", "日本 🍩",
      "&amp;",
      "'\\", "https://example.org/\"<", "javascript:alert(1)", "en-US",
    ]
    return strings.randomElement(using: &random) ?? ""
  }

  static func color(using random: inout Generator) -> RGBColor {
    RGBColor(
      UInt8.random(in: 0...255, using: &random), UInt8.random(in: 0...255, using: &random), 0,
      opacity: number(using: &random))
  }

  static func point(using random: inout Generator) -> Point {
    Point(x: number(using: &random), y: number(using: &random))
  }

  static func paint(using random: inout Generator) -> Paint {
    let stops = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      GradientStop(offset: number(using: &random) / 50, color: color(using: &random))
    }
    let units: GradientUnits = Bool.random(using: &random) ? .objectBox : .userSpace
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .color(color(using: &random))
    case 1:
      return .linearGradient(
        LinearGradientPaint(
          stops: stops, start: point(using: &random), end: point(using: &random), units: units))
    default:
      return .radialGradient(
        RadialGradientPaint(
          stops: stops, center: point(using: &random), startRadius: number(using: &random),
          endRadius: number(using: &random), units: units))
    }
  }

  static func path(using random: inout Generator) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: path.move(to: point(using: &random))
      case 1, 2: path.line(to: point(using: &random))
      case 3: path.quadratic(to: point(using: &random), control: point(using: &random))
      case 4:
        path.cubic(
          to: point(using: &random), control1: point(using: &random),
          control2: point(using: &random))
      default: path.close()
      }
    }
    return path
  }

  static func shadow(using random: inout Generator) -> Shadow? {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return nil }
    return Shadow(
      color: color(using: &random), radius: number(using: &random),
      offset: point(using: &random))
  }

  static func stroke(using random: inout Generator) -> Stroke {
    Stroke(
      paint(using: &random), width: number(using: &random),
      miterLimit: number(using: &random), dash: [number(using: &random), 2],
      dashOffset: number(using: &random))
  }

  static func group(depth: Int, using random: inout Generator) -> Node {
    func children() -> [Node] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        node(depth: depth - 1, using: &random)
      }
    }
    var group = Group(children())
    if Bool.random(using: &random) {
      group.transform = Transform(
        a: number(using: &random), b: 0, c: number(using: &random), d: 1,
        tx: number(using: &random), ty: 3)
    }
    if Bool.random(using: &random) { group.opacity = number(using: &random) }
    if Bool.random(using: &random) { group.clip = path(using: &random) }
    if Int.random(in: 0..<3, using: &random) == 0 { group.mask = children() }
    if Int.random(in: 0..<3, using: &random) == 0 { group.symbol = string(using: &random) }
    group.shadow = shadow(using: &random)
    group.link = string(using: &random)
    group.accessibility = Accessibility(role: .element, label: string(using: &random))
    return .group(group)
  }

  static func node(depth: Int, using random: inout Generator) -> Node {
    switch Int.random(in: 0..<(depth > 0 ? 5 : 3), using: &random) {
    case 0:
      var node = text(
        string(using: &random), x: number(using: &random), size: number(using: &random),
        weight: Int.random(in: -10...2000, using: &random),
        families: [string(using: &random)], fill: paint(using: &random))
      node.width = number(using: &random)
      return .text(node)
    case 1:
      return .image(
        ImageNode(
          frame: Rect(
            origin: point(using: &random), size: Size(width: number(using: &random), height: 5)),
          format: .png, bytes: [1, 2]))
    case 2:
      return .path(
        PathNode(
          path(using: &random), fill: paint(using: &random),
          stroke: Bool.random(using: &random) ? stroke(using: &random) : nil,
          shadow: shadow(using: &random)))
    default: return group(depth: depth, using: &random)
    }
  }
}
