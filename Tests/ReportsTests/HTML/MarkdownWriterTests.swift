import Testing

@testable import Reports

@Suite struct MarkdownWriterTests {
  private func markdown(_ blocks: TextBlock...) -> String {
    var writer = MarkdownWriter()
    writer.write(blocks)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func textMeansNothingButItself() {
    #expect(
      markdown(.paragraph([.text("# a *b* <i> [c](d) |\n1. x")]))
        == "\\# a \\*b\\* &lt;i&gt; \\[c\\](d) \\| 1. x\n")
    #expect(markdown(.paragraph([.text("12. May")])) == "12\\. May\n")
    #expect(markdown(.paragraph([.text("- a")])) == "\\- a\n")
  }

  @Test func blocks() {
    let table = TextTable(
      columns: [.init(title: "A|B"), .init(title: "N", isNumeric: true)], rows: [["x", "1"]],
      totals: ["all"])
    #expect(
      markdown(.heading(level: 2, [.text("T")]), .table(table))
        == "## T\n\n| A\\|B | N |\n|---|---:|\n| x | 1 |\n| all |  |\n")
    let inner = TextBlock.list(isOrdered: true, items: [[.paragraph([.text("b")])]])
    #expect(
      markdown(.list(isOrdered: false, items: [[.paragraph([.text("a")]), inner]]))
        == "- a\n\n  1. b\n")
    #expect(markdown(.quote([.paragraph([.text("a"), .lineBreak, .text("b")])])) == "> a\\\n> b\n")
    #expect(markdown(.paragraph([.code("a`b")])) == "``a`b``\n")
  }

  @Test func linksOfHarmlessKindsOnly() {
    #expect(markdown(.paragraph([.link([.text("a")], url: "javascript:x")])) == "a\n")
    #expect(
      markdown(.paragraph([.link([.text("a")], url: "https://a.b/c>d")]))
        == "[a](<https://a.b/c%3Ed>)\n")
  }
}
