import DataTable
import Diagnostics
import Testing

@testable import Reports

struct MarkdownTemplateTests {
  private func blocks(_ text: String, city: String = "Harbor Point") throws -> [TextBlock] {
    var sample = try SampleScope()
    sample.scope.scalars["city"] = .text(city)
    return try MarkdownTemplate(parsing: text, at: SampleScope.place).blocks(in: sample.scope)
  }

  @Test func `placeholders stand anywhere in Markdown`() throws {
    let text = """
      # {{ city }}
      Sold for **{{ sum(sales.total) | currency }}** on _{{ date | weekday }}_, `{{ 1 + 1 }}`.
      - {{ count(sales) }}

      | a | {{ 'b' }} |
      |---|---:|
      | {{ 1 }} | 2 |
      """
    #expect(
      try blocks(text) == [
        .heading(level: 1, [.text("Harbor Point")]),
        .paragraph([
          .text("Sold for "), .strong([.text("$11.50")]), .text(" on "),
          .emphasis([.text("Wednesday")]), .text(", "), .code("2"), .text("."),
        ]), .list(isOrdered: false, items: [[.paragraph([.text("3")])]]),
        .table(
          TextTable(
            columns: [.init(title: "a"), .init(title: "b", isNumeric: true)], rows: [["1", "2"]])),
      ])
  }

  @Test(arguments: [
    "*a*", "# x", "- x", "[a](https://b.example)", "{{ date }}", "<b>", "|", "`", "a\n\n# b",
    "\u{10FFFC}0\u{10FFFD}",
  ])
  func `values are never read as Markdown`(value: String) throws {
    #expect(try blocks("{{ city }}", city: value) == [.paragraph([.text(value)])])
  }

  @Test func `values in addresses are encoded and make none`() throws {
    #expect(
      try blocks("[x](https://a.example/{{ city }}?q={{ 1 }})", city: "a b/../c&d")
        == [.paragraph([.link([.text("x")], url: "https://a.example/a%20b%2F..%2Fc%26d?q=1")])])
    #expect(
      try blocks("[x]({{ city }})", city: "https://evil.example") == [.paragraph([.text("x")])])
  }
}
