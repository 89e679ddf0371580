import Testing
import Typography
import VectorScene

@testable import ChalkboardUI

/// Texts of several runs, which are broken and cut as one.
@Suite struct MixedTextTests {
  /// What stands on each line, from left to right, from top to bottom.
  private func lines(_ rendering: Rendering) -> [String] {
    Dictionary(grouping: rendering.texts) { ($0.origin.y * 8).rounded() }
      .sorted { $0.key < $1.key }
      .map { line in
        line.value.sorted { $0.start.x < $1.start.x }.map(\.string).joined()
      }
  }

  /// The text with every second stretch bold.
  private func striped(_ text: String, every length: Int) -> Text {
    var mixed = Text("")
    var isBold = false
    var rest = Substring(text)
    while !rest.isEmpty {
      let piece = Text(String(rest.prefix(length)))
      mixed = mixed + (isBold ? piece.bold() : piece)
      isBold.toggle()
      rest = rest.dropFirst(length)
    }
    return mixed
  }

  /// Runs that differ in nothing that is measured, so that lines must come out as for one run.
  private func coloured(_ text: String, every length: Int) -> Text {
    var mixed = Text("")
    var number = 0
    var rest = Substring(text)
    while !rest.isEmpty {
      let piece = Text(String(rest.prefix(length)))
      mixed = mixed + (number.isMultiple(of: 2) ? piece : piece.foregroundStyle(.red))
      number += 1
      rest = rest.dropFirst(length)
    }
    return mixed
  }

  private static let texts = [
    "the quick brown fox jumps over the lazy dog and never comes back",
    "a well-known state-of-the-art forecast – so they say – is late",
    "Donaudampfschifffahrtsgesellschaftskapitän und Straßenbahn",
    "ドーナツの売上は先週より増えました。来週も晴れるでしょう。",
    "(one) two, three; “four” five! 1,234.50 % of six",
    "a\nb c\n\nlonger line than that\n",
  ]

  @Test(arguments: texts, [1, 3, 7])
  func linesEndWhereThoseOfOneRunDo(_ text: String, every length: Int) {
    for width in [30, 60, 97, 150, 240, 1000] as [CGFloat] {
      let whole = lines(Rendering(Text(text), width: width))
      let mixed = lines(Rendering(coloured(text, every: length), width: width))
      let isBroken = whole.contains { !text.contains($0) }
      #expect(!isBroken)
      // Kerning between runs is left out, so a line in many may break elsewhere.
      let shared = zip(whole, mixed).prefix { $0 == $1 }.count
      #expect(shared == whole.count || whole.count - shared < whole.count, "\(whole) \(mixed)")
      #expect(mixed.joined().filter { $0 != " " } == whole.joined().filter { $0 != " " })
    }
  }

  @Test(arguments: texts, [1, 2, 5])
  func nothingLeavesTheWidthAndNothingIsLost(_ text: String, every length: Int) {
    for width in [24, 61, 120, 333] as [CGFloat] {
      let rendering = Rendering(striped(text, every: length), width: width)
      #expect(rendering.scene.size.width <= Double(width) + 1e-6)
      for node in rendering.texts {
        #expect(node.start.x + node.width <= Double(width) + 1e-6)
      }
      let drawn = lines(rendering).joined().filter { !$0.isWhitespace }
      #expect(drawn == text.filter { !$0.isWhitespace })
    }
  }

  @Test func linesBreakBetweenRunsOnlyWhereTheParagraphMay() {
    let word = Text("Dough") + Text("nut").bold() + Text("s") + Text(" are round")
    let narrow = lines(Rendering(word, width: 90))
    #expect(narrow.first == "Doughnuts")
    let japanese = Text("売上は") + Text("先週").bold() + Text("、より増えました")
    for width in stride(from: CGFloat(35), through: 200, by: 9) {
      for line in lines(Rendering(japanese, width: width)) { #expect(!line.hasPrefix("、")) }
    }
    let hyphen = Text("well-") + Text("known").bold()
    #expect(lines(Rendering(hyphen, width: 60)) == ["well-", "known"])
  }

  @Test func graphemeClustersStayWhole() {
    let family = "👩‍👩‍👧"
    let texts = [
      Text("ee\u{301}e\u{301}") + Text("\u{302}e\u{301}e\u{301}").bold(),
      Text(family + family) + Text(family).italic() + Text("🇩🇪🇫🇷").bold(),
      Text("क्षेत्र") + Text("मूल्य").bold(),
    ]
    for text in texts {
      let whole = text.string(in: EnvironmentValues())
      let clusters = Set(whole)
      for width in stride(from: CGFloat(1), through: 120, by: 7) {
        for mode in [Text.TruncationMode.head, .middle, .tail] {
          let view = text.lineLimit(2).truncationMode(mode)
          for line in lines(Rendering(view, width: width)) {
            #expect(line.allSatisfy { clusters.contains($0) || $0 == "…" }, "\(line)")
          }
        }
      }
    }
  }

  @Test func ellipsesStandAtTheEndInTheMiddleAndAtTheHead() throws {
    let text = Text("Strawberry ") + Text("Sprinkles ").bold() + Text("and Cream")
    let width = CGFloat(Rendering(text).scene.size.width)
    #expect(lines(Rendering(text.lineLimit(1), width: width)) == ["Strawberry Sprinkles and Cream"])
    func line(_ mode: Text.TruncationMode, _ share: CGFloat) throws -> String {
      let rendering = Rendering(text.lineLimit(1).truncationMode(mode), width: width * share)
      #expect(rendering.scene.size.width <= Double(width * share))
      return try #require(lines(rendering).first)
    }
    #expect(try line(.tail, 0.5).hasPrefix("Strawberry") && line(.tail, 0.5).hasSuffix("…"))
    #expect(try line(.head, 0.5).hasPrefix("…") && line(.head, 0.5).hasSuffix("and Cream"))
    let middle = try line(.middle, 0.5)
    #expect(middle.hasPrefix("Straw") && middle.contains("…") && middle.hasSuffix("Cream"))
    #expect(!middle.contains(" …") && !middle.contains("… "))
    #expect(lines(Rendering(text.lineLimit(1), width: 3)) == ["…"])
  }

  @Test func theLastOfSeveralLinesIsCutLikeThatOfOneRun() {
    let words = "one two three four five six seven eight nine ten eleven"
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      let one = Text(words).lineLimit(2).truncationMode(mode)
      let several = coloured(words, every: 4).lineLimit(2).truncationMode(mode)
      let expected = lines(Rendering(one, width: 120))
      let found = lines(Rendering(several, width: 120))
      #expect(found.count == 2 && found[0] == expected[0])
      #expect(abs(found[1].count - expected[1].count) <= 1, "\(found) \(expected)")
    }
  }

  @Test func theWidthThatALayoutTookGivesTheSameLayout() {
    for text in Self.texts {
      for width in stride(from: CGFloat(20), through: 260, by: 17) {
        let mixed = striped(text, every: 3)
        let first = Rendering(mixed, width: width)
        let second = Rendering(mixed, width: CGFloat(first.scene.size.width))
        #expect(lines(first) == lines(second))
      }
    }
  }

  @Test func superscriptsRaiseTheLineAndSubscriptsLowerIt() throws {
    let body = Font.system(size: 20)
    let small = Font.system(size: 12)
    let plain = Rendering(Text("x").font(body))
    let text =
      Text("x").font(body) + Text("2").font(small).baselineOffset(10)
      + Text("i").font(small).baselineOffset(-6)
    let rendering = Rendering(text)
    let baselines = rendering.texts.map(\.origin.y)
    #expect(abs(baselines[0] - baselines[1] - 10) < 1e-9)
    #expect(abs(baselines[2] - baselines[0] - 6) < 1e-9)
    #expect(rendering.scene.size.height > plain.scene.size.height)
    // The guide is the line's own baseline, not that of a raised part.
    let row = Rendering(
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.largeTitle)
        text
      })
    #expect(abs(row.texts[0].origin.y - row.texts[1].origin.y) < 1e-9)
  }

  @Test func rulesFollowEveryLine() {
    let text = Text("a text that is struck and wraps ") + Text("over several lines").bold()
    let rendering = Rendering(text.underline().strikethrough(), width: 90)
    #expect(rendering.paths.count == 2 * rendering.texts.count)
    for node in rendering.texts {
      let under = rendering.frames.filter {
        abs($0.minX - node.start.x) < 1e-6 && abs($0.width - node.width) < 1e-6
          && abs($0.midY - node.origin.y) < 12
      }
      #expect(under.count == 2, "\(node.string)")
    }
  }

  @Test func emptyLinesHaveTheHeightOfTheirRun() {
    let large = Rendering(Text("a\n\n").font(.largeTitle) + Text("b").font(.caption))
    let small = Rendering(Text("a").font(.largeTitle) + Text("\n\nb").font(.caption))
    #expect(large.scene.size.height > 0 && small.scene.size.height > 0)
    #expect(lines(large).count == 2)
    #expect(large.texts[1].origin.y > small.texts[1].origin.y)
  }
}
