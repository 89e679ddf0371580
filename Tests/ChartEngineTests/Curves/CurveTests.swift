import Testing
import VectorScene

@testable import ChartEngine

@Suite struct CurveTests {
  private static let methods: [Interpolation] = [
    .linear, .stepStart, .stepCenter, .stepEnd, .monotone, .catmullRom(), .catmullRom(alpha: 0),
    .catmullRom(alpha: 1), .cardinal(), .cardinal(tension: 0.6),
  ]

  private static func randomPoints(_ count: Int, seed: UInt64) -> [Point] {
    var random = SeededGenerator(state: seed)
    return (0..<count).map {
      Point(x: Double($0) * 10, y: Double.random(in: 0...100, using: &random))
    }
  }

  private func path(_ method: Interpolation, _ points: [Point]) -> Path {
    Path { method.append(points, to: &$0, startsNew: true) }
  }

  private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
  }

  @Test(arguments: methods) func runsThroughEveryPoint(method: Interpolation) {
    let points = Self.randomPoints(12, seed: 3)
    let ends = ends(path(method, points))
    for point in points { #expect(ends.contains { $0.distance(to: point) < 1e-9 }) }
  }

  @Test(arguments: methods) func oneOrTwoPointsAreFine(method: Interpolation) {
    #expect(path(method, []).isEmpty)
    #expect(ends(path(method, [Point(x: 1, y: 2)])) == [Point(x: 1, y: 2)])
    #expect(ends(path(method, Self.randomPoints(2, seed: 1))).last?.x == 10)
  }

  @Test(arguments: methods) func coincidingPointsGiveNumbers(method: Interpolation) {
    let point = Point(x: 5, y: 5)
    let path = path(method, [point, point, Point(x: 9, y: 1), Point(x: 9, y: 1)])
    #expect(path.controlBox.map { $0.width.isFinite && $0.height.isFinite } == true)
  }

  @Test func monotoneNeverLeavesTheRangeOfItsNeighbours() {
    let points = Self.randomPoints(40, seed: 9)
    for (index, element) in path(.monotone, points).elements.dropFirst().enumerated() {
      guard case .cubic(let first, let second, let end) = element else { continue }
      let start = points[index]
      for step in 0...20 {
        let t = Double(step) / 20
        let u = 1 - t
        let y =
          u * u * u * start.y + 3 * u * u * t * first.y + 3 * u * t * t * second.y
          + t * t * t * end.y
        #expect(y >= min(start.y, end.y) - 1e-9 && y <= max(start.y, end.y) + 1e-9)
      }
    }
  }

  @Test func cardinalWithFullTensionIsStraight() {
    let points = Self.randomPoints(4, seed: 5)
    for (index, element) in path(.cardinal(tension: 1), points).elements.dropFirst().enumerated() {
      guard case .cubic(let first, let second, let end) = element else { continue }
      #expect(first == points[index])
      #expect(second == end)
    }
  }

  @Test func curvesReachPastTheirValuesOnlyWhereTheySwingOut() {
    let valley = [9.0, 5, 1, 1, 5, 9]
    let reach = Interpolation.cardinal().overshoot(of: valley, series: [])
    #expect(reach.count == 1 && reach.allSatisfy { $0 < 1 && $0 > -1 })
    #expect(Interpolation.linear.overshoot(of: valley, series: []) == [])
    #expect(Interpolation.monotone.overshoot(of: valley, series: []) == [])
    #expect(Interpolation.cardinal().overshoot(of: [], series: []) == [])
    #expect(Interpolation.cardinal().overshoot(of: [3, 3, 3], series: []) == [])
    #expect(Interpolation.cardinal().overshoot(of: [.nan, 1, .infinity, 9], series: []) == [])
    // Two series that alternate are two straight lines.
    #expect(Interpolation.cardinal().overshoot(of: [1, 9, 1, 9], series: [0, 1, 0, 1]) == [])
  }

  /// On points of equal distance a uniform Catmull-Rom spline is the loosest cardinal one.
  @Test func uniformCatmullRomIsCardinal() {
    let points = Self.randomPoints(8, seed: 2)
    let left = path(.catmullRom(alpha: 0), points).elements
    let right = path(.cardinal(tension: 0), points).elements
    for case (.cubic(let a, let b, _), .cubic(let c, let d, _)) in zip(left, right) {
      #expect(a.distance(to: c) < 1e-9)
      #expect(b.distance(to: d) < 1e-9)
    }
  }
}
