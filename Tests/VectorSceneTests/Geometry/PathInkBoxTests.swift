import Testing
import VectorScene

@Suite struct PathInkBoxTests {
  @Test func linesReachTheirPoints() {
    #expect(Path().inkBox == nil)
    let box = Rect(x: 3, y: 4, width: 5, height: 6)
    #expect(Path.rectangle(box).inkBox == box)
  }

  @Test func curvesReachLessFarThanTheirControls() throws {
    let path = Path { path in
      path.move(to: .zero)
      path.cubic(
        to: Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8))
    }
    let box = try #require(path.inkBox)
    #expect(abs(box.maxY - 6) < 1e-9 && box.minY == 0 && box.width == 10)
    let quadratic = Path { path in
      path.move(to: .zero)
      path.quadratic(to: Point(x: 10, y: 0), control: Point(x: 5, y: -8))
    }
    #expect(abs(try #require(quadratic.inkBox).minY + 4) < 1e-9)
  }

  @Test func turnedEllipsesKeepTheirBox() throws {
    let circle = Path.ellipse(in: Rect(x: -10, y: -10, width: 20, height: 20))
    for angle in stride(from: 0.0, to: 3, by: 0.2) {
      let box = try #require(circle.applying(.rotation(radians: angle)).inkBox)
      for side in [-box.minX, -box.minY, box.maxX, box.maxY] { #expect(abs(side - 10) < 0.01) }
    }
  }

  /// No point of a curve lies outside its box, and each side of the box is touched.
  @Test func boxesAreTight() throws {
    var state: UInt64 = 42
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31) * 100
    }
    for _ in 0..<300 {
      let points = (0..<4).map { _ in Point(x: next(), y: next()) }
      let path = Path { path in
        path.move(to: points[0])
        path.cubic(to: points[3], control1: points[1], control2: points[2])
      }
      let box = try #require(path.inkBox)
      var seen = Rect(origin: points[0], size: .zero)
      for step in 0...1000 {
        let t = Double(step) / 1000
        let a = points[0].interpolated(to: points[1], at: t)
        let b = points[1].interpolated(to: points[2], at: t)
        let c = points[2].interpolated(to: points[3], at: t)
        let on = a.interpolated(to: b, at: t).interpolated(to: b.interpolated(to: c, at: t), at: t)
        seen = seen.union(Rect(origin: on, size: .zero))
      }
      for difference in [
        seen.minX - box.minX, seen.minY - box.minY, box.maxX - seen.maxX, box.maxY - seen.maxY,
      ] {
        #expect(difference > -1e-9 && difference < 0.01)
      }
    }
  }
}
