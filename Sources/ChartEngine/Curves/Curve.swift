import VectorScene

extension Interpolation {
  /// Appends the curve through `points` to `path`.
  ///
  /// The first point is reached by a line if `path` goes on from elsewhere and `startsNew` is
  /// false, otherwise by a move. The curve runs through every point.
  func append(_ points: [Point], to path: inout Path, startsNew: Bool) {
    guard let first = points.first else { return }
    if startsNew { path.move(to: first) } else { path.line(to: first) }
    guard points.count > 1 else { return }
    switch self {
    case .linear:
      for point in points.dropFirst() { path.line(to: point) }
    case .stepStart: StepCurve(jump: 0).append(points, to: &path)
    case .stepCenter: StepCurve(jump: 0.5).append(points, to: &path)
    case .stepEnd: StepCurve(jump: 1).append(points, to: &path)
    case .monotone: MonotoneCurve().append(points, to: &path)
    case .catmullRom(let alpha): CatmullRomCurve(alpha: alpha).append(points, to: &path)
    case .cardinal(let tension): CardinalCurve(tension: tension).append(points, to: &path)
    }
  }
}
