import ChalkboardUI
import Testing
import VectorScene

/// Pages on which reading begins at the right.
struct LayoutDirectionTests {
  private func frames(_ view: some View, width: CGFloat = 100) -> [Rect] {
    Rendering(view.environment(\.layoutDirection, .rightToLeft), width: width).frames
  }

  @Test func stacksBeginAtTheRight() {
    let row = HStack(spacing: 10) {
      Box(20, 10)
      Box(30, 10)
    }
    #expect(frames(row.frame(width: 100)) == [Rect(60, 0, 20, 10), Rect(20, 0, 30, 10)])
  }

  @Test func leadingIsRight() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Box(20, 10)
      Box(60, 10)
    }
    #expect(frames(column) == [Rect(40, 0, 20, 10), Rect(0, 10, 60, 10)])
    #expect(
      frames(Box(20, 10).frame(width: 100, alignment: .topLeading)) == [Rect(80, 0, 20, 10)])
    #expect(
      frames(Box(20, 10).frame(maxWidth: .infinity, alignment: .trailing))
        == [Rect(0, 0, 20, 10)])
  }

  @Test func paddingAndOffsetsFollow() {
    let padded = Box(20, 10).padding(.leading, 5).frame(width: 100, alignment: .leading)
    #expect(frames(padded) == [Rect(75, 0, 20, 10)])
    let moved = Box(20, 10).offset(x: 5).frame(width: 100, alignment: .leading)
    #expect(frames(moved) == [Rect(75, 0, 20, 10)])
    #expect(frames(Box(20, 10).position(x: 15, y: 5)) == [Rect(75, 0, 20, 10)])
  }

  @Test func layersFollow() {
    let layered = Box(40, 10).overlay(alignment: .topTrailing) { Box(10, 5) }
    #expect(frames(layered) == [Rect(0, 0, 40, 10), Rect(0, 0, 10, 5)])
  }

  @Test func gridsFollow() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Box(20, 10)
        Box(30, 10)
      }
      GridRow {
        Box(10, 10)
        Box(40, 10).gridColumnAlignment(.trailing)
      }
    }
    #expect(
      frames(grid) == [
        Rect(50, 0, 20, 10), Rect(0, 0, 30, 10), Rect(60, 10, 10, 10), Rect(0, 10, 40, 10),
      ])
  }

  @Test func readersOfTheirSizeFollow() {
    let reader = GeometryReader { _ in Box(20, 10) }.frame(width: 100, height: 10)
    #expect(frames(reader) == [Rect(80, 0, 20, 10)])
  }

  @Test func textsEndAtTheirRightEdge() throws {
    let text = Text("One line\nand").frame(width: 100, alignment: .leading)
    let lines = Rendering(text.environment(\.layoutDirection, .rightToLeft)).texts
    #expect(lines.count == 2)
    for line in lines { #expect(abs(line.start.x + line.width - 100) < 0.01) }
    let single = try #require(
      Rendering(Text("One").environment(\.layoutDirection, .rightToLeft)).texts.first)
    #expect(single.anchor == .end)
  }

  @Test func aPartMayKeepItsOwnDirection() {
    let row = HStack(spacing: 0) {
      Box(20, 10)
      HStack(spacing: 0) {
        Box(10, 10)
        Box(30, 10)
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    #expect(
      frames(row.frame(width: 60)) == [
        Rect(40, 0, 20, 10), Rect(0, 0, 10, 10), Rect(10, 0, 30, 10),
      ])
  }

  /// A picture of boxes is the mirror image of itself.
  @Test func bothDirectionsMirrorEachOther() {
    let view = VStack(alignment: .trailing, spacing: 3) {
      HStack(alignment: .bottom, spacing: 4) {
        Box(20, 10).padding(.trailing, 7)
        Spacer()
        ZStack(alignment: .bottomLeading) {
          Box(30, 20)
          Box(8, 8)
        }
      }
      Box(50, 5)
    }
    let leftToRight = Rendering(view, width: 100).frames
    let rightToLeft = frames(view)
    #expect(
      rightToLeft
        == leftToRight.map { Rect(100 - $0.x - $0.width, $0.y, $0.width, $0.height) })
  }
}
