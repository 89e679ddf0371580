import Diagnostics
import Testing

@testable import Reports

struct MarkdownParserTests {
  private func blocks(_ text: String) -> [TextBlock] {
    var parser = MarkdownParser()
    return parser.blocks(of: text)
  }

  private func spans(_ text: String) -> [TextSpan] {
    guard case .paragraph(let spans)? = blocks(text).first else { return [] }
    return spans
  }

  @Test func `headings and paragraphs`() {
    #expect(
      blocks(
        "# One\n\n### Three ###\nA line\nand another\n\nTwo\n===\n\nThree\n---\n#no\n####### 7")
        == [
          .heading(level: 1, [.text("One")]), .heading(level: 3, [.text("Three")]),
          .paragraph([.text("A line and another")]), .heading(level: 1, [.text("Two")]),
          .heading(level: 2, [.text("Three")]), .paragraph([.text("#no ####### 7")]),
        ])
  }

  @Test(
    arguments: [
      ("*a* _b_", [.emphasis([.text("a")]), .text(" "), .emphasis([.text("b")])]),
      ("**a** __b__", [.strong([.text("a")]), .text(" "), .strong([.text("b")])]),
      ("***a***", [.emphasis([.strong([.text("a")])])]),
      ("**a *b* c**", [.strong([.text("a "), .emphasis([.text("b")]), .text(" c")])]),
      ("*a **b***", [.emphasis([.text("a "), .strong([.text("b")])])]),
      ("snake_case_name and 2 * 3 * 4", [.text("snake_case_name and 2 * 3 * 4")]),
      ("in*tra*word", [.text("in"), .emphasis([.text("tra")]), .text("word")]),
      ("*open **both*", [.text("*open *"), .emphasis([.text("both")])]),
      ("\\*not\\* 5 \\> 4 \\x", [.text("*not* 5 > 4 \\x")]),
      ("`a*b` ``c`d`` `open", [.code("a*b"), .text(" "), .code("c`d"), .text(" `open")]),
      ("a  \nb\\\nc", [.text("a"), .lineBreak, .text("b"), .lineBreak, .text("c")]),
      ("<b>&amp;</b>", [.text("<b>&amp;</b>")]),
      ("![alt](x.png)", [.text("!alt")]),
    ] as [(String, [TextSpan])])
  func `spans`(text: String, expected: [TextSpan]) {
    #expect(spans(text) == expected)
  }

  @Test(arguments: [
    ("[a *b*](https://x.example/p?q=1&r=(2) \"title\")", "https://x.example/p?q=1&r=(2)"),
    ("[a *b*](<mailto:a@b.example>)", "mailto:a@b.example"), ("[a *b*](#part)", "#part"),
    ("[a *b*](HTTP://x.example)", "HTTP://x.example"),
  ])
  func `links`(text: String, url: String) {
    #expect(spans(text) == [.link([.text("a "), .emphasis([.text("b")])], url: url)])
  }

  @Test func `automatic links and links that are none`() {
    #expect(
      spans("<https://x.example> <x> [a] [b](c d) [[i](#j)](#k)") == [
        .link([.text("https://x.example")], url: "https://x.example"),
        .text(" <x> [a] [b](c d) ["), .link([.text("i")], url: "#j"), .text("](#k)"),
      ])
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "file:///etc/passwd",
    "/etc/passwd", "x.html", "java&#115;cript:x", "vbscript:x", "<java script:x>",
    "<\u{1}https://x>",
    "",
  ])
  func `links to elsewhere are text with a warning`(url: String) {
    var parser = MarkdownParser(at: Place(file: "t.json", pointer: "/text"))
    #expect(
      parser.blocks(of: "a [**b**](\(url))") == [.paragraph([.text("a "), .strong([.text("b")])])])
    #expect(parser.diagnostics.count == 1)
    #expect(parser.diagnostics.first?.severity == .warning)
    #expect(parser.diagnostics.first?.place?.pointer == "/text")
  }

  @Test func `lists, nested and with more than a line`() {
    let text = """
      - one
      - two
        goes on
      wrapped without indent
        1. first
        2. second

           with a paragraph
      - three

      * last
      """
    #expect(
      blocks(text) == [
        .list(
          isOrdered: false,
          items: [
            [.paragraph([.text("one")])],
            [
              .paragraph([.text("two goes on wrapped without indent")]),
              .list(
                isOrdered: true,
                items: [
                  [.paragraph([.text("first")])],
                  [.paragraph([.text("second")]), .paragraph([.text("with a paragraph")])],
                ]),
            ],
            [.paragraph([.text("three")])], [.paragraph([.text("last")])],
          ])
      ])
  }

  @Test func `a year at the start of a line is no list`() {
    #expect(
      blocks("Founded in\n1987. A good year") == [
        .paragraph([.text("Founded in 1987. A good year")])
      ])
  }

  @Test func `quotes, code and rules`() {
    #expect(
      blocks("> a\n> > b\n\n```swift\nlet *x* = 1\n\n```\n***\n- - -\n~~~\nopen") == [
        .quote([.paragraph([.text("a")]), .quote([.paragraph([.text("b")])])]),
        .code("let *x* = 1\n"), .rule, .rule, .code("open"),
      ])
  }

  @Test func `tables`() {
    let text = """
      | Item | Sold |
      |:-----|-----:|
      | **Ring** | 1,200 | dropped
      Cocoa \\| Stars|
      """
    #expect(
      blocks(text) == [
        .table(
          TextTable(
            columns: [.init(title: "Item"), .init(title: "Sold", isNumeric: true)],
            rows: [["Ring", "1,200"], ["Cocoa | Stars", ""]]))
      ])
    #expect(blocks("a | b\n--- | --- | ---").first == .paragraph([.text("a | b --- | --- | ---")]))
  }

  /// Texts that make careless readers take a square of their length, or all of the stack.
  @Test(arguments: [
    "*a ", "_a ", "**a **", "a**b", "[", "](", "[a](", "![", "`", "`` ` ", "<", "<https://", "\\",
    "> ", "- ", "1. ", "  - a\n", "> - ", "|", "| a | b\n|-|-|\n", "*_", "***a", "**", "a*",
    "~~~\n",
    "#", "\n", "- a\n\n", "[a](<", "[a](b \"", "\u{0}", "*a_ ",
  ])
  func `hostile repetition ends soon`(part: String) {
    let text = String(repeating: part, count: 20_000 / part.count)
    let blocks = blocks(text)
    #expect(Self.depth(of: blocks) <= 3 * MarkdownParser.depthLimit)
    // Whoever walks what was read does so in time, too.
    #expect(PlainTextWriter().text(of: blocks).utf8.count < 10 * text.utf8.count + 1000)
    var html = HTMLBlocks()
    html.write(blocks)
  }

  private static func depth(of blocks: [TextBlock]) -> Int {
    blocks.map { block in
      switch block {
      case .heading(_, let spans), .paragraph(let spans): 1 + depth(of: spans)
      case .list(_, let items): 1 + (items.map(depth).max() ?? 0)
      case .quote(let inner): 1 + depth(of: inner)
      case .table, .rule, .code: 1
      }
    }.max() ?? 0
  }

  private static func depth(of spans: [TextSpan]) -> Int {
    spans.map { span in
      switch span {
      case .text, .code, .lineBreak: 1
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): 1 + depth(of: inner)
      }
    }.max() ?? 0
  }
}
