import VectorScene

/// What a paint is for.
enum PaintAttribute {
  case fill
  case stroke
  case stop

  fileprivate var opening: StaticString {
    switch self {
    case .fill: " fill=\""
    case .stroke: " stroke=\""
    case .stop: " stop-color=\""
    }
  }

  fileprivate var opacityOpening: StaticString {
    switch self {
    case .fill: " fill-opacity=\""
    case .stroke: " stroke-opacity=\""
    case .stop: " stop-opacity=\""
    }
  }
}

extension Document {
  /// The attributes of a fill or a stroke; `nil` paints nothing.
  mutating func paint(_ attribute: PaintAttribute, _ paint: Paint?) {
    guard let paint = paint?.simplified, !paint.isInvisible else {
      body.markup(attribute.opening)
      body.markup("none\"")
      return
    }
    switch paint {
    case .color(let color): body.paint(attribute, isMask ? color.whitened : color)
    case .linearGradient, .radialGradient:
      let paint = isMask ? paint.whitened : paint
      body.markup(attribute.opening)
      body.reference("url(#", gradient(paint), ") ")
      // For viewers that cannot reach the gradient, such as browsers in which it stands in a
      // hidden part of the page.
      body.colorWithOpacity(paint.fallbackColor)
      body.byte("\"")
    }
  }

  /// The definition of a gradient, made if it is new.
  private mutating func gradient(_ paint: Paint) -> DefinitionID {
    if let known = gradients[paint] { return known }
    let id = DefinitionID(kind: .gradient, number: gradients.count + 1)
    gradients[paint] = id
    switch paint {
    case .linearGradient(let gradient): definitions.linear(gradient, id: id, decimals: decimals)
    case .radialGradient(let gradient): definitions.radial(gradient, id: id, decimals: decimals)
    case .color: break
    }
    return id
  }
}

extension RGBColor {
  /// White of the same opacity.
  var whitened: RGBColor { RGBColor.white.opacity(opacity) }
}

extension Paint {
  /// The paint in white of the same opacity.
  fileprivate var whitened: Paint {
    func whitened(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: $0.color.whitened) }
    }
    switch self {
    case .color(let color): return .color(color.whitened)
    case .linearGradient(var gradient):
      gradient.stops = whitened(gradient.stops)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = whitened(gradient.stops)
      return .radialGradient(gradient)
    }
  }
}

extension Stroke {
  var isInvisible: Bool { !(width > 0 && width.isFinite) || paint.isInvisible }

  /// Whether the dashes say anything; a negative or endless one, or none with a length, does not.
  var isDashed: Bool {
    dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
  }
}

extension MarkupWriter {
  /// A colour as two attributes: all viewers know opacity as one of its own.
  mutating func paint(_ attribute: PaintAttribute, _ color: RGBColor) {
    markup(attribute.opening)
    self.color(color)
    byte("\"")
    guard color.opacity < Self.solid else { return }
    self.attribute(attribute.opacityOpening, color.opacity, decimals: 3)
  }

  /// An opacity from which on the difference to 1 cannot be seen.
  static let solid = 0.9995

  /// A colour as one value, `#rrggbbaa` where it is not solid.
  fileprivate mutating func colorWithOpacity(_ color: RGBColor) {
    guard color.opacity < Self.solid else { return self.color(color) }
    byte("#")
    for channel in [color.red, color.green, color.blue] { hexByte(channel) }
    hexByte(UInt8((color.opacity * 255).rounded()))
  }

  fileprivate mutating func linear(
    _ gradient: LinearGradientPaint, id: DefinitionID, decimals: Int
  ) {
    let decimals = gradient.units == .objectBox ? 4 : decimals
    reference("<linearGradient id=\"", id, "\"")
    // What is left out here is what SVG takes for granted: from (0, 0) to (1, 0).
    if gradient.start.x != 0 { attribute(" x1=\"", gradient.start.x, decimals: decimals) }
    if gradient.start.y != 0 { attribute(" y1=\"", gradient.start.y, decimals: decimals) }
    if gradient.end.x != 1 || gradient.units == .userSpace {
      attribute(" x2=\"", gradient.end.x, decimals: decimals)
    }
    if gradient.end.y != 0 { attribute(" y2=\"", gradient.end.y, decimals: decimals) }
    stops(gradient.stops, units: gradient.units)
    markup("</linearGradient>\n")
  }

  fileprivate mutating func radial(
    _ gradient: RadialGradientPaint, id: DefinitionID, decimals: Int
  ) {
    let decimals = gradient.units == .objectBox ? 4 : decimals
    reference("<radialGradient id=\"", id, "\"")
    attribute(" cx=\"", gradient.center.x, decimals: decimals)
    attribute(" cy=\"", gradient.center.y, decimals: decimals)
    attribute(" r=\"", gradient.endRadius, decimals: decimals)
    // SVG's own start radius (`fr`) is newer than many viewers; moved offsets say the same.
    let inner = gradient.startRadius / gradient.endRadius
    stops(
      gradient.stops.map {
        GradientStop(offset: inner + $0.offset * (1 - inner), color: $0.color)
      }, units: gradient.units)
    markup("</radialGradient>\n")
  }

  private mutating func stops(_ stops: [GradientStop], units: GradientUnits) {
    markup(units == .userSpace ? " gradientUnits=\"userSpaceOnUse\">" : ">")
    for stop in stops {
      markup("<stop")
      if stop.offset > 0 { attribute(" offset=\"", stop.offset, decimals: 4) }
      paint(.stop, stop.color)
      markup("/>")
    }
  }
}
