import Testing

@testable import Typography

@Suite struct FaceMatchTests {
  private func weight(_ wanted: Int, among weights: [Int]) -> Int? {
    FaceMatch.best(of: weights.map { FaceStyle(weight: $0) }, for: FaceStyle(weight: wanted))
      .map { weights[$0] }
  }

  /// The rules of CSS Fonts 4, section 5.2.
  @Test func weights() {
    #expect(weight(400, among: [300, 500, 700]) == 500)
    #expect(weight(400, among: [300, 600]) == 300)
    #expect(weight(450, among: [400, 500]) == 500)
    #expect(weight(500, among: [400, 600]) == 400)
    #expect(weight(300, among: [200, 400]) == 200)
    #expect(weight(300, among: [400, 700]) == 400)
    #expect(weight(600, among: [500, 900]) == 900)
    #expect(weight(600, among: [400, 500]) == 500)
    #expect(weight(600, among: []) == nil)
  }

  @Test func widthComesBeforeSlantAndSlantBeforeWeight() {
    let styles = [
      FaceStyle(weight: 400, width: 3, isItalic: true), FaceStyle(weight: 400),
      FaceStyle(weight: 900, isItalic: true),
    ]
    #expect(FaceMatch.best(of: styles, for: FaceStyle(weight: 400, isItalic: true)) == 2)
    #expect(FaceMatch.best(of: styles, for: FaceStyle(weight: 900)) == 1)
  }

  /// Up to the normal width narrower faces come first, the nearest before the others.
  @Test func widths() {
    func width(_ wanted: Int, among widths: [Int]) -> Int? {
      FaceMatch.best(of: widths.map { FaceStyle(width: $0) }, for: FaceStyle(width: wanted))
        .map { widths[$0] }
    }
    #expect(width(5, among: [1, 3, 6]) == 3)
    #expect(width(5, among: [6, 7]) == 6)
    #expect(width(3, among: [4, 1]) == 1)
    #expect(width(7, among: [6, 9]) == 9)
    #expect(width(7, among: [2, 6]) == 6)
  }

  @Test func obliqueFacesStandBetweenUprightAndItalicOnes() {
    func slant(_ wanted: FaceSlant, among slants: [FaceSlant]) -> FaceSlant? {
      FaceMatch.best(of: slants.map { FaceStyle(slant: $0) }, for: FaceStyle(slant: wanted))
        .map { slants[$0] }
    }
    #expect(slant(.italic, among: [.upright, .oblique, .italic]) == .italic)
    #expect(slant(.italic, among: [.upright, .oblique]) == .oblique)
    #expect(slant(.upright, among: [.italic, .oblique]) == .oblique)
    #expect(slant(.oblique, among: [.upright, .italic]) == .italic)
  }

  @Test func aVariableFaceServesEveryWeightOfItsRange() {
    let styles = [
      FaceStyle(weight: 400, slant: .upright),
      FaceStyle(weight: 300, weightRange: 300...650, slant: .upright),
    ]
    #expect(FaceMatch.best(of: styles, for: FaceStyle(weight: 600)) == 1)
    #expect(FaceMatch.best(of: styles, for: FaceStyle(weight: 400)) == 0)
    #expect(FaceMatch.best(of: styles, for: FaceStyle(weight: 900)) == 1)
    #expect(FaceMatch.best(of: styles, for: FaceStyle(weight: 200)) == 1)
  }

  @Test func ofEqualFacesTheFirstIsTaken() {
    #expect(FaceMatch.best(of: [FaceStyle(), FaceStyle()], for: FaceStyle()) == 0)
  }
}
