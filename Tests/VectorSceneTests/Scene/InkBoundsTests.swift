import Testing
import VectorScene

@Suite struct InkBoundsTests {
  private let box = Rect(x: 10, y: 10, width: 20, height: 10)

  private var node: Node { .path(PathNode(.rectangle(box), fill: .color(.black))) }

  @Test func pathsWithStrokeAndShadow() {
    #expect(node.inkBounds == box)
    let stroked = PathNode(.rectangle(box), stroke: Stroke(.color(.black), width: 2, join: .round))
    #expect(stroked.inkBounds == box.outset(by: 1.5))
    let shadow = Shadow(color: .black, radius: 4, offset: Point(x: 10, y: 0))
    let shaded = PathNode(.rectangle(box), fill: .color(.black), shadow: shadow)
    #expect(shaded.inkBounds == Rect(x: 10, y: 4, width: 36, height: 22))
    #expect(PathNode(Path()).inkBounds == nil)
  }

  @Test func groupsAreMappedAndCut() {
    let moved = Group([node], transform: .scale(x: 2, y: 1))
    #expect(moved.inkBounds == Rect(x: 20, y: 10, width: 40, height: 10))
    let left = Path.rectangle(Rect(x: 0, y: 0, width: 15, height: 50))
    #expect(Group([node], clip: left).inkBounds == Rect(x: 10, y: 10, width: 5, height: 10))
    #expect(Group([node], clip: Path()).inkBounds == nil)
    #expect(Group([node], mask: []).inkBounds == nil)
    #expect(Group([]).inkBounds == nil)
    #expect(Group([node], transform: .translation(x: .nan, y: 0)).inkBounds == nil)
  }

  @Test func textIsHeldWithRoomForOverhang() throws {
    let text = TextNode(
      "Total", origin: Point(x: 100, y: 50), anchor: .end,
      font: FontStyle(families: [], size: 10), fill: .color(.black), width: 40, runs: [])
    let bounds = try #require(text.inkBounds)
    #expect(bounds.minX < 60 && bounds.maxX > 100 && bounds.minY < 40 && bounds.maxY > 52)
    #expect(text.emBox == Rect(x: 60, y: 42, width: 40, height: 10))
  }

  @Test func imagesFillTheirFrame() {
    #expect(Node.image(ImageNode(frame: box, format: .png, bytes: [])).inkBounds == box)
    let nowhere = ImageNode(
      frame: Rect(x: .nan, y: 0, width: 1, height: 1), format: .png, bytes: [])
    #expect(Node.image(nowhere).inkBounds == nil)
  }
}
