extension Paint {
  /// The paint as every back end draws it: a gradient without extent or with fewer than two stops
  /// is the plain colour that SVG would give it, and offsets lie between 0 and 1 in rising order.
  package var simplified: Paint {
    switch self {
    case .color: self
    case .linearGradient(let gradient): gradient.simplified
    case .radialGradient(let gradient): gradient.simplified
    }
  }

  /// Whether the paint's coordinates are fractions of a box.
  package var needsBox: Bool {
    switch self {
    case .color: false
    case .linearGradient(let gradient): gradient.units == .objectBox
    case .radialGradient(let gradient): gradient.units == .objectBox
    }
  }

  /// The paint with a gradient's coordinates turned from fractions of `box` into scene units.
  ///
  /// A radial gradient keeps its mean radius where it would be an ellipse. In a box without area a
  /// gradient is its fallback colour, as in SVG.
  package func inUserSpace(of box: Rect) -> Paint {
    guard needsBox else { return self }
    guard !box.isEmpty else { return .color(fallbackColor) }
    func place(_ point: Point) -> Point {
      Point(x: box.x + point.x * box.width, y: box.y + point.y * box.height)
    }
    switch self {
    case .color: return self
    case .linearGradient(var gradient):
      // In the box the colours change along the line and stay equal across it. The box stretches
      // both, and afterwards they are no longer at right angles; the new end makes them so.
      let slope = Point(
        x: (gradient.end.x - gradient.start.x) / box.width,
        y: (gradient.end.y - gradient.start.y) / box.height)
      let length = gradient.start.distance(to: gradient.end)
      let square = slope.x * slope.x + slope.y * slope.y
      gradient.units = .userSpace
      gradient.start = place(gradient.start)
      gradient.end = gradient.start + slope * (length * length / square)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      let side = (box.width + box.height) / 2
      gradient.units = .userSpace
      gradient.center = place(gradient.center)
      gradient.startRadius *= side
      gradient.endRadius *= side
      return .radialGradient(gradient)
    }
  }
}

extension LinearGradientPaint {
  fileprivate var simplified: Paint {
    guard stops.count > 1, start.isFinite, end.isFinite, start != end else {
      return .color(stops.last?.color ?? .clear)
    }
    guard !stops.areOrdered else { return .linearGradient(self) }
    var ordered = self
    ordered.stops = stops.ordered
    return .linearGradient(ordered)
  }
}

extension RadialGradientPaint {
  fileprivate var simplified: Paint {
    let low = max(0, startRadius)
    let high = max(0, endRadius)
    guard stops.count > 1, center.isFinite, low.isFinite, high.isFinite, low != high else {
      return .color(stops.last?.color ?? .clear)
    }
    guard low != startRadius || high != endRadius || low > high || !stops.areOrdered else {
      return .radialGradient(self)
    }
    var ordered = self
    ordered.stops = stops.ordered
    if low > high {
      ordered.stops = ordered.stops.reversed().map {
        GradientStop(offset: 1 - $0.offset, color: $0.color)
      }
    }
    ordered.startRadius = min(low, high)
    ordered.endRadius = max(low, high)
    return .radialGradient(ordered)
  }
}

extension [GradientStop] {
  fileprivate var areOrdered: Bool {
    var last = 0.0
    for stop in self {
      guard stop.offset >= last, stop.offset <= 1 else { return false }
      last = stop.offset
    }
    return true
  }

  /// As SVG reads stops: each offset at least the one before it.
  fileprivate var ordered: [GradientStop] {
    var last = 0.0
    return map { stop in
      if stop.offset > last { last = Swift.min(1, stop.offset) }
      return GradientStop(offset: last, color: stop.color)
    }
  }
}
