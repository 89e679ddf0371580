import VectorScene

/// A drawing of our own under the name of one of Apple's symbols.
struct Symbol: Sendable {
  /// The width of the drawing on its grid, whose height is 100.
  var width = 100.0
  var draw: @Sendable (inout SymbolPen) -> Void

  func layers(weight: Int) -> [SymbolLayer] {
    var pen = SymbolPen(weight: weight)
    draw(&pen)
    return pen.layers
  }
}

/// All symbols by name.
enum SymbolCatalog {
  static func symbol(named name: String) -> Symbol? { all[name] }

  /// Sorted.
  static var names: [String] { all.keys.sorted() }

  private static let all: [String: Symbol] = {
    let groups = [
      arrowSymbols, basicSymbols, chartSymbols, commerceSymbols, objectSymbols, statusSymbols,
      weatherSymbols,
    ]
    return groups.reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
  }()

  /// Stands for a name that is not known.
  static let placeholder = Symbol { pen in
    let side = VectorScene.Path.rounded(8, 8, 84, 84, 20)
    for element in side.dashed(length: 13, gap: 9) { pen.stroke(element) }
    pen.stroke(.questionMark(50, 50, 0.62))
    pen.dot(50, 70, pen.thickness * 0.62)
  }
}

extension VectorScene.Path {
  /// The hook of a question mark around a centre, without its dot.
  static func questionMark(_ x: Double, _ y: Double, _ scale: Double) -> VectorScene.Path {
    VectorScene.Path { path in
      let center = Point(x: x, y: y - 12 * scale)
      path.arc(center: center, radius: 17 * scale, from: -.pi, to: 0.42)
      path.quadratic(
        to: Point(x: x, y: y + 14 * scale), control: Point(x: x, y: y + 4 * scale))
    }
  }

  /// The outline cut into dashes.
  func dashed(length: Double, gap: Double) -> [VectorScene.Path] {
    var dashes: [VectorScene.Path] = []
    var dash: [Point] = []
    var place = 0.0
    func finish() {
      if dash.count > 1 { dashes.append(.polyline(dash.map { ($0.x, $0.y) })) }
      dash = []
    }
    let points = flattened
    for (start, end) in zip(points, points.dropFirst()) {
      let distance = start.distance(to: end)
      let steps = max(1, Int(distance.rounded(.up)))
      for step in 0..<steps {
        let fraction = Double(step) / Double(steps)
        let isInk =
          (place + distance * fraction).truncatingRemainder(dividingBy: length + gap)
          < length
        if isInk { dash.append(start.interpolated(to: end, at: fraction)) } else { finish() }
      }
      place += distance
    }
    finish()
    return dashes
  }

  /// Points along the outline, curves in eight steps; one subpath only.
  private var flattened: [Point] {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let end):
        guard let start = points.last else { continue }
        for step in 1...8 {
          let t = Double(step) / 8
          let first = start.interpolated(to: control, at: t)
          points.append(first.interpolated(to: control.interpolated(to: end, at: t), at: t))
        }
      case .cubic(let control1, let control2, let end):
        guard let start = points.last else { continue }
        for step in 1...8 {
          let t = Double(step) / 8
          let a = start.interpolated(to: control1, at: t)
          let b = control1.interpolated(to: control2, at: t)
          let c = control2.interpolated(to: end, at: t)
          points.append(
            a.interpolated(to: b, at: t).interpolated(to: b.interpolated(to: c, at: t), at: t))
        }
      case .close: if let first = points.first { points.append(first) }
      }
    }
    return points
  }
}
