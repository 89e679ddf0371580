import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct PathTests {
  private func end(_ clockwise: Bool, from start: Double, to end: Double) -> [CGPoint] {
    let path = ChalkboardUI.Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      case .quadCurve, .closeSubpath: break
      }
    }
    return points
  }

  @Test func arcsThatAreNotClockwiseRunClockwiseOnThePicture() throws {
    let quarter = end(false, from: 0, to: 90)
    #expect(quarter.count == 2)
    let last = try #require(quarter.last)
    #expect(abs(last.x) < 1e-9 && abs(last.y - 10) < 1e-9)
    // The other way round it is three quarters, over the top.
    let rest = end(true, from: 0, to: 90)
    #expect(rest.count == 4)
    #expect(abs(rest[1].y + 10) < 1e-9)
  }

  @Test func arcsRunAtMostOnceAround() {
    #expect(end(false, from: 0, to: 3600).count == 5)
    #expect(end(false, from: 0, to: .infinity).isEmpty)
  }

  @Test func arcsBetweenTangentsRoundCorners() throws {
    var path = ChalkboardUI.Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let point = try #require(path.currentPoint)
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 4) < 1e-9)
    let box = path.boundingRect
    #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 10) < 1e-9)
  }

  @Test func trimmedPathsKeepTheirShare() throws {
    let line = ChalkboardUI.Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      line.trimmedPath(from: 0.125, to: 0.5).boundingRect
        == CGRect(x: 5, y: 0, width: 5, height: 10))
    let circle = ChalkboardUI.Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let half = circle.trimmedPath(from: 0, to: 0.5)
    let end = try #require(half.currentPoint)
    #expect(abs(end.x + 10) < 1e-6 && abs(end.y) < 1e-6)
    let eighth = try #require(circle.trimmedPath(from: 0, to: 0.125).currentPoint)
    #expect(abs(eighth.x - eighth.y) < 0.01)
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: -1, to: 2) == circle)
    #expect(circle.trimmedPath(from: .nan, to: 0.5).isEmpty)
  }

  @Test func changedShapesFollowTheirFrames() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect.width.rounded() == 10)
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect.minX == 5)
    #expect(
      Rendering(Rectangle().size(width: 7, height: 3)).scene.size == Size(width: 7, height: 3))
  }

  @Test func stepsWithoutNumbersAreLeftOut() {
    var path = ChalkboardUI.Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(ChalkboardUI.Path().boundingRect == .null)
  }

  @Test func transformsComposeAsCoreGraphicsDoes() {
    let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
      .scaledBy(x: 2, y: 2)
    let point = CGPoint(x: 1, y: 0).applying(transform)
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 2) < 1e-9)
    let back = point.applying(transform.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    let box = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 1) < 1e-9 && abs(box.height - 2) < 1e-9)
  }

  @Test func shapesKeepInsideTheirInsets() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    func box(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(box(Rectangle().inset(by: 2)) == CGRect(x: 2, y: 2, width: 16, height: 6))
    #expect(box(Circle()) == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(box(Capsule().inset(by: 1)) == CGRect(x: 1, y: 1, width: 18, height: 8))
    #expect(box(Rectangle().inset(by: 100)).width == 0)
    #expect(
      box(RoundedRectangle(cornerRadius: 4).inset(by: 3))
        == CGRect(x: 3, y: 3, width: 14, height: 4))
  }
}
