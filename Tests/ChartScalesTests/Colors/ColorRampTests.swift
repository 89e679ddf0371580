import ChartScales
import Testing
import VectorScene

@Suite struct ColorRampTests {
  @Test func mixesBetweenStops() throws {
    let ramp = try #require(ColorRamp(colors: [.black, .white, RGBColor(255, 0, 0)]))
    #expect(ramp.color(at: 0) == .black)
    #expect(ramp.color(at: 0.25) == RGBColor(128, 128, 128))
    #expect(ramp.color(at: 0.5) == .white)
    #expect(ramp.color(at: 0.75) == RGBColor(255, 128, 128))
    #expect(ramp.color(at: 1) == RGBColor(255, 0, 0))
  }

  @Test func endsGoOn() throws {
    let ramp = ColorRamp.blues
    #expect(ramp.color(at: -3) == ramp.color(at: 0))
    #expect(ramp.color(at: .infinity) == ramp.color(at: 1))
    #expect(ramp.color(at: .nan) == ramp.color(at: 0))
    #expect(ColorRamp(colors: []) == nil)
    let single = try #require(ColorRamp(colors: [.black]))
    #expect(single.color(at: 0.7) == .black)
    #expect(ramp.reversed().color(at: 0) == ramp.color(at: 1))
  }

  @Test func sequentialScale() {
    let scale = SequentialColorScale(domain: ScaleDomain(0, 10), ramp: .blues)
    #expect(scale.color(of: 0) == ColorRamp.blues.color(at: 0))
    #expect(scale.color(of: 5) == ColorRamp.blues.color(at: 0.5))
    #expect(scale.color(of: 99) == ColorRamp.blues.color(at: 1))
    #expect(scale.color(of: .nan) == nil)
  }
}
