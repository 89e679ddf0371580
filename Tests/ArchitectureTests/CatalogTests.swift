import Foundation
import Testing

/// Each catalogue lists exactly the files of its folder.
@Suite struct CatalogTests {
  private static let catalogs = [
    (folder: "Sources/ChartEngine/Marks", suffix: "Mark", catalog: "MarkCatalog"),
    (folder: "Sources/DataTable/Readers", suffix: "Reader", catalog: "ReaderCatalog"),
    (folder: "Sources/DataTable/Transforms", suffix: "Transform", catalog: "TransformCatalog"),
    (folder: "Sources/Reports/Panels", suffix: "Panel", catalog: "PanelCatalog"),
    (folder: "Sources/chalkboard", suffix: "Command", catalog: "CommandCatalog"),
  ]

  @Test(arguments: catalogs)
  func listsItsFolder(folder: String, suffix: String, catalog: String) throws {
    let files = try Repository.swiftFileNames(in: folder)
      .filter { $0.hasSuffix(suffix) && $0 != suffix }
    #expect(!files.isEmpty)
    let path = try #require(
      Repository.swiftFiles(below: folder).first { $0.hasSuffix("/\(catalog).swift") })
    let text = try Repository.text(path)
    for file in files { #expect(text.contains(file), "\(catalog) leaves out \(file)") }
    let mentioned = text.split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
      .filter { $0.hasSuffix(suffix) && $0 != suffix }
    for name in Set(mentioned) { #expect(files.contains(name), "\(name) has no file of its own") }
  }

  @Test func themesAreOnePerFile() throws {
    let files = try Repository.swiftFileNames(in: "Sources/ChartEngine/Themes")
      .filter { $0.hasSuffix("Theme") && $0 != "ChartTheme" }
    let catalog = try Repository.text("Sources/ChartEngine/Themes/ThemeCatalog.swift")
    let entries = catalog.components(separatedBy: "ChartTheme.").count - 1
    #expect(entries == files.count)
  }
}
