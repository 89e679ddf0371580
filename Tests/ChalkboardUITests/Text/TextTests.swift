import ChartScales
import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct TextTests {
  @Test(arguments: [
    (Font.largeTitle, 34, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
    (.headline, 17, 600), (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400),
    (.footnote, 13, 400), (.caption, 12, 400), (.caption2, 11, 400),
    (.system(size: 9, weight: .heavy), 9, 800), (.title.bold(), 28, 700),
  ])
  func fontsHaveApplesSizes(font: Font, size: Double, weight: Int) throws {
    let text = try #require(Rendering(Text("x").font(font)).texts.first)
    #expect(text.font.size == size)
    #expect(text.font.weight == weight)
    #expect(text.font.families.first == "Inter")
  }

  @Test func modifiersOfViewsAndTextsMix() throws {
    let rendering = Rendering(
      VStack {
        Text("a").bold() + Text("b").italic()
        Text("c").monospacedDigit()
      }.font(.caption).fontWeight(.medium))
    let fonts = rendering.texts.map(\.font)
    #expect(fonts.map(\.weight) == [700, 500, 500])
    #expect(fonts.map(\.isItalic) == [false, true, false])
    #expect(fonts.map(\.hasTabularFigures) == [false, false, true])
    #expect(fonts.allSatisfy { $0.size == 12 })
  }

  @Test func textsWrapWithinTheWidthTheyAreOffered() {
    let words = "the quick brown fox jumps over the lazy dog and never comes back"
    for width in [60, 100, 173, 400] as [CGFloat] {
      let rendering = Rendering(Text(words), width: width)
      #expect(rendering.scene.size.width <= Double(width))
      #expect(rendering.texts.allSatisfy { $0.width <= Double(width) + 1e-6 })
      #expect(rendering.texts.map(\.string).joined(separator: " ") == words)
    }
  }

  @Test func mixedTextsWrapAtWordsToo() {
    let text = Text("one two three ") + Text("four five").bold() + Text(" six seven")
    let rendering = Rendering(text, width: 90)
    #expect(rendering.scene.size.width <= 90)
    let lines = Dictionary(grouping: rendering.texts, by: \.origin.y)
    #expect(lines.count > 2)
    for line in lines.values {
      let sorted = line.sorted { $0.start.x < $1.start.x }
      for (left, right) in zip(sorted, sorted.dropFirst()) {
        #expect(left.start.x + left.width <= right.start.x + 1e-6)
      }
    }
    #expect(
      rendering.texts.map { $0.string.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        == "one two three four five six seven")
  }

  @Test func lineLimitsCutAndReserve() throws {
    let long = Text("a long text that will not fit into the two lines that it may have")
    let cut = Rendering(long.lineLimit(2), width: 100)
    #expect(cut.texts.count == 2)
    #expect(try #require(cut.texts.last).string.hasSuffix("…"))
    let short = Rendering(Text("x").lineLimit(2, reservesSpace: true))
    let two = Rendering(Text("x\ny"))
    #expect(short.scene.size.height == two.scene.size.height)
    #expect(short.texts.count == 1)
  }

  @Test func rangesOfLinesReserveTheirStart() {
    let heights = (1...5).map { count in
      Rendering(Text(Array(repeating: "x", count: count).joined(separator: "\n"))).scene.size.height
    }
    func height(_ view: some View) -> Double { Rendering(view).scene.size.height }
    #expect(height(Text("x").lineLimit(2...4)) == heights[1])
    #expect(height(Text("x\nx\nx").lineLimit(2...4)) == heights[2])
    #expect(height(Text("x\nx\nx\nx\nx").lineLimit(2...4)) == heights[3])
    #expect(height(Text("x").lineLimit(3...)) == heights[2])
    #expect(height(Text("x\nx\nx\nx\nx").lineLimit(3...)) == heights[4])
    #expect(height(Text("x\nx").lineLimit(...3)) == heights[1])
    #expect(height(Text("x").lineLimit(2).lineLimit(5, reservesSpace: true)) == heights[0])
  }

  @Test func baselinesOfStacksAreThoseOfTheirTexts() throws {
    let rendering = Rendering(
      HStack(alignment: .firstTextBaseline) {
        Text("large").font(.largeTitle).padding(7)
        Text("one\ntwo").font(.caption)
        VStack { Text("deep").font(.title) }
      })
    let baselines = rendering.texts.map(\.origin.y)
    #expect(abs(baselines[0] - baselines[1]) < 1e-9 && abs(baselines[0] - baselines[3]) < 1e-9)
    let last = Rendering(
      HStack(alignment: .lastTextBaseline) {
        Text("one\ntwo").font(.caption)
        Text("large").font(.largeTitle).background(Box(2, 2))
      }
    ).texts.map(\.origin.y)
    #expect(abs(last[1] - last[2]) < 1e-9)
  }

  @Test func turnedTextsKeepTheirPlace() throws {
    let plain = Rendering(
      HStack {
        Text("level"); Box(3, 3)
      })
    let turned = Rendering(
      HStack {
        Text("level").rotationEffect(.degrees(-90)); Box(3, 3)
      })
    #expect(plain.scene.size == turned.scene.size)
    #expect(plain.frames == turned.frames)
  }

  @Test func textsOfFixedSizeAreNotBroken() {
    let words = "a text that is wider than what it is offered"
    let free = Rendering(Text(words))
    let fixed = Rendering(Text(words).fixedSize(), width: 60)
    #expect(fixed.texts.map(\.string) == [words])
    #expect(fixed.texts[0].width == free.texts[0].width)
    let tall = Rendering(
      Text(words).fixedSize(horizontal: false, vertical: true), width: 60, height: 10)
    #expect(tall.texts.map(\.string).joined(separator: " ") == words)
  }

  @Test func linesKeepTheirAlignmentAndDistance() {
    let text = Text("a rather long line\nshort").multilineTextAlignment(.trailing).lineSpacing(9)
    let rendering = Rendering(text)
    let ends = rendering.texts.map { $0.start.x + $0.width }
    #expect(abs(ends[0] - ends[1]) < 1e-6)
    let plain = Rendering(Text("a rather long line\nshort"))
    #expect(abs(rendering.scene.size.height - plain.scene.size.height - 9) < 1e-6)
    let mixed = Rendering(
      (Text("a rather ") + Text("long").bold() + Text(" line\nshort"))
        .multilineTextAlignment(.center).lineSpacing(9))
    let short = mixed.texts.last
    #expect(short?.string == "short")
    #expect(
      abs((short?.start.x ?? 0) + (short?.width ?? 0) / 2 - mixed.scene.size.width / 2) < 1e-6)
  }

  @Test func casesAreThoseOfTheLocale() {
    let turkish = FormatContext(localeIdentifier: "tr_TR", timeZoneIdentifier: "UTC")
    let strings = Rendering(Text("ince ").textCase(.uppercase), format: turkish).texts.map(\.string)
    #expect(strings == ["İNCE "])
    let mixed = Rendering((Text("Ab") + Text("Cd").bold()).textCase(.lowercase))
    #expect(mixed.texts.map(\.string) == ["ab", "cd"])
  }

  @Test func limitedHeightLimitsLines() {
    let text = Text("a long text that needs several lines when it is narrow")
    let line = Rendering(Text("x")).scene.size.height
    let rendering = Rendering(text, width: 100, height: CGFloat(line * 2.5))
    #expect(rendering.texts.count == 2)
    #expect(Rendering(text, width: 100, height: 1).texts.count == 1)
  }

  @Test func textsShrinkBeforeTheyAreCut() throws {
    let text = Text("rather wide").font(.title).lineLimit(1)
    let full = Rendering(text).scene.size.width
    let shrunk = Rendering(text.minimumScaleFactor(0.5), width: CGFloat(full * 0.8))
    let node = try #require(shrunk.texts.first)
    #expect(node.string == "rather wide")
    #expect(node.font.size < 28 && node.font.size > 20)
    let tooSmall = Rendering(text.minimumScaleFactor(0.5), width: CGFloat(full * 0.3))
    #expect(try #require(tooSmall.texts.first).string.hasSuffix("…"))
  }

  @Test func numbersAreWrittenByTheLocale() {
    let german = FormatContext(localeIdentifier: "de_DE", timeZoneIdentifier: "Europe/Berlin")
    func strings(_ text: Text) -> [String] { Rendering(text, format: german).texts.map(\.string) }
    #expect(strings(Text("\(1234) sold")) == ["1.234 sold"])
    #expect(strings(Text("\(0.5, specifier: "%.2f")")) == ["0,50"])
    #expect(strings(Text("\(7, specifier: "%03d")")) == ["007"])
    #expect(strings(Text("\(7, specifier: "%s %n")")) == ["7"])
    #expect(strings(Text(0.25, format: .percent)) == ["25\u{A0}%"])
    let noon = Date(timeIntervalSince1970: 1_778_061_600)
    #expect(strings(Text(noon, format: .dateTime.hour().minute())) == ["12:00"])
    #expect(strings(Text(verbatim: "\(1234)")) == ["1234"])
  }

  @Test func emptyTextsTakeNoPlaceAndDrawNothing() {
    let rendering = Rendering(Text(""), width: 100)
    #expect(rendering.scene.nodes.isEmpty)
    #expect(rendering.scene.size.width == 0)
  }

  @Test func textsAreAnchoredWhereTheyAreAligned() {
    let rendering = Rendering(
      VStack(alignment: .trailing) {
        Text("end")
        Box(100, 1)
        HStack {
          Text("start")
          Spacer()
          Text("end")
        }
        Text("middle").frame(width: 90)
      }, width: 100)
    #expect(rendering.texts.map(\.anchor) == [.end, .start, .end, .middle])
    #expect(rendering.texts.map(\.origin.x) == [100, 0, 100, 55])
  }

  @Test func symbolsStandInLines() {
    let rendering = Rendering(Text("\(Image(systemName: "circle.fill")) on"))
    #expect(rendering.paths.count == 1)
    #expect(rendering.texts.map(\.string) == [" on"])
    #expect(rendering.texts[0].start.x > 10)
  }

  @Test func equalTextsAreEqual() {
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text("a") != Text("a").bold())
  }

  @Test func namedFontsComeFirst() {
    let font = Rendering(Text("x").font(.custom("Liberation Sans", size: 20))).texts.first?.font
    #expect(font?.families.prefix(2) == ["Liberation Sans", "Inter"])
  }
}
