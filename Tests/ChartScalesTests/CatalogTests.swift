import Foundation
import Testing

@testable import ChartScales

/// Each catalogue lists exactly the files of its folder.
@Suite struct CatalogTests {
  /// The names of a source folder's files without `suffix`, the first letter small.
  private func names(in folder: String, suffix: String) throws -> Set<String> {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "Sources/ChartScales/\(folder)").path())
    return Set(
      files.filter { $0.hasSuffix(suffix) }.map { file in
        let name = file.dropLast(suffix.count)
        return name.prefix(1).lowercased() + name.dropFirst()
      })
  }

  @Test func scales() throws {
    let kinds: [ScaleKind] = [
      .linear, .log(), .power(exponent: 2), .symmetricLog(), .time, .band, .ordinal,
      .sequentialColor,
    ]
    let cases = kinds.map { "\($0)".prefix { $0 != "(" } }.map(String.init)
    #expect(try names(in: "Scales", suffix: "Scale.swift") == Set(cases))
    #expect(try names(in: "Scales", suffix: ".swift").count == kinds.count)
  }

  @Test func knownLocales() throws {
    let cases = KnownLocale.Identifier.allCases.map { "\($0)" }
    #expect(
      try names(in: "Formats/KnownLocales", suffix: ".swift").subtracting(["knownLocale"])
        == Set(cases))
  }

  @Test func colorSchemes() throws {
    #expect(
      try names(in: "Colors", suffix: "Schemes.swift")
        == ["categorical", "sequential", "perceptual", "diverging", "cyclical", "color"])
  }
}
