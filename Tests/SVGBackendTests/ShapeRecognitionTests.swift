import Testing
import VectorScene

@testable import SVGBackend

@Suite struct ShapeRecognitionTests {
  private let box = Rect(x: 3, y: 4, width: 20, height: 10)

  /// The path with the second control point of its second element moved a little.
  private func bent(_ path: Path) -> Path {
    Path { bent in
      for (index, element) in path.elements.enumerated() {
        switch element {
        case .move(let point): bent.move(to: point)
        case .line(let point): bent.line(to: point)
        case .quadratic(let control, let end): bent.quadratic(to: end, control: control)
        case .cubic(let control1, let control2, let end):
          bent.cubic(
            to: end, control1: control1, control2: control2 + Point(x: index == 1 ? 0.1 : 0, y: 0))
        case .close: bent.close()
        }
      }
    }
  }

  @Test func ellipses() {
    #expect(Path.ellipse(in: box).knownShape == .ellipse(box))
    #expect(bent(.ellipse(in: box)).knownShape == nil)
    #expect(Path.ellipse(in: box).applying(.rotation(radians: 0.1)).knownShape == nil)
  }

  @Test(arguments: [0.5, 2, 4.999, 5, 80])
  func roundedRectangles(radius: Double) {
    let path = Path.roundedRectangle(box, radius: radius)
    guard case .roundedRectangle(let found, let foundRadius) = path.knownShape else {
      Issue.record("not recognised")
      return
    }
    #expect(abs(found.x - box.x) < 1e-9 && abs(found.width - box.width) < 1e-9)
    #expect(abs(found.y - box.y) < 1e-9 && abs(found.height - box.height) < 1e-9)
    #expect(abs(foundRadius - min(radius, 5)) < 1e-9)
    #expect(bent(path).knownShape == nil)
  }

  @Test func otherCornersArePaths() {
    #expect(Path.roundedRectangle(box, radius: 2, style: .continuous).knownShape == nil)
    let uneven = CornerRadii(topLeft: 3, topRight: 3, bottomRight: 3, bottomLeft: 2)
    #expect(Path.roundedRectangle(box, radii: uneven).knownShape == nil)
    #expect(Path.rectangle(box).knownShape == nil)
    #expect(Path().knownShape == nil)
  }

  /// A continuous corner that has no room to be anything but circular.
  @Test func capsules() {
    let capsule = Path.roundedRectangle(box, radius: 5, style: .continuous)
    #expect(capsule.knownShape == .roundedRectangle(box, radius: 5))
    #expect(
      body(.path(PathNode(capsule, fill: red)))
        == "<rect x=\"3\" y=\"4\" width=\"20\" height=\"10\" rx=\"5\" fill=\"#f00\"/>")
  }

  @Test func dashesStartWhereTheyDoInTheScene() {
    let dashed = PathNode(
      .roundedRectangle(box, radius: 5), stroke: Stroke(red, dash: [2, 2]))
    #expect(body(.path(dashed)).hasPrefix("<path"))
  }
}
