import Foundation
import Testing

/// Each catalogue lists exactly the files of its folder.
@Suite struct CatalogTests {
  private static let catalogs = [
    (folder: "ChartEngine/Marks", suffix: "Mark", catalog: "MarkCatalog"),
    (folder: "DataTable/Readers", suffix: "Reader", catalog: "ReaderCatalog"),
    (folder: "DataTable/Transforms", suffix: "Transform", catalog: "TransformCatalog"),
    (folder: "Reports/Panels", suffix: "Panel", catalog: "PanelCatalog"),
    (folder: "chalkboard/Commands", suffix: "Command", catalog: "../Command"),
  ]

  @Test(arguments: catalogs)
  func listsItsFolder(folder: String, suffix: String, catalog: String) throws {
    let files = try Repository.swiftFileNames(in: "Sources/\(folder)")
      .filter { $0.hasSuffix(suffix) && $0 != suffix }
    #expect(!files.isEmpty)
    let text = try Repository.text("Sources/\(folder)/\(catalog).swift")
    for file in files { #expect(text.contains(file), "\(catalog) leaves out \(file)") }
    // Entries are types or values: `BarMark.self`, `CSVReader()`.
    let mentioned = text.matches(of: /([A-Z]\w+)(\.self|\(\))/)
      .map { String($0.output.1) }
      .filter { $0.hasSuffix(suffix) }
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
