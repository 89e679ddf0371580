import Testing

@testable import DataTable

@Suite struct OneLineTextTests {
  @Test(arguments: [
    ("two\nlines", "two lines"), ("two\r\nlines", "two lines"), ("a\tb", "a b"),
    ("\nstarts", "starts"), ("ends\u{2028}", "ends"), ("a\u{85}b", "a b"), ("\n\t", ""),
    (" Grüße – plain ", " Grüße – plain "), ("", ""),
  ])
  func breaksBecomeSpaces(text: String, line: String) {
    #expect(text.onOneLine == line)
  }

  @Test func namesThatAreTheSameButForBreaksAreOne() throws {
    var options = ReadOptions()
    let text = "name\n\"a\nb\"\na b\nc\n\"\n\"\n"
    #expect(try Array(read(text, options: options).table.texts(in: "name")).prefix(1) == ["a\nb"])
    options.readsNames = true
    #expect(
      try Array(read(text, options: options).table.texts(in: "name")) == ["a b", "a b", "c", nil])
  }
}
