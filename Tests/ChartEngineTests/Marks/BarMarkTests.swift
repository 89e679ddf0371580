import Testing
import VectorScene

@testable import ChartEngine

@Suite struct BarMarkTests {
  @Test func takesSeventyPercentOfItsBand() throws {
    let (chart, _) = try Fixtures.layout(Fixtures.bars([3, 5, 4, 2]))
    let band = chart.plot.rect.width / 4
    for shape in Fixtures.shapes(chart) {
      #expect(abs(shape.frame.width - 0.7 * band) < 1e-9)
    }
  }

  @Test func roundsOnlyTheEndAwayFromTheBaseline() throws {
    var style = MarkStyle()
    style.cornerRadius = 6
    let (chart, _) = try Fixtures.layout(Fixtures.bars([8, -5], style: style))
    let shapes = Fixtures.shapes(chart)
    let positive = try #require(shapes[0].nodes.first?.paths.first?.path)
    let frame = shapes[0].frame
    #expect(positive.hasCorner(at: Point(x: frame.minX, y: frame.maxY)))
    #expect(positive.hasCorner(at: Point(x: frame.maxX, y: frame.maxY)))
    #expect(!positive.hasCorner(at: Point(x: frame.minX, y: frame.minY)))
    let negative = try #require(shapes[1].nodes.first?.paths.first?.path)
    let below = shapes[1].frame
    #expect(negative.hasCorner(at: Point(x: below.minX, y: below.minY)))
    #expect(negative.hasCorner(at: Point(x: below.maxX, y: below.minY)))
    #expect(!negative.hasCorner(at: Point(x: below.minX, y: below.maxY)))
    #expect(!negative.hasCorner(at: Point(x: below.maxX, y: below.maxY)))
  }

  @Test func roundsTheRightEndOfHorizontalBars() throws {
    var style = MarkStyle()
    style.cornerRadius = 6
    let chart = Fixtures.bars([8, -5], horizontal: true, style: style)
    let (laidOut, _) = try Fixtures.layout(chart)
    let shapes = Fixtures.shapes(laidOut)
    let right = try #require(shapes[0].nodes.first?.paths.first?.path)
    #expect(right.hasCorner(at: Point(x: shapes[0].frame.minX, y: shapes[0].frame.minY)))
    #expect(!right.hasCorner(at: Point(x: shapes[0].frame.maxX, y: shapes[0].frame.minY)))
    let left = try #require(shapes[1].nodes.first?.paths.first?.path)
    #expect(left.hasCorner(at: Point(x: shapes[1].frame.maxX, y: shapes[1].frame.minY)))
    #expect(!left.hasCorner(at: Point(x: shapes[1].frame.minX, y: shapes[1].frame.minY)))
  }

  @Test(arguments: [1.0, 0.2, 0.01])
  func keepsARadiusThatIsLargerThanTheBarInsideIt(value: Double) throws {
    var style = MarkStyle()
    style.cornerRadius = 500
    let (chart, _) = try Fixtures.layout(Fixtures.bars([100, value], style: style))
    for shape in Fixtures.shapes(chart) {
      let box = try #require(shape.nodes.first?.paths.first?.path.controlBox)
      #expect(box.minX >= shape.frame.minX - 1e-9 && box.maxX <= shape.frame.maxX + 1e-9)
      #expect(box.minY >= shape.frame.minY - 1e-9 && box.maxY <= shape.frame.maxY + 1e-9)
    }
  }

  @Test func drawsNothingForZeroButKeepsAPlaceForItsLabel() throws {
    var chart = Fixtures.bars([4, 0])
    chart.layers[0].annotations = [
      Annotation(row: 1, content: BoxContent(box: Size(width: 20, height: 10)))
    ]
    let (laidOut, _) = try Fixtures.layout(chart)
    let zero = Fixtures.shapes(laidOut)[1]
    #expect(zero.nodes.isEmpty)
    let label = try #require(laidOut.annotations.first)
    #expect(abs(label.frame.maxY + AnnotationLayout.standardSpacing - zero.frame.minY) < 1e-9)
  }

  @Test func labelsOfNegativeBarsStandBelowThem() throws {
    var chart = Fixtures.bars([4, -6])
    chart.layers[0].annotations = (0..<2).map {
      Annotation(row: $0, content: BoxContent(box: Size(width: 20, height: 10)))
    }
    let (laidOut, _) = try Fixtures.layout(chart)
    let shapes = Fixtures.shapes(laidOut)
    #expect(laidOut.annotations[0].frame.maxY < shapes[0].frame.minY)
    #expect(laidOut.annotations[1].frame.minY > shapes[1].frame.maxY)
  }

  @Test func aSingleBarHasASensibleWidth() throws {
    let (chart, _) = try Fixtures.layout(
      Fixtures.bars([12]), size: Size(width: 900, height: 300))
    let bar = try #require(Fixtures.shapes(chart).first)
    #expect(bar.frame.width <= 120)
    #expect(abs(bar.frame.midX - chart.plot.rect.midX) < 1e-9)
  }

  @Test func stackedBarsShareTheirEdgesAndRoundTheOutermost() throws {
    let chart = StackFixtures.stacked([("Mon", "a", 3), ("Mon", "b", 2), ("Mon", "c", -4)])
    let (laidOut, _) = try Fixtures.layout(chart)
    let shapes = Fixtures.shapes(laidOut)
    #expect(abs(shapes[0].frame.minY - shapes[1].frame.maxY) < 1e-9)
    #expect(abs(shapes[2].frame.minY - shapes[0].frame.maxY) < 1e-9)
    let inner = try #require(shapes[0].nodes.first?.paths.first?.path)
    #expect(inner.hasCorner(at: Point(x: shapes[0].frame.minX, y: shapes[0].frame.minY)))
    let outer = try #require(shapes[1].nodes.first?.paths.first?.path)
    #expect(!outer.hasCorner(at: Point(x: shapes[1].frame.minX, y: shapes[1].frame.minY)))
  }

  /// Gaps of less than a pixel would be a pattern of the pixels.
  @Test func denseBarsStandWithoutGaps() throws {
    let (chart, _) = try Fixtures.layout(Fixtures.bars((0..<300).map { 1 + Double($0 % 7) }))
    let frames = Fixtures.shapes(chart).map(\.frame)
    for (frame, next) in zip(frames, frames.dropFirst()) {
      #expect(frame.maxX > next.minX && frame.maxX < next.minX + 1)
    }
  }

  @Test func gradientsRunFromFootToTip() throws {
    let gradient = LinearGradientPaint(
      stops: [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)],
      start: Point(x: 0.5, y: 1), end: Point(x: 0.5, y: 0))
    var style = MarkStyle()
    style.paint = .linearGradient(gradient)
    let (chart, _) = try Fixtures.layout(Fixtures.bars([8, -5], style: style))
    let fills = Fixtures.shapes(chart).flatMap(\.nodes).flatMap(\.paths).map(\.fill)
    var mirrored = gradient
    mirrored.start.y = 0
    mirrored.end.y = 1
    #expect(fills == [.linearGradient(gradient), .linearGradient(mirrored)])
  }

  @Test func dodgedBarsStandBesideEachOther() throws {
    var chart = StackFixtures.stacked([("Mon", "a", 3), ("Mon", "b", 2), ("Tue", "a", 1)])
    chart.layers[0].encodings[.xOffset] = Encoding("series")
    let (laidOut, _) = try Fixtures.layout(chart)
    let shapes = Fixtures.shapes(laidOut)
    let slot = laidOut.plot.rect.width / 2 * 0.7 / 2
    #expect(abs(shapes[0].frame.width - 0.7 * slot) < 1e-9)
    #expect(abs(shapes[1].frame.midX - shapes[0].frame.midX - slot) < 1e-9)
    #expect(abs(shapes[0].frame.maxY - shapes[1].frame.maxY) < 1e-9)
  }
}
