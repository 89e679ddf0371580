import Testing
import VectorScene

@testable import Typography

@Suite(.enabled(if: InstalledFonts.hasInter4))
struct FigureFittingTests {
  private let library = FontLibrary()

  private func fitting(
    _ text: String, size: Double = 28, anchor: TextNode.Anchor = .start, isTabular: Bool = true
  ) -> FigureFit? {
    let font = FontStyle(families: ["Inter"], size: size, hasTabularFigures: isTabular)
    let node = library.shape(text, font: font).node(
      at: .zero, anchor: anchor, fill: .color(.black))
    return library.embeddedFonts(for: [node]).fits[node]
  }

  @Test func whatIsNarrowerIsSpaced() throws {
    let fit = try #require(fitting("$171.50"))
    #expect(fit.spacing > 0.3 && fit.spacing < 3)
    #expect(fit.shift == 0)
  }

  /// A narrow figure stands in the middle of a wide place.
  @Test func whatBeginsLaterIsShifted() throws {
    let start = try #require(fitting("116"))
    #expect(start.shift > 1 && start.shift < 4)
    // From its other end the text is as far away as the last figure is.
    let end = try #require(fitting("611", anchor: .end))
    #expect(end.shift < -1 && end.shift > -4)
  }

  @Test func whatLooksTheSameIsLeftAlone() {
    #expect(fitting("Total") == nil)
    #expect(fitting("$171.50", isTabular: false) == nil)
    #expect(fitting("8", size: 9) == nil)
    #expect(fitting("") == nil)
  }

  @Test func arabicIsNotPartedAnyway() {
    #expect(fitting("كعك 111") == nil)
    #expect(fitting("A 111 كعك") == nil)
  }
}
