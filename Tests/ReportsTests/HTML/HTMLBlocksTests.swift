import Testing

@testable import Reports

@Suite struct HTMLBlocksTests {
  private func html(_ blocks: TextBlock...) -> String {
    var writer = HTMLBlocks()
    writer.write(blocks)
    return String(decoding: writer.writer.bytes, as: UTF8.self)
  }

  @Test func textIsNeverMarkup() {
    let text = "</title><script>alert('1')</script> \"&amp;\" \u{0}\u{1B}\u{85}\u{FFFE}a\nb"
    let escaped =
      "&lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &quot;&amp;amp;&quot; a b"
    #expect(html(.paragraph([.text(text)])) == "<p>\(escaped)</p>\n")
    #expect(
      html(.table(TextTable(columns: [.init(title: text)], rows: [[text]], totals: [text])))
        .components(separatedBy: escaped).count == 4)
    #expect(html(.code("a<b\n  c")) == "<pre><code>a&lt;b\n  c</code></pre>\n")
  }

  @Test(arguments: [
    "javascript:alert(1)", " javascript:alert(1)", "JaVaScRiPt:1", "data:text/html,x", "//a.b",
    "java\nscript:1", "https://", "#", "vbscript:1", "https://a.b/\u{1}",
  ])
  func addressesThatAreNotOpened(url: String) {
    #expect(html(.paragraph([.link([.text("a")], url: url)])) == "<p>a</p>\n")
  }

  @Test func addressesThatAre() {
    #expect(
      html(.paragraph([.link([.text("a")], url: "https://a.b/\"><script>")]))
        == "<p><a href=\"https://a.b/&quot;&gt;&lt;script&gt;\" rel=\"noopener\">a</a></p>\n")
    #expect(
      html(.paragraph([.link([.text("a")], url: "#panel-2")]))
        == "<p><a href=\"#panel-2\">a</a></p>\n")
  }

  @Test func blocks() {
    #expect(
      html(.list(isOrdered: false, items: [[.paragraph([.strong([.text("a")])])], []]))
        == "<ul><li><strong>a</strong></li>\n<li></li>\n</ul>\n")
    #expect(html(.heading(level: 9, [.text("a")]), .rule) == "<h6>a</h6>\n<hr>")
    let table = TextTable(
      columns: [.init(title: "A"), .init(title: "B", isNumeric: true)],
      rows: [["x"], ["1", "2", "3"]])
    #expect(html(.table(table)).contains("<td>x</td><td class=\"number\"></td></tr>"))
  }

  @Test func depthHasAnEnd() {
    var block = TextBlock.paragraph([.text("deep")])
    var span = TextSpan.text("deep")
    for _ in 0..<1000 {
      block = .quote([block])
      span = .emphasis([span])
    }
    #expect(!html(block, .paragraph([span])).contains("deep"))
  }
}
