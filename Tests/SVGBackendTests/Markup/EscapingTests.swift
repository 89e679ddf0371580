import Testing

@testable import SVGBackend

@Suite struct EscapingTests {
  private func escaped(_ text: String) -> String {
    var writer = MarkupWriter()
    writer.text(text)
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a & b &amp; c &#60;", "a &amp; b &amp;amp; c &amp;#60;"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("]]>", "]]&gt;"),
    ("\"'`", "&quot;'`"), ("Bär 日本 🍩", "Bär 日本 🍩"), ("${7*7} {{7*7}}", "${7*7} {{7*7}}"),
    ("a\tb\nc\r\nd", "a b c  d"), ("&", "&amp;"), ("<<", "&lt;&lt;"),
  ])
  func markupFromTextIsInert(text: String, expected: String) {
    #expect(escaped(text) == expected)
  }

  @Test func charactersThatXMLForbidsAreLeftOut() {
    #expect(escaped("a\u{0}b\u{1}c\u{8}d\u{B}e\u{1F}f\u{7F}g") == "abcdefg")
    #expect(escaped("a\u{80}b\u{85}c\u{9F}d\u{A0}e") == "abcd\u{A0}e")
    #expect(escaped("a\u{FFFE}b\u{FFFF}c\u{FFFD}d\u{FEFF}e") == "abc\u{FFFD}d\u{FEFF}e")
  }

  @Test func noByteOfTheAlphabetBreaksOut() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = escaped(String(Character(scalar)))
      #expect(!text.contains("<") && !text.contains(">") && !text.contains("\""))
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
  }

  @Test(arguments: [
    ("day", "day"), ("Day-2_a", "Day-2_a"), ("", "c"), ("2026", "c2026"), ("a b", "a_20b"),
    ("\"><script>", "c_22_3e_3cscript_3e"), ("é", "c_c3_a9"), ("_x", "c_x"),
  ])
  func prefixesAreNames(prefix: String, expected: String) {
    #expect(String(decoding: IDPrefix.cleaned(prefix), as: UTF8.self) == expected)
  }
}
