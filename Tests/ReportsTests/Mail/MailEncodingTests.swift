import Foundation
import Testing

@testable import Reports

@Suite struct MailEncodingTests {
  private func quoted(_ text: String) -> String {
    String(decoding: MailEncoding.quotedPrintable(Array(text.utf8)), as: UTF8.self)
  }

  @Test func quotedPrintable() {
    #expect(quoted("a=b\nc \n.\nFrom é") == "a=3Db\r\nc=20\r\n=2E\r\n=46rom =C3=A9")
    #expect(quoted("a\r\nb") == "a\r\nb")
    #expect(quoted("a ") == "a=20")
    let long = quoted(String(repeating: "é ", count: 200))
    #expect(long.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 76 })
  }

  @Test(arguments: [0, 1, 56, 57, 58, 1000])
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let text = String(decoding: MailEncoding.base64(bytes), as: UTF8.self)
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.count <= 76 })
    #expect(Data(base64Encoded: lines.joined()) == Data(bytes))
  }

  @Test func noDataBeginAHeader() {
    let text = "Report\r\nBcc: all@example.org\n\u{2028}X:\u{0}1\u{85}\tb"
    #expect(
      MailEncoding.header("Subject", text: text)
        == "Subject: Report Bcc: all@example.org X: 1 b\r\n")
  }

  @Test func textBeyondASCIIIsEncoded() {
    let title = String(repeating: "Tägesbericht 🍩 ", count: 20)
    let header = MailEncoding.header("Subject", text: title)
    let lines = header.components(separatedBy: "\r\n").dropLast()
    #expect(lines.allSatisfy { $0.utf8.count <= 76 && $0.utf8.allSatisfy { $0 < 0x7F } })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    var decoded = ""
    for word in header.split(whereSeparator: \.isWhitespace).dropFirst() {
      #expect(word.hasPrefix("=?utf-8?B?") && word.hasSuffix("?=") && word.count <= 75)
      let data = Data(base64Encoded: String(word.dropFirst(10).dropLast(2))) ?? Data()
      decoded += String(decoding: data, as: UTF8.self)
    }
    #expect(decoded + " " == title)
    #expect(MailEncoding.header("Subject", text: "=?utf-8?Q?x?=").contains("=?utf-8?B?"))
  }

  @Test func addresses() throws {
    let plain = try MailAddress("kitchen@example.org")
    #expect(plain.name.isEmpty && plain.words == ["kitchen@example.org"])
    let named = try MailAddress("\"Donuts, Inc.\" <a.b@c.d>")
    #expect(named.words == ["\"Donuts, Inc.\"", "<a.b@c.d>"])
    #expect(try MailAddress.list("a@b.c, X <d@e.f>").map(\.mailbox) == ["a@b.c", "d@e.f"])
    #expect(try MailAddress("A\r\nBcc: x <a@b.c>").words == ["\"A Bcc: x\"", "<a@b.c>"])
  }

  @Test(arguments: [
    "", "a", "a@", "@b", "a@b@c", "a b@c", "a@b\r\nBcc: c@d", "<a@b", "a@b>", "a<b>@c", "é@b.c",
    "a..b@c",
  ])
  func noAddresses(text: String) {
    #expect(throws: (any Error).self) { try MailAddress(text) }
    #expect(throws: (any Error).self) { try MailAddress.list(text) }
  }

  @Test(arguments: [
    (0.0, "Thu, 01 Jan 1970 00:00:00 +0000"), (1_778_082_180, "Wed, 06 May 2026 15:43:00 +0000"),
    (-1, "Wed, 31 Dec 1969 23:59:59 +0000"), (1e300, "Thu, 01 Jan 1970 00:00:00 +0000"),
  ])
  func dates(time: Double, text: String) {
    #expect(MailReport.date(time) == text)
  }
}
