import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct GridTests {
  @Test func columnsAndRowsFitTheirLargestCells() {
    let rendering = Rendering(
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3) {
        GridRow {
          Box(10, 10)
          Box(30, 20)
        }
        GridRow {
          Box(20, 5)
          Box(5, 5)
        }
      })
    #expect(rendering.scene.size == Size(width: 52, height: 28))
    #expect(
      rendering.frames == [
        Rect(0, 0, 10, 10), Rect(22, 0, 30, 20), Rect(0, 23, 20, 5), Rect(22, 23, 5, 5),
      ])
  }

  @Test func columnAlignmentHoldsForAllItsCells() {
    let rendering = Rendering(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(10, 10)
          Box(40, 10)
        }
        GridRow {
          Box(20, 10)
          Box(10, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          Box(5, 10)
          Box(20, 10)
        }
      })
    #expect(rendering.frames.map(\.x) == [0, 20, 0, 50, 0, 40])
  }

  @Test func spanningCellsWidenTheirColumns() {
    let rendering = Rendering(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(10, 10)
          Box(10, 10)
        }
        GridRow { Box(50, 10).gridCellColumns(2) }
        Box(70, 10)
      })
    #expect(rendering.scene.size == Size(width: 70, height: 30))
    #expect(rendering.frames[1].x == 40)
  }

  @Test func flexibleColumnsShareWhatIsLeft() {
    let rendering = Rendering(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(20, 10)
          Color.red.frame(height: 10)
          Color.blue.frame(height: 10)
        }
      }, width: 100)
    #expect(rendering.frames == [Rect(0, 0, 20, 10), Rect(20, 0, 40, 10), Rect(60, 0, 40, 10)])
  }

  @Test func dividersBeginOnWholePoints() {
    let rendering = Rendering(
      VStack(spacing: 3.3) {
        ForEach(0..<9, id: \.self) { _ in
          Divider()
          Text("Row").font(.caption)
        }
      }, width: 120)
    #expect(rendering.frames.count == 9)
    #expect(rendering.frames.allSatisfy { $0.y == $0.y.rounded() })
    #expect(Set(rendering.frames.map(\.height)) == [0.5])
  }

  @Test func unsizedDividersSpanTheGrid() {
    let rendering = Rendering(
      Grid(verticalSpacing: 0) {
        GridRow { Box(30, 10) }
        Divider().gridCellUnsizedAxes(.horizontal)
      })
    #expect(rendering.scene.size == Size(width: 30, height: 10.5))
    #expect(rendering.frames[1] == Rect(0, 10, 30, 0.5))
  }

  @Test func lazyGridsFillTracks() {
    let rendering = Rendering(
      LazyVGrid(
        columns: [GridItem(.fixed(20), spacing: 4), GridItem(.flexible(), alignment: .leading)],
        spacing: 2
      ) {
        ForEach(0..<3) { _ in Box(10, 10) }
      }, width: 100)
    #expect(rendering.scene.size == Size(width: 100, height: 22))
    #expect(
      rendering.frames == [Rect(5, 0, 10, 10), Rect(24, 0, 10, 10), Rect(5, 12, 10, 10)])
  }

  @Test func adaptiveTracksAreAsManyAsFit() {
    let rendering = Rendering(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 0)], spacing: 0) {
        ForEach(0..<4) { _ in Color.red.frame(height: 10) }
      }, width: 100)
    #expect(rendering.frames.map(\.width).allSatisfy { abs($0 - 100.0 / 3) < 1e-9 })
    #expect(rendering.frames.last?.y == 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, -8, 1e300, -30.0000001])
  func strangeTracksAreDrawn(length: CGFloat) {
    let rendering = Rendering(
      LazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: length, maximum: length), spacing: length),
          GridItem(.adaptive(minimum: 30), spacing: length), GridItem(.fixed(length)),
          GridItem(.flexible(minimum: length), spacing: 4),
        ], spacing: length
      ) {
        ForEach(0..<3) { _ in Box(10, 10) }
      }, width: 100)
    #expect(rendering.frames.count == 3)
  }

  @Test func emptyGridsTakeNoPlace() {
    #expect(Rendering(Grid {}).scene.size == .zero)
    #expect(Rendering(LazyVGrid(columns: []) { Box(1, 1) }).frames.count == 1)
  }
}
