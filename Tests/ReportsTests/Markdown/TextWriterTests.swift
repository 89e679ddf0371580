import Testing

@testable import Reports

struct TextWriterTests {
  static let sample: [TextBlock] = [
    .heading(level: 1, [.text("Week #18")]),
    .paragraph([
      .text("Income "), .strong([.text("$1,200")]), .text(" & more: "),
      .link([.text("the shop")], url: "https://shop.example/a?b=1&c=(2)"), .lineBreak,
      .emphasis([.text("1 < 2")]), .text(" and "), .code("a `b`"),
    ]),
    .list(
      isOrdered: false,
      items: [
        [.paragraph([.text("one")])],
        [
          .paragraph([.text("two")]),
          .list(isOrdered: true, items: [[.paragraph([.text("2026. was good")])]]),
        ],
      ]),
    .table(
      TextTable(
        columns: [.init(title: "Item"), .init(title: "Sold", isNumeric: true)],
        rows: [["Ring | plain", "7"], ["チョコ", "1,200"]], totals: ["Total", "1,207"])),
    .rule, .code("let x = 1\n```\n"), .quote([.paragraph([.text("- said <b>")])]),
  ]

  @Test func `Markdown that is written is read as the same`() {
    var parser = MarkdownParser()
    var expected = Self.sample
    // A row of totals is one more row to Markdown.
    if case .table(var table) = expected[3] {
      table.rows.append(table.totals ?? [])
      table.totals = nil
      expected[3] = .table(table)
    }
    let text = MarkdownWriter().text(of: Self.sample)
    #expect(parser.blocks(of: text) == expected, "\(text)")
  }

  @Test(arguments: [
    "*a*", "_b_", "# x", "1. x", "1) x", "- x", "+ x", "> x", "| a | b |", "`c`", "[a](https://b)",
    "<https://c.example>", "&amp;", "---", "===", "a\\", "~~~", "\\*", "![x](#y)", "***", "a_b_c",
    "2 * 3 * 4", "{{ date }}", "<script>alert(1)</script>",
  ])
  func `texts from data stay what they are`(text: String) {
    for blocks: [TextBlock] in [
      [.paragraph([.text(text)])], [.list(isOrdered: false, items: [[.paragraph([.text(text)])]])],
      [.heading(level: 2, [.text(text)])], [.quote([.paragraph([.text(text)])])],
      [.table(TextTable(columns: [.init(title: text), .init(title: "b")], rows: [[text, text]]))],
    ] {
      var parser = MarkdownParser()
      let written = MarkdownWriter().text(of: blocks)
      #expect(parser.blocks(of: written) == blocks, "\(written)")
      #expect(parser.diagnostics.isEmpty)
    }
  }

  @Test func `headings go down`() {
    #expect(
      MarkdownWriter(headingOffset: 2).text(of: [.heading(level: 1, [.text("a")])]) == "### a\n")
    #expect(
      HTMLTextWriter(headingOffset: 9).html(of: [.heading(level: 1, [.text("a")])])
        == "<h6>a</h6>")
  }

  @Test func `plain text is wrapped and tables are aligned`() {
    let words = Array(repeating: "donuts", count: 20).joined(separator: " ")
    let text = PlainTextWriter(width: 40).text(
      of: Self.sample + [.paragraph([.text(words)])])
    #expect(
      text == """
        Week #18
        ========

        Income $1,200 & more: the shop
        <https://shop.example/a?b=1&c=(2)>
        1 < 2 and a `b`

        - one

        - two

          1. 2026. was good

        Item           Sold
        -------------------
        Ring | plain      7
        チョコ        1,200
        -------------------
        Total         1,207

        ----------------------------------------

            let x = 1
            ```


        > - said <b>

        donuts donuts donuts donuts donuts
        donuts donuts donuts donuts donuts
        donuts donuts donuts donuts donuts
        donuts donuts donuts donuts donuts

        """)
  }

  @Test func `a table that is too wide is a list of its rows`() {
    let table = TextTable(
      columns: [.init(title: "Item"), .init(title: "Sold", isNumeric: true)],
      rows: [["A very long name of an item", "7"]])
    #expect(
      PlainTextWriter(width: 24).text(of: [.table(table)])
        == "A very long name of an item\n  Sold: 7\n")
  }

  @Test func `Japanese is broken between letters`() {
    let text = String(repeating: "売上が伸びた。", count: 3)
    #expect(
      PlainTextWriter(width: 20).text(of: [.paragraph([.text(text)])])
        == "売上が伸びた。売上が\n伸びた。売上が伸び\nた。\n")
  }

  @Test func `HTML has nothing of the data as markup`() {
    let html = HTMLTextWriter(headingOffset: 1).html(of: Self.sample)
    #expect(
      html == """
        <h2>Week #18</h2>
        <p>Income <strong>$1,200</strong> &amp; more: \
        <a href="https://shop.example/a?b=1&amp;c=(2)">the shop</a><br><em>1 &lt; 2</em> and \
        <code>a `b`</code></p>
        <ul>
        <li>one</li>
        <li>two
        <ol>
        <li>2026. was good</li>
        </ol></li>
        </ul>
        <table>
        <thead><tr><th scope="col">Item</th><th scope="col" class="number">Sold</th></tr></thead>
        <tbody>
        <tr><td>Ring | plain</td><td class="number">7</td></tr>
        <tr><td>チョコ</td><td class="number">1,200</td></tr>
        </tbody>
        <tfoot><tr><td>Total</td><td class="number">1,207</td></tr></tfoot>
        </table>
        <hr>
        <pre><code>let x = 1
        ```

        </code></pre>
        <blockquote>
        <p>- said &lt;b&gt;</p>
        </blockquote>
        """)
    #expect(HTMLTextWriter.escaped("\"'<>&\u{1}") == "&quot;&#39;&lt;&gt;&amp;\u{FFFD}")
    #expect(
      HTMLTextWriter().html(of: [TextSpan.link([.text("x")], url: "javascript:x")]) == "x")
  }

  @Test func `elements get the attributes that a mail needs`() {
    let writer = HTMLTextWriter { element, isNumeric in
      element == .cell ? "style=\"text-align:\(isNumeric ? "right" : "left")\"" : ""
    }
    let table = TextTable(columns: [.init(title: "n", isNumeric: true)], rows: [["1"]])
    #expect(writer.html(of: table).contains("<td style=\"text-align:right\">1</td>"))
  }
}
