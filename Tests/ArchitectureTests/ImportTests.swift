import Foundation
import Testing

/// Compares what the sources import with the table in `ARCHITECTURE.md`.
@Suite struct ImportTests {
  private struct Target {
    var layer: Int
    var name: String
    /// `nil` allows every target of a lower layer.
    var imports: Set<String>?
  }

  private func targets() throws -> [Target] {
    try Repository.text("ARCHITECTURE.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 4, let layer = Int(cells[0]) else { return nil }
      let name = cells[1].trimmingCharacters(in: ["`"])
      if cells[3] == "all of the above" { return Target(layer: layer, name: name, imports: nil) }
      let imports = cells[3] == "–" ? [] : cells[3].components(separatedBy: ", ")
      return Target(layer: layer, name: name, imports: Set(imports))
    }
  }

  private func imports(of target: String) throws -> Set<String> {
    var modules: Set<String> = []
    for file in try Repository.swiftFiles(below: "Sources/\(target)") {
      for line in try Repository.text(file).split(separator: "\n") {
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "public" }
        guard words.first == "import", let module = words.last else { continue }
        modules.insert(String(module.prefix { $0 != "." }))
      }
    }
    return modules
  }

  /// Modules of the toolchain and the C library.
  private static let toolchain: Set<String> = [
    "Foundation", "FoundationEssentials", "Synchronization", "Dispatch", "Glibc", "Musl", "Darwin",
  ]

  /// Modules that only carry the headers of C libraries.
  private static let libraries: Set<String> = ["CCairo", "CDeflate", "CFriBidi", "CHarfBuzz"]

  @Test func theTableNamesEveryTarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Sources").path)
    let named = Set(try targets().map(\.name))
    #expect(Set(folders.filter { !$0.hasPrefix(".") }).subtracting(Self.libraries) == named)
  }

  @Test func sourcesImportWhatTheTableAllows() throws {
    let targets = try targets()
    for target in targets {
      let lower = Set(targets.filter { $0.layer < target.layer }.map(\.name))
      let allowed = (target.imports ?? lower).union(Self.toolchain)
      let foreign = try imports(of: target.name).subtracting(allowed)
      #expect(foreign.isEmpty, "\(target.name) imports \(foreign.sorted())")
    }
  }

  @Test func importsPointDown() throws {
    let targets = try targets()
    let layers = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.layer) })
    for target in targets {
      for module in target.imports ?? [] {
        if let layer = layers[module] { #expect(layer < target.layer, "\(target.name): \(module)") }
      }
    }
  }

  @Test func theSceneAndItsSVGNeedNoFoundation() throws {
    for target in ["VectorScene", "SVGBackend", "Diagnostics"] {
      #expect(try !imports(of: target).contains("Foundation"), "\(target)")
    }
  }

  @Test func theManifestDeclaresWhatIsImported() throws {
    let manifest = try Repository.text("Package.swift")
    let targets = try targets()
    let names = Set(targets.map(\.name)).union(Self.libraries)
    for target in targets {
      let start = try #require(
        manifest.range(of: "library(\"\(target.name)\"")
          ?? manifest.range(of: "library(\n      \"\(target.name)\"")
          ?? manifest.range(
            of: ".executableTarget(\n      name: \"\(target.name)\",\n      dependencies"))
      let block = Self.call(in: manifest[start.lowerBound...])
      for module in try imports(of: target.name).intersection(names) {
        #expect(block.contains("\"\(module)\""), "\(target.name) uses \(module) undeclared")
      }
    }
  }

  /// The text up to the parenthesis that closes the first one.
  private static func call(in text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return text[...index] }
      default: break
      }
    }
    return text
  }
}
