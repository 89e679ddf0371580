import VectorScene

/// How a shape of an SVG is painted: what it inherits, changed by its own attributes.
struct SVGStyle {
  /// What a `fill` or `stroke` says.
  enum Source: Hashable {
    case none
    case color(RGBColor)
    /// The gradient of this id; the colour when there is none.
    case reference(String, fallback: RGBColor?)
  }

  var color = RGBColor.black
  var fill = Source.color(.black)
  var fillOpacity = 1.0
  var fillRule = PathNode.FillRule.nonzero
  var stroke = Source.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 4.0
  var dash: [Double] = []
  var dashOffset = 0.0
  var isVisible = true

  /// Of the element alone: these are not inherited.
  private(set) var opacity = 1.0
  private(set) var isDisplayed = true

  /// The style of an element inside one with this style.
  func inherited(by element: XMLElement) -> SVGStyle {
    var style = self
    style.opacity = 1
    style.isDisplayed = true
    // The colour first, since others may refer to it.
    for attribute in element.attributes where attribute.name == "color" {
      style.set("color", attribute.value)
    }
    for attribute in element.attributes { style.set(attribute.name, attribute.value) }
    // Declarations of `style` win over attributes.
    for declaration in element["style"]?.split(separator: ";") ?? [] {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      style.set(String(parts[0]).trimmingSpaces, String(parts[1]).trimmingSpaces)
    }
    return style
  }

  private mutating func set(_ property: String, _ value: String) {
    if value == "inherit" { return }
    switch property {
    case "color": color = SVGColor.color(value, current: color) ?? color
    case "fill": fill = source(value) ?? fill
    case "stroke": stroke = source(value) ?? stroke
    case "fill-opacity": fillOpacity = Self.fraction(value) ?? fillOpacity
    case "stroke-opacity": strokeOpacity = Self.fraction(value) ?? strokeOpacity
    case "opacity": opacity = Self.fraction(value) ?? opacity
    case "fill-rule": fillRule = value == "evenodd" ? .evenodd : .nonzero
    case "stroke-width": strokeWidth = SVGScanner.length(value).map { max(0, $0) } ?? strokeWidth
    case "stroke-linecap": cap = LineCap(rawValue: value) ?? cap
    case "stroke-linejoin": join = LineJoin(rawValue: value) ?? join
    case "stroke-miterlimit": miterLimit = SVGScanner.length(value).map { max(1, $0) } ?? miterLimit
    case "stroke-dasharray": dash = Self.dashes(value)
    case "stroke-dashoffset": dashOffset = SVGScanner.length(value) ?? dashOffset
    case "display": isDisplayed = value != "none"
    case "visibility": isVisible = value == "visible"
    default: break
    }
  }

  private func source(_ value: String) -> Source? {
    if value == "none" { return Source.none }
    guard value.hasPrefix("url(") else {
      return SVGColor.color(value, current: color).map { .color($0) }
    }
    guard let close = value.firstIndex(of: ")") else { return nil }
    let address = value[value.index(value.startIndex, offsetBy: 4)..<close].filter {
      $0 != "\"" && $0 != "'" && $0 != " "
    }
    let rest = String(value[value.index(after: close)...]).trimmingSpaces
    let fallback = SVGColor.color(rest, current: color)
    // Only what is in the same document is ever looked at.
    guard address.hasPrefix("#") else { return fallback.map { .color($0) } ?? Source.none }
    return .reference(String(address.dropFirst()), fallback: fallback)
  }

  private static func fraction(_ value: String) -> Double? {
    let number =
      value.hasSuffix("%") ? Double(value.dropLast()).map { $0 / 100 } : Double(value)
    return number.flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
  }

  private static func dashes(_ value: String) -> [Double] {
    var scanner = SVGScanner(value)
    let numbers = scanner.numbers()
    guard numbers.allSatisfy({ $0 >= 0 }), numbers.contains(where: { $0 > 0 }) else { return [] }
    return Array((numbers.count.isMultiple(of: 2) ? numbers : numbers + numbers).prefix(64))
  }
}
