import Testing

@testable import ChalkboardUI

@Suite struct AttributedTextTests {
  private var chemistry: AttributedString {
    var text = AttributedString("CO")
    var index = AttributedString("2")
    index.font = .caption
    index.baselineOffset = -4
    index.foregroundColor = .red
    text += index
    var rest = AttributedString(" now")
    rest.underlineStyle = .single
    rest.strikethroughStyle = .single
    text += rest
    return text
  }

  @Test func attributesOfRunsAreDrawn() throws {
    let rendering = Rendering(Text(chemistry))
    #expect(rendering.texts.map(\.string) == ["CO", "2", " now"])
    #expect(rendering.texts.map(\.font.size) == [17, 12, 17])
    let baselines = rendering.texts.map(\.origin.y)
    #expect(abs(baselines[1] - baselines[0] - 4) < 1e-9 && baselines[2] == baselines[0])
    #expect(rendering.texts[1].fill != rendering.texts[0].fill)
    #expect(rendering.paths.count == 2)
  }

  @Test func attributesComeBeforeThoseOfTheView() {
    let rendering = Rendering(Text("in \(chemistry)").font(.title).bold())
    #expect(rendering.texts.map(\.string) == ["in CO", "2", " now"])
    #expect(rendering.texts.map(\.font.size) == [28, 12, 28])
    #expect(rendering.texts.allSatisfy { $0.font.weight == 700 })
  }

  @Test func anEmptyAttributedTextDrawsNothing() {
    #expect(Rendering(Text(AttributedString())).texts.isEmpty)
  }
}
