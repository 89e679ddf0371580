import VectorScene

extension Path {
  /// The part of the outline between two fractions of its length; empty when `to` is not beyond
  /// `from`. Fractions outside 0…1 are clamped.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let start = max(0, min(1, Double(from)))
    let end = max(0, min(1, Double(to)))
    guard start < end else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let pieces = Self.pieces(of: scenePath)
    let length = pieces.reduce(0) { $0 + $1.length }
    guard length > 0 else { return Path() }
    var trimmed = VectorScene.Path()
    var place = 0.0
    for piece in pieces {
      let low = max(0, (start * length - place) / piece.length)
      let high = min(1, (end * length - place) / piece.length)
      place += piece.length
      guard low < high else { continue }
      let part = piece.curve(from: piece.parameter(at: low), to: piece.parameter(at: high))
      if trimmed.currentPoint != part.start { trimmed.move(to: part.start) }
      if piece.isStraight {
        trimmed.line(to: part.end)
      } else {
        trimmed.cubic(to: part.end, control1: part.control1, control2: part.control2)
      }
    }
    return Path(trimmed)
  }

  /// A piece of an outline as a cubic curve, with its length measured in short steps.
  private struct Piece {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
    var isStraight: Bool
    /// The length up to each of equal steps of the curve's parameter.
    private var lengths: [Double]

    private static let steps = 24

    init(start: Point, control1: Point, control2: Point, end: Point, isStraight: Bool) {
      self.start = start
      self.control1 = control1
      self.control2 = control2
      self.end = end
      self.isStraight = isStraight
      lengths = []
      var length = 0.0
      var last = start
      for step in 1...Self.steps {
        let point = curve(from: 0, to: Double(step) / Double(Self.steps)).end
        length += last.distance(to: point)
        lengths.append(length)
        last = point
      }
    }

    var length: Double { lengths.last ?? 0 }

    /// The curve's parameter where `fraction` of its length lies behind.
    func parameter(at fraction: Double) -> Double {
      guard fraction > 0 else { return 0 }
      guard fraction < 1 else { return 1 }
      let wanted = fraction * length
      let step = lengths.firstIndex { $0 >= wanted } ?? Self.steps - 1
      let before = step == 0 ? 0 : lengths[step - 1]
      let within = lengths[step] > before ? (wanted - before) / (lengths[step] - before) : 0
      return (Double(step) + within) / Double(Self.steps)
    }

    /// The stretch between two parameters, by de Casteljau's construction.
    func curve(from low: Double, to high: Double) -> (
      start: Point, control1: Point, control2: Point, end: Point
    ) {
      func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
        let first = start.interpolated(to: control1, at: a)
        let second = control1.interpolated(to: control2, at: a)
        let third = control2.interpolated(to: end, at: a)
        return first.interpolated(to: second, at: b)
          .interpolated(to: second.interpolated(to: third, at: b), at: c)
      }
      return (
        blossom(low, low, low), blossom(low, low, high), blossom(low, high, high),
        blossom(high, high, high)
      )
    }
  }

  private static func pieces(of path: VectorScene.Path) -> [Piece] {
    var pieces: [Piece] = []
    var current = Point.zero
    var subpathStart = Point.zero
    func add(_ control1: Point, _ control2: Point, _ end: Point, isStraight: Bool) {
      let piece = Piece(
        start: current, control1: control1, control2: control2, end: end, isStraight: isStraight)
      if piece.length > 0 { pieces.append(piece) }
      current = end
    }
    func addLine(to end: Point) {
      let third = current.interpolated(to: end, at: 1.0 / 3)
      add(third, current.interpolated(to: end, at: 2.0 / 3), end, isStraight: true)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = point
        subpathStart = point
      case .line(let point): addLine(to: point)
      case .quadratic(let control, let end):
        add(
          current.interpolated(to: control, at: 2.0 / 3),
          end.interpolated(to: control, at: 2.0 / 3), end, isStraight: false)
      case .cubic(let control1, let control2, let end):
        add(control1, control2, end, isStraight: false)
      case .close: addLine(to: subpathStart)
      }
    }
    return pieces
  }
}
