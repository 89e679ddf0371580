import Foundation
import Testing
import VectorScene

@testable import Typography

@Suite struct FontFindingTests {
  private let library = FontLibrary()

  private func face(
    _ families: [String], weight: Int = 400, isItalic: Bool = false, text: String = "a"
  ) -> String? {
    let font = FontStyle(families: families, size: 10, weight: weight, isItalic: isItalic)
    return library.shape(text, font: font).runs.first?.face.name
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func findsFacesByFamilyWeightAndSlant() {
    #expect(face(["Inter"]) == "Inter-Regular")
    #expect(face(["inter"], weight: 600) == "Inter-SemiBold")
    #expect(face(["Inter"], weight: 650) == "Inter-Bold")
    #expect(face(["Inter"], weight: 700, isItalic: true) == "Inter-BoldItalic")
    #expect(face(["Inter Display"], weight: 500) == "InterDisplay-Medium")
    #expect(face(["InterDisplay"]) == "InterDisplay-Regular")
    #expect(face(["Nonsense", "Inter"]) == "Inter-Regular")
  }

  @Test(.enabled(if: InstalledFonts.hasInter4 && InstalledFonts.hasDejaVu))
  func genericNamesHaveStacks() {
    #expect(face(["sans-serif"]) == "Inter-Regular")
    #expect(face(["system-ui"]) == "Inter-Regular")
    #expect(face(["serif"])?.hasPrefix("DejaVuSerif") == true)
    #expect(face(["monospace"])?.hasPrefix("DejaVuSansMono") == true)
    #expect(library.takeWarnings().isEmpty)
  }

  @Test(.enabled(if: InstalledFonts.hasFamily("Liberation Sans")))
  func familiesOfOtherSystemsHaveSubstitutesOfEqualWidths() {
    #expect(face(["Helvetica"]) == "LiberationSans")
    #expect(library.takeWarnings().isEmpty)
  }

  @Test func anUnknownFamilyIsReportedWithWhatIsUsed() throws {
    #expect(face(["No Such Family"]) != nil)
    let warning = try #require(library.takeWarnings().first)
    #expect(warning.message == "unknown font family \"No Such Family\"")
    #expect(warning.hint?.contains("is used instead") == true)
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func aFamilyIsFoundWhateverItsFileIsCalled() throws {
    let folder = try TemporaryFolder()
    try folder.write(try InstalledFonts.bytes("Inter-Bold"), to: "deep/er/f00.otf")
    let library = FontLibrary(folders: [folder.path])
    let font = FontStyle(families: ["Inter"], size: 10)
    #expect(library.shape("a", font: font).runs.first?.face == "Inter-Bold")
    #expect(library.takeWarnings().isEmpty)
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func aFileThatLiesAboutItselfIsNotTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write(try InstalledFonts.bytes("InterDisplay-Regular"), to: "Inter-Regular.otf")
    try folder.write(try InstalledFonts.bytes("Inter-Thin"), to: "Inter-Bold.otf")
    let library = FontLibrary(folders: [folder.path])
    let font = FontStyle(families: ["Inter"], size: 10)
    #expect(library.shape("a", font: font).runs.first?.face == "Inter-Thin")
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func earlierFoldersComeFirst() throws {
    let one = try TemporaryFolder()
    let other = try TemporaryFolder()
    try one.write(try InstalledFonts.bytes("Inter-Regular"), to: "Inter-Regular.otf")
    try other.write(try InstalledFonts.bytes("Inter-Regular"), to: "Inter-Regular.otf")
    let library = FontLibrary(folders: [other.path, one.path])
    #expect(library.faces().map(\.path).contains("\(other.path)/Inter-Regular.otf"))
    let line = library.shape("a", font: FontStyle(families: ["Inter"], size: 10))
    #expect(line.runs.first?.face == "Inter-Regular")
    var builder = FontListingBuilder(roots: [other.path, one.path])
    #expect(builder.listing().map(\.path) == [other.path, one.path])
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func outlinesThatAreNotReadAreReported() throws {
    let folder = try TemporaryFolder()
    var bytes = try InstalledFonts.bytes("Inter-Regular")
    // Only the name of the table counts here.
    let place = try #require(
      (12..<400).first { Array(bytes[$0..<$0 + 4]) == Array("CFF ".utf8) })
    bytes.replaceSubrange(place..<place + 4, with: Array("CFF2".utf8))
    try folder.write(bytes, to: "Inter[wght].otf")
    let library = FontLibrary(folders: [folder.path])
    _ = library.shape("a", font: FontStyle(families: ["Inter"], size: 10))
    let messages = library.takeWarnings().map(\.message)
    #expect(messages.contains { $0.contains("format that is not read, CFF2") })
    #expect(messages.contains { $0.hasPrefix("no font in") })
  }

  @Test func filesOfAFamilyAreLookedForWhereTheyAreLikely() throws {
    let folder = try TemporaryFolder()
    for name in [
      "DejaVuSans.ttf", "truetype/DejaVuSans-Bold.ttf", "truetype/noto/DejaVuSans.ttf",
      "truetype/dejavu/DejaVuSans-Oblique.ttf", "opentype/dejavu2/dejavusans-bold.otf",
      "dejavu-sans-fonts/deep/DejaVuSans.ttf", "other/DejaVuSans.ttf", "de/DejaVuSans.ttf",
      "truetype/dejavu/DejaVuSansMono.ttf", "truetype/dejavu/readme.txt",
    ] {
      try folder.write([1], to: name)
    }
    let files = FontFolders([folder.path]).likelyFiles(of: "dejavusans")
    let names = files.map { $0.path.dropFirst(folder.path.count + 1) }
    #expect(
      names == [
        "DejaVuSans.ttf", "dejavu-sans-fonts/deep/DejaVuSans.ttf",
        "opentype/dejavu2/dejavusans-bold.otf", "truetype/DejaVuSans-Bold.ttf",
        "truetype/dejavu/DejaVuSans-Oblique.ttf",
      ])
    #expect(files.map(\.style.weight) == [400, 400, 700, 700, 400])
    #expect(files.last?.style.slant == .oblique)
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func aFamilyThatNoFileIsNamedAfterIsFoundBesideOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write(try InstalledFonts.bytes("Inter-Bold"), to: "deep/er/f00.otf")
    try folder.write(try InstalledFonts.bytes("InterDisplay-Bold"), to: "InterDisplay-Bold.otf")
    let library = FontLibrary(folders: [folder.path])
    let font = FontStyle(families: ["Inter", "Inter Display"], size: 10)
    #expect(library.shape("a", font: font).runs.first?.face == "Inter-Bold")
  }

  @Test(.enabled(if: InstalledFonts.hasInter4))
  func theUsersFontsServeOnlyWhatTheMachineLacks() throws {
    let machine = try TemporaryFolder()
    let user = try TemporaryFolder()
    try machine.write(try InstalledFonts.bytes("Inter-Regular"), to: "Inter-Regular.otf")
    try user.write(try InstalledFonts.bytes("Inter-Bold"), to: "Inter-Bold.otf")
    try user.write(try InstalledFonts.bytes("InterDisplay-Bold"), to: "deep/f.otf")
    let library = FontLibrary(folders: [machine.path], userFolders: [user.path])
    func face(_ family: String) -> FaceID? {
      let font = FontStyle(families: [family], size: 10, weight: 700)
      return library.shape("a", font: font).runs.first?.face
    }
    #expect(face("Inter") == "Inter-Regular")
    #expect(face("Inter Display") == "InterDisplay-Bold")
    #expect(library.folders == [machine.path, user.path])
  }

  @Test func unreadableFilesAreReportedAndLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "Empty.ttf")
    try folder.write(Array("this is no font at all".utf8), to: "Text.otf")
    try folder.write([0, 1, 0, 0, 0], to: "Short.ttf")
    let library = FontLibrary(folders: [folder.path])
    #expect(library.faces().isEmpty)
    let warnings = library.takeWarnings()
    #expect(
      warnings.compactMap(\.place?.file)
        == ["Empty", "Short", "Text"].map {
          "\(folder.path)/\($0)." + ($0 == "Text" ? "otf" : "ttf")
        })
    #expect(
      warnings.map(\.message) == [
        "unreadable font file: it is empty", "unreadable font file: it ends too early",
        "unreadable font file: it is not an OpenType font",
      ])
    let line = library.shape("a", font: FontStyle(families: ["Text"], size: 10))
    #expect(line.runs.isEmpty)
  }

  @Test(.enabled(if: InstalledFonts.hasDejaVu))
  func facesForSingleCharactersDependOnTheCharacterAlone() {
    let font = FontStyle(families: ["Inter"], size: 10)
    let texts = ["\u{2801}", "日", "ก", "ა", "☃", "\u{1D400}", "א"]
    let one = FontLibrary()
    let forwards = texts.map { one.face(for: $0, font: font).map(\.face) }
    let other = FontLibrary()
    let backwards = texts.reversed().map { other.face(for: $0, font: font).map(\.face) }
    #expect(forwards == backwards.reversed())
  }
}
