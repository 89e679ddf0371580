import ChalkboardUI
import FoodTruckKit
import Testing
import VectorScene

@Suite struct DonutStackTests {
  /// The boxes of views that fill what the layout offers them.
  private func boxes(count: Int, width: Double = 100, height: Double = 100) -> [Rect] {
    let picture = Picture(
      DiagonalDonutStackLayout {
        ForEach(0..<count, id: \.self) { _ in Rectangle().fill(.red) }
      }.frame(width: width, height: height), width: width, height: height)
    return picture.scene.nodes.compactMap { node in
      guard case .path(let path) = node else { return nil }
      return path.path.controlBox
    }
  }

  private func expect(_ box: Rect, centerX: Double, centerY: Double, width: Double, height: Double)
  {
    #expect(abs(box.midX - centerX) < 1e-9 && abs(box.midY - centerY) < 1e-9, "\(box)")
    #expect(abs(box.width - width) < 1e-9 && abs(box.height - height) < 1e-9, "\(box)")
  }

  @Test func oneFillsTheSpace() {
    let boxes = boxes(count: 1)
    #expect(boxes == [Rect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test func twoAreOffByFractionsOfTheSide() throws {
    let boxes = boxes(count: 2)
    try #require(boxes.count == 2)
    expect(boxes[0], centerX: 35, centerY: 30, width: 70, height: 70)
    expect(boxes[1], centerX: 65, centerY: 70, width: 70, height: 70)
  }

  @Test func threeLieAroundTheMiddle() throws {
    let boxes = boxes(count: 3)
    try #require(boxes.count == 3)
    expect(boxes[0], centerX: 35, centerY: 27, width: 70, height: 65)
    expect(boxes[1], centerX: 50, centerY: 50, width: 65, height: 65)
    expect(boxes[2], centerX: 65, centerY: 73, width: 70, height: 65)
  }

  @Test func theStackIsSquare() {
    let boxes = boxes(count: 1, width: 200, height: 60)
    #expect(boxes == [Rect(x: 70, y: 0, width: 60, height: 60)])
    let view = DonutStackView(donuts: [Donut(name: "Plain")])
    #expect(Picture(view, width: 200, height: 60).scene.size == Size(width: 60, height: 60))
  }

  @Test func atMostThreeDonutsAreDrawnAndTheOthersCounted() {
    for count in 0...7 {
      let donuts = (0..<count).map { Donut(name: "Item \($0)") }
      let scene = Picture(DonutStackView(donuts: donuts), width: 60, height: 60).scene
      #expect(scene.symbols.count == min(3, count))
      #expect(scene.texts.joined() == (count > 3 ? "+\(count - 3)" : ""))
    }
  }

  @Test func theSameDonutMayBeThereTwice() {
    let donut = Donut(name: "Rainbow")
    let scene = Picture(DonutStackView(donuts: [donut, donut]), width: 60, height: 60).scene
    #expect(scene.symbols == [donut.recipe.symbolName, donut.recipe.symbolName])
  }
}

@Suite struct DonutContactSheetTests {
  @Test(arguments: [600.0, 1200])
  func showsEveryIngredientByName(width: Double) {
    let scene = Picture(DonutContactSheet().foodTruckStyle(), width: width).scene
    #expect(scene.size.width == width)
    #expect(scene.symbols.count == 7 + 7 + 24 + 14)
    let words = scene.texts.joined(separator: " ")
    for name in Dough.allCases.map(\.displayName) + Glaze.allCases.map(\.displayName) {
      #expect(words.contains(name))
    }
    for name in Topping.allCases.map(\.displayName) { #expect(words.contains(name)) }
  }

  @Test(arguments: [600.0, 820, 1200])
  func noDonutIsAloneInItsLine(width: Double) {
    let lines = RenderedView(DonutContactSheet(), width: width).lines
    let names =
      Dough.allCases.map(\.displayName)
      + SaucePattern.allCases.flatMap { pattern in
        Sauce.allCases.map { Topping.sauce($0, pattern).displayName }
      }
    let heights = names.compactMap { name in lines.first { $0.text == name }?.box.midY.rounded() }
    for height in heights { #expect(heights.filter { abs($0 - height) < 9 }.count > 1) }
  }
}

extension Scene {
  /// The names of the symbols that stand in the picture, in drawing order.
  fileprivate var symbols: [String] {
    nodes.flatMap { node in node.all.compactMap { $0.symbol } }
  }

  fileprivate var texts: [String] {
    nodes.flatMap { node in
      node.all.compactMap { node in
        guard case .text(let text) = node else { return nil }
        return text.string
      }
    }
  }
}

extension Node {
  /// The node and everything inside it.
  fileprivate var all: [Node] {
    guard case .group(let group) = self else { return [self] }
    return [self] + group.children.flatMap(\.all)
  }

  fileprivate var symbol: String? {
    guard case .group(let group) = self else { return nil }
    return group.symbol
  }
}
