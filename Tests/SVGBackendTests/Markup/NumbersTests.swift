import Testing
import VectorScene

@testable import SVGBackend

@Suite struct NumbersTests {
  private func written(_ value: Double, decimals: Int = 2) -> String {
    var writer = MarkupWriter()
    writer.number(value, decimals: decimals)
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (100, "100"), (0.5, ".5"),
    (-0.5, "-.5"), (0.05, ".05"), (1.05, "1.05"), (12.3, "12.3"), (12.345, "12.35"),
    (0.004, "0"), (-0.004, "0"), (0.006, ".01"), (999.999, "1000"), (123456.78, "123456.78"),
  ])
  func shortDecimals(value: Double, expected: String) {
    #expect(written(value) == expected)
  }

  @Test(arguments: [
    (Double.nan, "0"), (.infinity, "1000000"), (-.infinity, "-1000000"), (1e300, "1000000"),
    (-1e300, "-1000000"), (.leastNonzeroMagnitude, "0"), (.signalingNaN, "0"),
  ])
  func extremesStayNumbers(value: Double, expected: String) {
    #expect(written(value) == expected)
  }

  @Test(arguments: [(0, "1235"), (1, "1234.6"), (3, "1234.568"), (6, "1234.567891")])
  func decimals(decimals: Int, expected: String) {
    #expect(written(1234.567891, decimals: decimals) == expected)
  }

  @Test func everyNumberReadsBackWithinHalfAUnit() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let decimals = Int.random(in: 0...6, using: &random)
      let reaches: [Double] = [1, 1000, 1_000_000]
      let reach = reaches.randomElement(using: &random) ?? 1
      let value = Double.random(in: -reach...reach, using: &random)
      let text = written(value, decimals: decimals)
      let read = try #require(Double(text.hasPrefix("-") ? "-0" + text.dropFirst() : "0" + text))
      let unit = 1 / MarkupWriter.powerOfTen(decimals)
      #expect(abs(read - value) <= unit * 0.5000001, "\(value) as \(text)")
      #expect(text.allSatisfy { "-.0123456789".contains($0) })
      #expect(text != "-0" && !text.hasPrefix("0.") && !text.hasPrefix("-0."))
      #expect(!text.contains(".") || !(text.hasSuffix("0") || text.hasSuffix(".")))
    }
  }

  @Test func colors() {
    func written(_ color: RGBColor) -> String {
      var writer = MarkupWriter()
      writer.color(color)
      return writer.withBytes { String(decoding: $0, as: UTF8.self) }
    }
    #expect(written(RGBColor(255, 255, 255)) == "#fff")
    #expect(written(RGBColor(0x11, 0xAA, 0x00)) == "#1a0")
    #expect(written(RGBColor(88, 86, 214)) == "#5856d6")
    #expect(written(RGBColor(1, 0, 0)) == "#010000")
  }
}

/// A small generator of numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
