import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct GraphicsContextTests {
  private func draw(_ body: @escaping (inout GraphicsContext, CGSize) -> Void) -> [Node] {
    Rendering(Canvas(renderer: body), width: 100, height: 50).scene.nodes
  }

  private let square = ChalkboardUI.Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func transformsGoIntoPaths() throws {
    let nodes = draw { context, size in
      context.translateBy(x: size.width / 2, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.stroke(square, with: .color(.red), lineWidth: 3)
    }
    guard case .path(let path) = try #require(nodes.first) else {
      Issue.record("no path")
      return
    }
    #expect(path.path.controlBox == Rect(50, 0, 20, 20))
    #expect(path.stroke?.width == 6)
  }

  @Test func unevenTransformsStayTransforms() throws {
    let nodes = draw { context, _ in
      context.scaleBy(x: 2, y: 1)
      context.stroke(square, with: .color(.red))
    }
    guard case .group(let group) = try #require(nodes.first) else {
      Issue.record("no group")
      return
    }
    #expect(group.transform.a == 2 && group.transform.d == 1)
  }

  @Test func drawingsUnderOneClipShareAGroup() {
    let nodes = draw { context, _ in
      context.fill(square, with: .color(.red))
      var clipped = context
      clipped.clip(to: square)
      clipped.fill(square, with: .color(.green))
      clipped.fill(square, with: .color(.blue))
      context.fill(square, with: .color(.black))
    }
    #expect(nodes.count == 3)
    guard nodes.count == 3, case .group(let group) = nodes[1] else { return }
    #expect(group.children.count == 2)
    #expect(group.clip?.controlBox == Rect(0, 0, 10, 10))
  }

  @Test func opacityGoesIntoColoursAndLayersIntoGroups() {
    let nodes = draw { context, _ in
      context.opacity = 0.5
      context.fill(square, with: .color(.black))
      context.drawLayer { $0.fill(square, with: .color(.black)) }
    }
    guard nodes.count == 2, case .path(let path) = nodes[0], case .group(let layer) = nodes[1]
    else {
      Issue.record("unexpected nodes")
      return
    }
    #expect(path.fill == .color(RGBColor(0, 0, 0, opacity: 0.5)))
    #expect(layer.opacity == 0.5)
  }

  @Test func gradientsMoveWithTheirShapes() {
    let nodes = draw { context, _ in
      context.translateBy(x: 20, y: 0)
      context.fill(
        square,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
    }
    guard case .path(let path)? = nodes.first, case .linearGradient(let gradient)? = path.fill
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.start == Point(x: 20, y: 0) && gradient.end == Point(x: 30, y: 0))
    #expect(gradient.units == .userSpace)
  }

  @Test func textsAndImagesAreDrawnAtTheirAnchors() throws {
    let rendering = Rendering(
      Canvas { context, size in
        let text = context.resolve(Text("middle"))
        #expect(text.measure(in: size).width > 0)
        context.draw(text, at: CGPoint(x: 50, y: 25))
        context.draw(Image(systemName: "circle.fill"), in: CGRect(x: 0, y: 0, width: 8, height: 8))
      }, width: 100, height: 50)
    let text = try #require(rendering.texts.first)
    #expect(abs(text.start.x + text.width / 2 - 50) < 1e-6)
    let dot = try #require(rendering.frames.first)
    #expect(dot.width < 8 && dot.maxX < 8)
  }

  @Test func copiesShareThePictureAndNotTheState() {
    let nodes = draw { context, _ in
      var copy = context
      copy.opacity = 0
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }
    #expect(nodes.count == 1)
  }
}
