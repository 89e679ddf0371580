import ChartScales
import Testing
import VectorScene

@Suite struct ColorSchemesTests {
  @Test func everyNameHasAScheme() throws {
    #expect(Set(ColorSchemes.cycleNames).count == ColorSchemes.cycleNames.count)
    for name in ColorSchemes.cycleNames {
      let cycle = try #require(ColorSchemes.cycle(named: name))
      #expect(cycle.name == name)
      #expect(cycle.colors.count >= 7)
      #expect(Set(cycle.colors).count == cycle.colors.count, "\(name) repeats a colour")
    }
    #expect(Set(ColorSchemes.rampNames).count == ColorSchemes.rampNames.count)
    for name in ColorSchemes.rampNames {
      let ramp = try #require(ColorSchemes.ramp(named: name))
      #expect(ramp.name == name)
      #expect(ramp.stops.first?.offset == 0 && ramp.stops.last?.offset == 1)
      #expect(ramp.stops.map(\.offset) == ramp.stops.map(\.offset).sorted())
    }
  }

  @Test func namesHaveNoCapitals() {
    #expect(ColorSchemes.cycle(named: "Tableau10") == .tableau10)
    #expect(ColorSchemes.ramp(named: "BLUES") == .blues)
    #expect(ColorSchemes.ramp(named: "yellowGreenBlue")?.name == "yellowgreenblue")
  }

  @Test func unknownNamesHaveNone() {
    #expect(ColorSchemes.cycle(named: "blues") == nil)
    #expect(ColorSchemes.ramp(named: "") == nil)
  }

  @Test func sizes() {
    #expect(ColorSchemes.cycle(named: "category20b")?.colors.count == 20)
    #expect(ColorSchemes.cycle(named: "paired")?.colors.count == 12)
    #expect(ColorSchemes.cycle(named: "set2")?.colors.count == 8)
  }

  @Test func appleDependsOnTheGround() {
    let light = ColorSchemes.cycle(named: "apple")
    let dark = ColorSchemes.cycle(named: "apple", .dark)
    #expect(light?.color(at: 0) == RGBColor(0, 122, 255))
    #expect(dark?.color(at: 0) == RGBColor(10, 132, 255))
    #expect(ColorSchemes.ramp(named: "apple") != ColorSchemes.ramp(named: "apple", .dark))
  }

  @Test func perceptualRampsGetSteadilyLighter() throws {
    for name in ["viridis", "magma", "inferno", "plasma"] {
      let ramp = try #require(ColorSchemes.ramp(named: name))
      let lights = (0...20).map { step in
        let color = ramp.color(at: Double(step) / 20)
        return 0.2126 * Double(color.red) + 0.7152 * Double(color.green)
          + 0.0722 * Double(color.blue)
      }
      #expect(zip(lights, lights.dropFirst()).allSatisfy { $1 > $0 - 1 }, "\(name)")
    }
  }
}
