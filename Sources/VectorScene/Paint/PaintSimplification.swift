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

  /// The paint with a gradient's coordinates turned from fractions of `box` into scene units.
  ///
  /// A gradient askew across a box that is not square keeps its ends but not its slant.
  package func inUserSpace(of box: Rect) -> Paint {
    func place(_ point: Point) -> Point {
      Point(x: box.x + point.x * box.width, y: box.y + point.y * box.height)
    }
    switch self {
    case .linearGradient(var gradient) where gradient.units == .objectBox:
      gradient.units = .userSpace
      gradient.start = place(gradient.start)
      gradient.end = place(gradient.end)
      return .linearGradient(gradient)
    case .radialGradient(var gradient) where gradient.units == .objectBox:
      let side = (box.width + box.height) / 2
      gradient.units = .userSpace
      gradient.center = place(gradient.center)
      gradient.startRadius *= side
      gradient.endRadius *= side
      return .radialGradient(gradient)
    default: return self
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
