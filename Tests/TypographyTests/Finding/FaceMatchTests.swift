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

  @Test func ofEqualFacesTheFirstIsTaken() {
    #expect(FaceMatch.best(of: [FaceStyle(), FaceStyle()], for: FaceStyle()) == 0)
  }
}
