import Testing

@testable import Reports

struct PlainTextWriterTests {
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
}
