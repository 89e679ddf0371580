import Foundation
import Testing

@Suite struct FontsCommandTests {
  private let command: CommandProcess

  init() throws { command = try CommandProcess() }

  private func lines(_ result: CommandResult) -> [String] {
    String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A folder with one face, in which most characters are missing.
  private func makeFolder() throws -> String {
    let folder = command.file("fonts")
    let result = try command.shell(
      "mkdir fonts && cp \"$(find /usr/share/fonts -name DejaVuSans-Bold.ttf | head -n 1)\" fonts/")
    try #require(result.exitCode == 0, "\(result.errors)")
    return folder
  }

  @Test func facesAreListedInColumns() throws {
    let result = try command.run("fonts", "--family", "dejavu-sans")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    let lines = lines(result)
    let header = try #require(lines.first)
    #expect(header.split(separator: " ").first == "FAMILY")
    let book = try #require(lines.first { $0.hasSuffix("/DejaVuSans.ttf") })
    #expect(
      book.split(separator: " ").prefix(7).joined(separator: " ")
        == "DejaVu Sans Book 400 100% upright static")
    for (row, title) in [("400", "WEIGHT"), ("100%", "WIDTH"), ("upright", "SLANT")] {
      #expect(book.range(of: row)?.lowerBound == header.range(of: title)?.lowerBound)
    }
    #expect(lines.dropFirst().prefix { $0.hasPrefix("DejaVu Sans ") }.count >= 2)
    #expect(lines.contains { $0.hasSuffix("Folders that were searched:") })
    #expect(lines.contains("  /usr/share/fonts"))
  }

  @Test func jsonHoldsFoldersAndFaces() throws {
    let result = try command.run("fonts", "--json", "--font-dir", try makeFolder())
    let document = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect((document["folders"] as? [String])?.first == command.file("fonts"))
    let faces = try #require(document["faces"] as? [[String: Any]])
    #expect(
      faces.contains { $0["name"] as? String == "DejaVuSans-Bold" && $0["weight"] as? Int == 700 })
  }

  @Test func aFamilyThatIsNotThereIsAnError() throws {
    let result = try command.run("fonts", "--family", "DejaVu Snas")
    #expect(result.exitCode == 66)
    #expect(result.errors.contains("did you mean \"DejaVu Sans\"?"))
  }

  @Test func aTextShowsItsFacesAndWhatIsMissing() throws {
    _ = try makeFolder()
    // A stack of one family; what else the machine has does not count for private characters.
    let result = try command.run(
      "fonts", "--text", "ab\u{10FF00}c", "--family", "DejaVu Sans", "--weight", "700",
      "--font-dir", "fonts")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    let lines = lines(result)
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("DejaVu Sans Bold "))
    #expect(lines[1].contains(" fonts/DejaVuSans-Bold.ttf "))
    #expect(lines[1].hasSuffix(" \"ab\""))
    #expect(lines[2].hasPrefix("none for private characters "))
    #expect(lines[2].contains("no package is known to have one"))
    #expect(lines[3].hasSuffix("\"c\""))
    let json = try command.run("fonts", "--text", "ab", "--json")
    let parts = try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]]
    #expect(parts?.first?["text"] as? String == "ab")
  }

  @Test func invisibleCharactersAreListedByTheirNumbers() throws {
    let result = try command.run("fonts", "--text", "\u{202E}abc\u{7}", "--family", "DejaVu Sans")
    #expect(lines(result).count == 2)
    #expect(lines(result).last?.hasSuffix(" \"<U+202E>abc\"") == true)
    let nothing = try command.run("fonts", "--text", "\u{FFFE}")
    #expect(nothing.exitCode == 0)
    #expect(lines(nothing) == ["Nothing is to be drawn: the text has no visible character."])
  }

  @Test func optionsForTextNeedOne() throws {
    let result = try command.run("fonts", "--weight", "700", "--italic", "--family", "DejaVu Sans")
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == 2)
    #expect(result.errors.contains("option --weight without effect"))
    #expect(try command.run("fonts", "--text", "a", "--weight", "0").exitCode == 64)
    #expect(try command.run("fonts", "--text", "").exitCode == 64)
  }

  @Test func damagedFilesAreNamed() throws {
    let folder = try makeFolder()
    try command.write("", to: "fonts/Empty.ttf")
    try command.write("no font", to: "fonts/Text.otf")
    let result = try command.run("fonts", "--font-dir", folder, "--family", "DejaVu Sans")
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("fonts/Empty.ttf: warning: unreadable font file: it is empty"))
    #expect(result.errors.contains("fonts/Text.otf: warning: unreadable font file: it is"))
  }

  @Test func theUsersFoldersComeAfterTheMachines() throws {
    try command.write("", to: "x")
    _ = try makeFolder()
    let made = try command.shell(
      "mkdir -p home/.fonts && cp fonts/DejaVuSans-Bold.ttf home/.fonts/Mine.ttf")
    try #require(made.exitCode == 0)
    command.environment["HOME"] = command.file("home")
    let result = try command.run("fonts", "--family", "DejaVu Sans")
    let lines = lines(result)
    #expect(lines.contains { $0.hasSuffix("home/.fonts/Mine.ttf") })
    #expect(lines.last == "  \(command.file("home"))/.fonts")
    #expect(lines.contains("  \(command.file("home"))/.local/share/fonts (not there)"))
    let used = try command.run("fonts", "--text", "a", "--family", "DejaVu Sans", "--weight", "700")
    #expect(String(decoding: used.output, as: UTF8.self).contains("/DejaVuSans-Bold.ttf"))
  }

  @Test func theIndexIsKeptInTheCache() throws {
    command.environment["XDG_CACHE_HOME"] = command.file("cache")
    let first = try command.run("fonts")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: command.file("cache/chalkboard"))
    #expect(names.count == 1)
    #expect(names.first?.hasPrefix("fonts-") == true)
    let second = try command.run("fonts")
    #expect(first.output == second.output)
    try Data("hostile".utf8).write(
      to: URL(fileURLWithPath: command.file("cache/chalkboard/\(names[0])")))
    #expect(try command.run("fonts").output == first.output)
  }

  @Test func chartsNeedNoCache() throws {
    try command.write("item,sales\nTea,30\n", to: "sales.csv")
    command.environment["HOME"] = "/nowhere"
    let result = try command.run(
      "chart", "bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "-o", "a.svg")
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
  }

  @Test func whatNothingCoversIsOneWarningForAScript() throws {
    try command.write("item,sales\n\u{10FF00},30\n\u{10FF01} x,20\n", to: "sales.csv")
    let words = ["chart", "bar", "--data", "sales.csv", "--x", "item", "--y", "sales"]
    let arguments = words.joined(separator: " ")
    let result = try command.shell("exec \"$CHALKBOARD\" \(arguments) -o a.svg")
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.contains("2 labels need a font for private characters"))
    let strict = try command.shell("exec \"$CHALKBOARD\" \(arguments) -o b.svg --strict")
    #expect(strict.exitCode == 66)
    #expect(try !command.names.contains("b.svg"))
  }
}
