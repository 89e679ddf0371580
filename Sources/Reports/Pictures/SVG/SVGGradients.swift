import VectorScene

/// The gradients of an SVG, by their ids.
struct SVGGradients {
  private var elements: [String: XMLElement] = [:]

  /// A gradient may take what it lacks from another, which may do so too; no further than this.
  private static let referenceLimit = 8

  init(in root: XMLElement) { collect(root) }

  private mutating func collect(_ element: XMLElement) {
    if element.name == "linearGradient" || element.name == "radialGradient", let id = element["id"],
      elements[id] == nil
    {
      elements[id] = element
    }
    for child in element.children { collect(child) }
  }

  /// The paint of a gradient, its colours multiplied with `opacity`; `nil` when there is none.
  func paint(_ id: String, opacity: Double, current: RGBColor) -> Paint? {
    let chain = chain(from: id)
    guard let first = chain.first else { return nil }
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    let stops = stops(of: chain, opacity: opacity, current: current)
    guard !stops.isEmpty else { return .color(.clear) }
    let units: GradientUnits =
      attribute("gradientUnits") == "userSpaceOnUse" ? .userSpace : .objectBox
    let transform = attribute("gradientTransform").flatMap(SVGTransform.transform) ?? .identity
    func coordinate(_ name: String, _ standard: Double) -> Double {
      Self.coordinate(attribute(name)) ?? standard
    }
    if first.name == "linearGradient" {
      return .linearGradient(
        LinearGradientPaint(
          stops: stops,
          start: transform.apply(Point(x: coordinate("x1", 0), y: coordinate("y1", 0))),
          end: transform.apply(Point(x: coordinate("x2", 1), y: coordinate("y2", 0))),
          units: units))
    }
    // Circles only: a transform that makes them ellipses is held to their mean size.
    let growth = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return .radialGradient(
      RadialGradientPaint(
        stops: stops,
        center: transform.apply(Point(x: coordinate("cx", 0.5), y: coordinate("cy", 0.5))),
        endRadius: coordinate("r", 0.5) * growth, units: units))
  }

  /// The gradient and those that it refers to.
  private func chain(from id: String) -> [XMLElement] {
    var chain: [XMLElement] = []
    var next: String? = id
    while let id = next, let element = elements[id], chain.count < Self.referenceLimit {
      chain.append(element)
      next = element["href"].flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
    }
    return chain
  }

  private func stops(
    of chain: [XMLElement], opacity: Double, current: RGBColor
  ) -> [GradientStop] {
    let owner = chain.first { $0.children.contains { $0.name == "stop" } }
    return owner?.children.filter { $0.name == "stop" }.prefix(64).map { stop in
      var values = [String: String]()
      for attribute in stop.attributes { values[attribute.name] = attribute.value }
      for declaration in stop["style"]?.split(separator: ";") ?? [] {
        let parts = declaration.split(separator: ":", maxSplits: 1)
        if parts.count == 2 {
          values[parts[0].filter { $0 != " " }] = String(parts[1]).trimmingSpaces
        }
      }
      let color =
        values["stop-color"].flatMap { SVGColor.color($0, current: current) } ?? .black
      let alpha = values["stop-opacity"].flatMap { Self.coordinate($0) } ?? 1
      let offset = values["offset"].flatMap { Self.coordinate($0) } ?? 0
      return GradientStop(
        offset: min(1, max(0, offset)), color: color.opacity(min(1, max(0, alpha)) * opacity))
    } ?? []
  }

  /// A number or a percentage.
  private static func coordinate(_ text: String?) -> Double? {
    guard let text = text?.trimmingSpaces else { return nil }
    if text.hasSuffix("%") { return SVGScanner.length(String(text.dropLast())).map { $0 / 100 } }
    return SVGScanner.length(text)
  }
}

extension String {
  /// The text without the spaces around it.
  var trimmingSpaces: String {
    guard let first = firstIndex(where: { $0 != " " }),
      let last = lastIndex(where: { $0 != " " })
    else { return "" }
    return String(self[first...last])
  }
}
