import ChartScales
import Testing
import VectorScene

@Suite struct ColorCycleTests {
  @Test func appleColorsInOrder() {
    #expect(
      ColorCycle.apple().colors == [
        RGBColor(0, 122, 255), RGBColor(52, 199, 89), RGBColor(255, 149, 0),
        RGBColor(175, 82, 222), RGBColor(255, 59, 48), RGBColor(50, 173, 230),
        RGBColor(255, 204, 0),
      ])
    #expect(ColorCycle.apple(.dark).colors.count == 7)
    #expect(ColorCycle.apple(.dark).color(at: 6) == RGBColor(255, 214, 10))
  }

  @Test(arguments: [ColorCycle.Appearance.light, .dark])
  func fourteenColorsCanBeToldApart(appearance: ColorCycle.Appearance) {
    let colors = ColorCycle.extendedApple(appearance).colors
    #expect(Array(colors.prefix(7)) == ColorCycle.apple(appearance).colors)
    #expect(colors.count == 14)
    for (index, color) in colors.enumerated() {
      for other in colors[(index + 1)...] {
        let squares = [\RGBColor.red, \.green, \.blue].map {
          let difference = Double(color[keyPath: $0]) - Double(other[keyPath: $0])
          return difference * difference
        }
        #expect(squares.reduce(0, +).squareRoot() > 50, "\(color) and \(other)")
      }
    }
  }

  @Test func startsOver() {
    let cycle = ColorCycle.apple()
    #expect(cycle.color(at: 7) == cycle.color(at: 0))
    #expect(cycle.color(at: 100) == cycle.color(at: 2))
    #expect(cycle.color(at: -1) == cycle.color(at: 6))
    _ = cycle.color(at: .min)
    _ = cycle.color(at: .max)
  }

  @Test func aCycleHasAColor() {
    #expect(ColorCycle(colors: []) == nil)
    #expect(ColorCycle(colors: [.black])?.color(at: 5) == .black)
  }

  @Test func vegaColors() {
    #expect(ColorCycle.tableau10.color(at: 0) == RGBColor(hex: "#4c78a8"))
    #expect(ColorCycle.category10.color(at: 9) == RGBColor(hex: "#17becf"))
  }
}
