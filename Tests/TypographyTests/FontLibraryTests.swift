import Testing
import VectorScene

@testable import Typography

@Suite struct FontLibraryTests {
  @Test func machineFoldersNeedNoEnvironment() {
    #expect(FontLibrary.machineFolders == ["/usr/local/share/fonts", "/usr/share/fonts"])
    #expect(FontLibrary().folders == FontLibrary.machineFolders)
  }

  @Test func foldersOfTheEnvironmentComeFirst() {
    let environment = ["HOME": "/home/ada", "CHALKBOARD_FONT_DIR": "/fonts:/more"]
    let named = FontLibrary.namedFolders(environment: environment)
    #expect(
      FontLibrary(namedFolders: named).folders == [
        "/fonts", "/more", "/usr/local/share/fonts", "/usr/share/fonts",
      ])
  }

  @Test func userFoldersFollowTheEnvironment() {
    #expect(
      FontLibrary.userFolders(environment: ["HOME": "/home/ada"])
        == ["/home/ada/.local/share/fonts", "/home/ada/.fonts"])
    #expect(
      FontLibrary.userFolders(environment: ["HOME": "/home/ada", "XDG_DATA_HOME": "/data"])
        == ["/data/fonts", "/home/ada/.fonts"])
    #expect(FontLibrary.userFolders(environment: ["XDG_DATA_HOME": "data"]).isEmpty)
    #expect(FontLibrary.userFolders(environment: [:]).isEmpty)
  }

  @Test func theCacheFollowsTheEnvironment() {
    #expect(
      FontLibrary.cacheFolder(environment: ["HOME": "/home/ada"]) == "/home/ada/.cache/chalkboard")
    #expect(
      FontLibrary.cacheFolder(environment: ["HOME": "/home/ada", "XDG_CACHE_HOME": "/cache"])
        == "/cache/chalkboard")
    #expect(FontLibrary.cacheFolder(environment: ["HOME": ""]) == nil)
  }

  @Test func emptyVariablesCountAsNone() {
    let environment = ["HOME": "", "XDG_DATA_HOME": "", "CHALKBOARD_FONT_DIR": ""]
    #expect(FontLibrary.namedFolders(environment: environment).isEmpty)
    #expect(FontLibrary.userFolders(environment: environment).isEmpty)
  }

  @Test func facesAreSortedAndUnique() {
    let faces = FontLibrary().faces()
    #expect(!faces.isEmpty)
    let keys = faces.map {
      [$0.family, String($0.width + 100), String($0.weight + 1_000), "\($0.isItalic)"]
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
    #expect(Set(faces.map { "\($0.path)#\($0.index)" }).count == faces.count)
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func describesAFace() throws {
    let face = try #require(FontLibrary().faces().first { $0.name == "Inter-SemiBoldItalic" })
    #expect(face.family == "Inter")
    #expect(face.style == "Semi Bold Italic")
    #expect(face.weight == 600)
    #expect(face.slant == .italic)
    #expect(face.width == 100)
    #expect(!face.isVariable)
    #expect(face.path.hasSuffix("/Inter-SemiBoldItalic.otf"))
    #expect(face.index == 0)
  }

  @Test(.enabled(if: InstalledFonts.hasInter4 && InstalledFonts.hasDejaVu))
  func tellsWhichFaceDrawsWhat() {
    let font = FontStyle(families: ["Inter", "DejaVu Sans"], size: 10)
    // U+2800 BRAILLE PATTERN BLANK and its neighbours are in DejaVu Sans and not in Inter.
    let stretches = FontLibrary().face(for: "ab\u{2801}c\u{10FF00}", font: font)
    #expect(stretches.map(\.text) == ["ab", "\u{2801}", "c", "\u{10FF00}"])
    #expect(stretches.map(\.face) == ["Inter-Regular", "DejaVuSans", "Inter-Regular", nil])
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func whatIsMissingIsToldApartByScript() throws {
    let folder = try TemporaryFolder()
    try folder.write(try InstalledFonts.bytes("DejaVuSans-Bold"), to: "DejaVuSans-Bold.ttf")
    let font = FontStyle(families: ["DejaVu Sans"], size: 10)
    let stretches = FontLibrary(folders: [folder.path]).stretches(of: "aกข日b", font: font)
    #expect(stretches.map(\.text) == ["a", "กข", "日", "b"])
    #expect(stretches.map { $0.face?.name } == ["DejaVuSans-Bold", nil, nil, "DejaVuSans-Bold"])
    #expect(stretches[1].script == "Thai")
    #expect(stretches[1].package == "fonts-thai-tlwg")
    #expect(stretches[2].package == "fonts-noto-cjk")
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func invisibleCharactersBelongToThePartBesideThem() {
    let font = FontStyle(families: ["DejaVu Sans"], size: 12)
    let library = FontLibrary()
    func parts(_ text: String) -> [String] { library.stretches(of: text, font: font).map(\.text) }
    #expect(parts("\u{202E}abc") == ["\u{202E}abc"])
    #expect(parts("a\u{200E}b\u{2069}") == ["a\u{200E}b\u{2069}"])
    #expect(parts("\u{202E}\u{10FF00}\u{2060}") == ["\u{202E}\u{10FF00}\u{2060}"])
    #expect(library.stretches(of: "\u{202E}กข", font: font).map(\.script) == ["Thai"])
    #expect(parts("\u{FFFE}").isEmpty)
    #expect(parts("\u{202E}\u{2060}").isEmpty)
  }
}
