import Testing
import VectorScene

@testable import Typography

@Suite struct VariationTests {
  private func corners(_ path: Path?) throws -> [Double] {
    let box = try #require(path?.controlBox)
    return [box.minX, -box.maxY, box.maxX, -box.minY].map { ($0 * 1_000).rounded() }
  }

  @Test func aVariableFaceServesEveryWeightInItsRange() throws {
    let stored = try FontBuilder.variable.face()
    #expect(stored.header.isVariable)
    #expect(stored.header.weights == 100...900)
    #expect(stored.header.widths == 5...5)
    #expect(!stored.header.canSlant)
    #expect(stored.header.style(serving: FaceStyle(weight: 950, isItalic: true)).weight == 900)
    let heavy = try FontBuilder.variable.face(at: FaceStyle(weight: 950))
    #expect(heavy.header.style == FaceStyle(weight: 900))
    #expect(stored.header.name(at: heavy.header.style) == "test-900")
    #expect(stored.header.name(at: stored.header.style) == "test")
  }

  /// Points without a change of their own follow their neighbours.
  @Test(arguments: [(400, 0.0), (650, 25), (900, 50), (100, 0)])
  func outlinesAndAdvancesChangeWithTheWeight(_ weight: Int, _ more: Double) throws {
    let face = try FontBuilder.variable.face(at: FaceStyle(weight: weight))
    #expect(face.advance(1) == 500 + Int(more))
    #expect(try corners(face.outline(of: 1)) == [0, 0, 100 + more, 100])
  }

  @Test func partsOfACompositeMoveAndChange() throws {
    let face = try FontBuilder.variable.face(at: FaceStyle(weight: 900))
    // The second part is moved by 20 and is itself 50 wider.
    #expect(try corners(face.outline(of: 2)) == [0, 0, 370, 100])
    #expect(face.advance(2) == 570)
  }

  @Test func bentAxes() throws {
    let table = FontFile(
      bytes: FontBuilder.words(
        [1, 0, 16, 2, 1, 20, 0, 8] + FontBuilder.tag("wght")
          + [100, 0, 400, 0, 900, 0, 0, 256])
    ).bytes
    let bends = FontFile(
      bytes: FontBuilder.words([
        1, 0, 0, 1, 4, 0xC000, 0xC000, 0, 0, 0x2000, 0x1000, 0x4000, 0x4000,
      ])
    ).bytes
    let plain = try #require(FontAxes(table))
    let bent = try #require(FontAxes(table, bends: bends))
    #expect(plain.coordinates(of: FaceStyle(weight: 650)) == [0.5])
    #expect(bent.coordinates(of: FaceStyle(weight: 650)) == [0.25])
    #expect(bent.coordinates(of: FaceStyle(weight: 775)) == [0.625])
    #expect(bent.coordinates(of: FaceStyle(weight: 250)) == [-0.5])
    #expect(bent.coordinates(of: FaceStyle(weight: 400)) == [])
  }

  @Test func rangesOfTheDesignSpace() {
    let range = VariationRange(start: 0.25, peak: 0.5, end: 1)
    #expect([0.25, 0.375, 0.5, 0.75, 1].map(range.weight) == [0, 0.5, 1, 0.5, 0])
    // An axis that is not bound, and ranges that make no sense, count whole.
    #expect(VariationRange(start: 0, peak: 0, end: 0).weight(at: 0.7) == 1)
    #expect(VariationRange(start: -1, peak: 0.5, end: 1).weight(at: 0.7) == 1)
  }

  @Test func deltasOfItems() throws {
    // Two regions, 0 to 1 and -1 to 0; one item with a word and a byte.
    let store = FontFile(
      bytes: FontBuilder.words([1, 0, 12, 1, 0, 28, 1, 2, 0, 0x4000, 0x4000, 0xC000, 0xC000, 0])
        + FontBuilder.words([1, 1, 2, 0, 1, 300]) + [0xF6]
    ).bytes
    let half = try #require(ItemVariations(store, at: 0, coordinates: [0.5]))
    #expect(half.delta(outer: 0, inner: 0) == 150)
    let light = try #require(ItemVariations(store, at: 0, coordinates: [-1]))
    #expect(light.delta(outer: 0, inner: 0) == -10)
    #expect(light.delta(outer: 0, inner: 1) == 0)
    #expect(light.delta(outer: 1, inner: 0) == 0)
  }

  @Test func packedNumbers() {
    let bytes = FontFile(bytes: [0x81, 0x00, 0x00, 9, 0x02, 1, 0xFF, 3, 0x41, 1, 0, 0x80]).bytes
    var stream = PackedNumbers(bytes, at: 4)
    #expect(stream.deltas(3) == [1, -1, 3])
    #expect(stream.deltas(3) == nil)
    stream.place = 11
    #expect(stream.deltas(1) == [0])
    stream.place = 0
    #expect(stream.points() == nil)
  }
}
