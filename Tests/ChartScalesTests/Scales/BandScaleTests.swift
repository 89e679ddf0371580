import ChartScales
import Testing

@Suite struct BandScaleTests {
  @Test(arguments: 1...200) func bandsTileTheRange(count: Int) {
    let scale = BandScale(count: count)
    #expect(scale.band(at: 0).lowerBound == 0)
    #expect(scale.band(at: count - 1).upperBound == 1)
    for index in 0..<count {
      #expect(scale.band(at: index).upperBound == scale.band(at: index + 1).lowerBound)
    }
    #expect(scale.step == scale.bandwidth)
  }

  @Test func paddings() {
    // Vega-Lite's defaults: 0.1 between, 0.05 outside.
    let scale = BandScale(count: 4, paddingInner: 0.1, paddingOuter: 0.05)
    #expect(abs(scale.step - 0.25) < 1e-12)
    #expect(abs(scale.bandwidth - 0.225) < 1e-12)
    #expect(abs(scale.band(at: 0).lowerBound - 0.0125) < 1e-12)
    #expect(abs(scale.band(at: 3).upperBound - 0.9875) < 1e-12)
    #expect(abs(scale.center(of: 0) - 0.125) < 1e-12)
  }

  @Test func alignment() {
    let start = BandScale(count: 2, paddingOuter: 0.5, align: 0)
    #expect(start.band(at: 0).lowerBound == 0)
    let end = BandScale(count: 2, paddingOuter: 0.5, align: 1)
    #expect(abs(end.band(at: 1).upperBound - 1) < 1e-12)
  }

  @Test func points() {
    let scale = BandScale.points(count: 3)
    #expect(scale.bandwidth == 0)
    #expect((0..<3).map { (scale.center(of: $0) * 1000).rounded() } == [167, 500, 833])
    #expect(BandScale.points(count: 3, padding: 0).center(of: 2) == 1)
    #expect(BandScale.points(count: 1).center(of: 0) == 0.5)
  }

  @Test func indexInvertsCenter() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let scale = BandScale(
        count: Int.random(in: 1...40, using: &generator),
        paddingInner: Double.random(in: 0...0.9, using: &generator),
        paddingOuter: Double.random(in: 0...2, using: &generator),
        align: Double.random(in: 0...1, using: &generator))
      for index in 0..<scale.count {
        #expect(scale.index(at: scale.center(of: index)) == index)
        let band = scale.band(at: index)
        #expect(band.lowerBound >= -1e-12 && band.upperBound <= 1 + 1e-12)
      }
    }
    #expect(BandScale(count: 3).index(at: -0.01) == nil)
    #expect(BandScale(count: 3).index(at: 1.01) == nil)
    #expect(BandScale(count: 3).index(at: .nan) == nil)
    #expect(BandScale(count: 0).index(at: 0.5) == nil)
  }

  @Test func strangeInput() {
    let scale = BandScale(
      count: -4, paddingInner: .nan, paddingOuter: -.infinity, align: .infinity)
    #expect(scale.count == 0)
    #expect(scale.center(of: 0).isFinite && scale.center(of: .max).isFinite)
    #expect(BandScale(count: .max).band(at: .min).lowerBound.isFinite)
    #expect(BandScale(count: 1, paddingInner: 5).bandwidth == 0)
  }

  @Test func ordinalStartsOver() throws {
    let scale = try #require(OrdinalScale(palette: ["a", "b", "c"]))
    #expect((0..<5).map(scale.entry(at:)) == ["a", "b", "c", "a", "b"])
    #expect(scale.entry(at: -1) == "c")
    #expect(OrdinalScale<Int>(palette: []) == nil)
  }
}
