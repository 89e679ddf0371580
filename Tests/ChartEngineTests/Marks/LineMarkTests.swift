import DataTable
import Testing
import VectorScene

@testable import ChartEngine

@Suite struct LineMarkTests {
  private func line(_ values: [Double], mark: any Mark = LineMark()) -> Chart {
    let table = Table(aligning: [
      Column("hour", numbers: values.indices.map { Double($0) }), Column("value", numbers: values),
    ])
    return Chart(layers: [
      Layer(mark, data: table, encodings: [.x: Encoding("hour"), .y: Encoding("value")])
    ])
  }

  private func paths(_ chart: Chart) throws -> [PathNode] {
    let (laidOut, _) = try Fixtures.layout(chart)
    return Fixtures.shapes(laidOut).flatMap(\.nodes).flatMap(\.paths)
  }

  @Test func missingValuesBreakTheLine() throws {
    let stroke = try #require(try paths(line([1, 2, .nan, 3, 4])).first { $0.stroke != nil })
    let moves = stroke.path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 2)
  }

  @Test func aValueAloneBetweenGapsIsADot() throws {
    let paths = try paths(line([1, 2, .nan, 3, .nan, 4, 5]))
    let dots = try #require(paths.first { $0.fill != nil })
    let centers = dots.path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(centers.count == 1)
  }

  @Test func aSinglePointIsVisible() throws {
    let paths = try paths(line([5]))
    #expect(paths.count == 1)
    #expect(paths[0].fill != nil)
    #expect((paths[0].path.controlBox?.width ?? 0) >= 7)
  }

  @Test(arguments: [[5], [1, 2, .nan, 3, .nan, 4, 5]])
  func aValueAloneInAnAreaIsADot(values: [Double]) throws {
    let area = try #require(try paths(line(values, mark: AreaMark())).first)
    let curves = area.path.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(!curves.isEmpty)
    #expect((area.path.controlBox?.width ?? 0) >= 7)
  }

  @Test func aSymbolStandsForAValueAlone() throws {
    var chart = line([5])
    chart.layers[0].style.symbol = .square
    #expect(try paths(chart).count == 1)
  }

  /// Bands of a stack that changes sign must not lie across each other.
  @Test(arguments: [Stacking.standard, .normalized])
  func stackedAreasOfBothSignsHaveABandOnEachSide(stacking: Stacking) throws {
    let table = Table(aligning: [
      Column("x", numbers: [0, 1, 0, 1]), Column("y", numbers: [3, -2, 4, 5]),
      Column("city", texts: ["a", "a", "b", "b"]),
    ])
    let chart = Chart(layers: [
      Layer(
        AreaMark(), data: table,
        encodings: [.x: Encoding("x"), .y: Encoding("y"), .color: Encoding("city")],
        stacking: stacking)
    ])
    let (laidOut, _) = try Fixtures.layout(chart)
    let bands = Fixtures.shapes(laidOut).map { $0.nodes.flatMap(\.paths).flatMap(\.path.pieces) }
    #expect(bands.map(\.count) == [2, 1])
    let zero = laidOut.plot.baseline(.y)
    #expect(bands[0][0].allSatisfy { $0.y <= zero + 1e-9 })
    #expect(bands[0][1].allSatisfy { $0.y >= zero - 1e-9 })
    #expect(bands[1][0].allSatisfy { $0.y <= zero + 1e-9 })
    // On the left b stands on a, on the right on zero.
    #expect(bands[1][0].map(\.y).max() == zero)
  }

  @Test func seriesAreSeparateLines() throws {
    let table = Table(aligning: [
      Column("x", numbers: [0, 1, 0, 1]), Column("y", numbers: [1, 2, 3, 4]),
      Column("city", texts: ["a", "a", "b", "b"]),
    ])
    let chart = Chart(layers: [
      Layer(
        LineMark(), data: table,
        encodings: [.x: Encoding("x"), .y: Encoding("y"), .color: Encoding("city")])
    ])
    let (laidOut, _) = try Fixtures.layout(chart)
    let shapes = Fixtures.shapes(laidOut)
    #expect(shapes.count == 2)
    #expect(shapes.map(\.label) == ["a", "b"])
  }

  @Test func areasCloseAtTheBaseline() throws {
    let (laidOut, _) = try Fixtures.layout(line([2, 4, 3], mark: AreaMark()))
    let area = try #require(Fixtures.shapes(laidOut).first)
    let box = try #require(area.nodes.first?.paths.first?.path.controlBox)
    #expect(abs(box.maxY - laidOut.plot.rect.maxY) < 1e-9)
  }

  /// A gradient in box units paints nothing on a level line, whose box has no height.
  @Test func gradientsOnLinesAreInUserSpace() throws {
    var chart = line([3, 3, 3])
    chart.layers[0].style.paint = .linearGradient(
      LinearGradientPaint(
        stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)],
        start: Point(x: 0, y: 0), end: Point(x: 1, y: 0)))
    let stroke = try #require(try paths(chart).first?.stroke)
    guard case .linearGradient(let gradient) = stroke.paint else {
      Issue.record("the gradient is gone")
      return
    }
    #expect(gradient.units == .userSpace)
    #expect(gradient.end.x > gradient.start.x)
  }
}

extension Path {
  /// The ends of the lines of each part of the path.
  fileprivate var pieces: [[Point]] {
    elements.reduce(into: []) { pieces, element in
      switch element {
      case .move(let end): pieces.append([end])
      case .line(let end): pieces[pieces.count - 1].append(end)
      default: break
      }
    }
  }
}
