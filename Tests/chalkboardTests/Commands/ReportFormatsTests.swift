import Foundation
import Testing

/// The formats of a report that are not pictures, as files of the program.
@Suite struct ReportFormatsTests {
  private static let sales = #"""
    order,time,city,item,quantity,price
    1,2026-05-05T10:00,Harbor,"<b>Plain</b> & ""Ring""",2,2.25
    2,2026-05-06T10:00,Harbor,Cocoa,3,3.50
    3,2026-05-06T11:00,Lakeside,"<b>Plain</b> & ""Ring""",1,2.25
    """#

  private func process() throws -> CommandProcess {
    let process = try CommandProcess()
    try Self.sales.write(toFile: process.file("sales.csv"), atomically: false, encoding: .utf8)
    return process
  }

  private func text(_ process: CommandProcess, _ name: String) throws -> String {
    try String(contentsOfFile: process.file(name), encoding: .utf8)
  }

  @Test func oneRunWritesAllFormats() throws {
    let process = try process()
    let result = try process.run(
      "report", "--sales", "sales.csv", "-o", "a.svg", "-o", "a.html", "-o", "a.md")
    #expect(result.exitCode == 0, "\(result.errors)")
    let html = try text(process, "a.html")
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(!html.contains("<b>Plain"))
    #expect(html.contains("&lt;b&gt;Plain&lt;/b&gt; &amp; &quot;Ring&quot;"))
    #expect(!html.contains("<script") && !html.contains("src=") && !html.contains("@import"))
    let ids = html.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
    let entries = html.components(separatedBy: "href=\"#panel-").dropFirst()
    #expect(!entries.isEmpty)
    for entry in entries {
      #expect(ids.contains { $0 == "panel-" + entry.prefix { $0 != "\"" } })
    }
    let markdown = try text(process, "a.md")
    #expect(markdown.hasPrefix("# "))
    let names = markdown.components(separatedBy: "(<a-files/").dropFirst().map {
      String($0.prefix { $0 != ">" })
    }
    #expect(!names.isEmpty)
    for name in names { #expect(try text(process, "a-files/\(name)").hasPrefix("<svg")) }
  }

  @Test func sameInputSameBytes() throws {
    let process = try process()
    for name in ["a.html", "b.html"] {
      #expect(try process.run("report", "--sales", "sales.csv", "-o", name).exitCode == 0)
    }
    #expect(try text(process, "a.html") == text(process, "b.html"))
  }

  @Test func chartsAreNoReports() throws {
    let process = try process()
    let result = try process.run(
      "chart", "bar", "--data", "sales.csv", "--x", "item", "--y", "quantity", "-o", "a.eml")
    #expect(result.exitCode == 64)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("format eml"))
  }

  @Test func picturesOfMarkdownNeedAFolder() throws {
    let process = try process()
    let piped = try process.run("report", "--sales", "sales.csv", "-o", "-", "--format", "md")
    #expect(piped.exitCode == 64)
    // A file in the folder's place: nothing is written.
    try "".write(toFile: process.file("a-files"), atomically: false, encoding: .utf8)
    let blocked = try process.run("report", "--sales", "sales.csv", "-o", "a.md")
    #expect(blocked.exitCode == 73)
    #expect(!FileManager.default.fileExists(atPath: process.file("a.md")))
  }

  #if Cairo
    @Test func aMail() throws {
      let process = try process()
      let result = try process.run(
        "report", "--sales", "sales.csv", "--mail-to", "Köche <kitchen@example.org>", "-o", "a.eml")
      #expect(result.exitCode == 0, "\(result.errors)")
      let mail = try text(process, "a.eml")
      let lines = mail.components(separatedBy: "\r\n")
      #expect(!lines.contains { $0.contains("\n") || $0.contains("\r") || $0.utf8.count > 76 })
      #expect(mail.utf8.allSatisfy { $0 < 0x80 })
      #expect(mail.contains("\r\nTo: =?utf-8?B?S8O2Y2hl?= <kitchen@example.org>\r\n"))
      #expect(mail.contains("\r\nDate: Wed, 06 May 2026 18:00:00 +0000\r\n"))
      let pictures = mail.components(separatedBy: "Content-ID: <").dropFirst().map {
        String($0.prefix { $0 != ">" })
      }
      #expect(!pictures.isEmpty)
      let unfolded = mail.replacing("=\r\n", with: "")
      for picture in pictures { #expect(unfolded.contains("src=3D\"cid:\(picture)\"")) }
    }

    @Test func wrongMailAddresses() throws {
      let result = try process().run(
        "report", "--sales", "sales.csv", "--mail-to", "kitchen", "-o", "a.eml")
      #expect(result.exitCode == 64)
      #expect(result.errors.contains("kitchen"))
    }

    @Test func sheetsOfPaper() throws {
      let process = try process()
      let result = try process.run(
        "report", "--sales", "sales.csv", "--paper", "letter", "-o", "a.pdf")
      #expect(result.exitCode == 0, "\(result.errors)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: process.file("a.pdf")))
      let file = String(decoding: bytes, as: UTF8.self)
      guard !file.contains("/ObjStm") else { return }
      #expect(file.contains("/MediaBox [ 0 0 612 792 ]"))
      #expect(file.contains("/Outlines"))
    }
  #endif
}
