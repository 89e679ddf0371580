import Testing
import VectorScene

@Suite struct PaintSimplificationTests {
  private let stops = [
    GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black),
  ]

  private func linear(
    _ stops: [GradientStop], to end: Point = Point(x: 1, y: 0), units: GradientUnits = .objectBox
  ) -> Paint {
    .linearGradient(LinearGradientPaint(stops: stops, start: .zero, end: end, units: units))
  }

  @Test func goodGradientsStayAsTheyAre() {
    #expect(linear(stops).simplified == linear(stops))
    let radial = Paint.radialGradient(
      RadialGradientPaint(stops: stops, center: .zero, startRadius: 0.1, endRadius: 1))
    #expect(radial.simplified == radial)
  }

  @Test func gradientsWithoutExtentAreTheirLastColour() {
    #expect(linear(stops, to: .zero).simplified == .color(.black))
    #expect(linear(stops, to: Point(x: .infinity, y: 0)).simplified == .color(.black))
    #expect(linear([stops[0]]).simplified == .color(.white))
    #expect(linear([]).simplified == .color(.clear))
    let point = Paint.radialGradient(
      RadialGradientPaint(stops: stops, center: .zero, startRadius: 0.5, endRadius: 0.5))
    #expect(point.simplified == .color(.black))
  }

  @Test func offsetsRise() {
    let wild = [0.5, 0.2, .nan, 7, -1].map { GradientStop(offset: $0, color: .black) }
    guard case .linearGradient(let gradient) = linear(wild).simplified else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.offset) == [0.5, 0.5, 0.5, 1, 1])
  }

  @Test func shrinkingRadialGradientsAreTurnedRound() {
    let paint = Paint.radialGradient(
      RadialGradientPaint(
        stops: [
          GradientStop(offset: 0.25, color: .white), GradientStop(offset: 1, color: .black),
        ], center: .zero, startRadius: 0.8, endRadius: -3))
    let expected = Paint.radialGradient(
      RadialGradientPaint(
        stops: [
          GradientStop(offset: 0, color: .black), GradientStop(offset: 0.75, color: .white),
        ], center: .zero, startRadius: 0, endRadius: 0.8))
    #expect(paint.simplified == expected)
  }

  @Test func fallbackIsTheLastColourThatIsSolidEnough() {
    func fallback(_ opacities: Double...) -> Double {
      linear(opacities.map { GradientStop(offset: 0, color: RGBColor(0, 0, 0, opacity: $0)) })
        .fallbackColor.opacity
    }
    #expect(fallback(1, 0.8) == 0.8)
    #expect(fallback(1, 0.2) == 1)
    #expect(fallback(0.3, 0.2) == 0.2)
    #expect(fallback(0, 0) == 0)
    #expect(linear([]).fallbackColor == .clear)
  }

  @Test func userSpace() {
    let box = Rect(x: 10, y: 20, width: 200, height: 100)
    let across = linear(stops).inUserSpace(of: box)
    let expected = Paint.linearGradient(
      LinearGradientPaint(
        stops: stops, start: Point(x: 10, y: 20), end: Point(x: 210, y: 20), units: .userSpace))
    #expect(across == expected)
    #expect(expected.inUserSpace(of: .zero) == expected)
    #expect(linear(stops).inUserSpace(of: .zero) == .color(.black))
  }

  /// Along the diagonal of a box, the two other corners have the colour half way, whatever the
  /// box's shape.
  @Test func diagonalsKeepTheirCorners() {
    let box = Rect(x: 0, y: 0, width: 200, height: 50)
    guard
      case .linearGradient(let gradient) = linear(stops, to: Point(x: 1, y: 1))
        .inUserSpace(of: box)
    else {
      Issue.record("no gradient")
      return
    }
    let direction = gradient.end - gradient.start
    let square = direction.x * direction.x + direction.y * direction.y
    func offset(_ x: Double, _ y: Double) -> Double { (x * direction.x + y * direction.y) / square }
    #expect(abs(offset(200, 0) - 0.5) < 1e-12)
    #expect(abs(offset(0, 50) - 0.5) < 1e-12)
    #expect(abs(offset(200, 50) - 1) < 1e-12)
  }
}
