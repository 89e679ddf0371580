import Diagnostics
import Foundation

/// Begins a template as a copy of another.
public struct TemplateCopy {
  private let finder: TemplateFinder

  public init(finder: TemplateFinder) { self.finder = finder }

  /// What a template may hold, so that a wrong path does not copy a disk.
  private static let fileLimit = 1000
  private static let byteLimit = 64 << 20

  /// Makes a folder with everything that the folder of a template has, and the words that all
  /// templates share.
  ///
  /// - Throws: an error when there is no such template, or when `path` exists.
  public func make(_ path: String, from name: String) throws(Diagnostic) {
    let found = try finder.template(named: name)
    let manager = FileManager.default
    if path.isEmpty || manager.fileExists(atPath: path) { throw .existingFolder(path) }
    var copies: [(from: String, to: String)] = []
    var size = 0
    for file in try files(below: found.folder) {
      let from = "\(found.folder)/\(file)"
      let attributes = try? manager.attributesOfItem(atPath: from)
      size += (attributes?[.size] as? Int) ?? 0
      copies.append((from, "\(path)/\(file)"))
    }
    if copies.count > Self.fileLimit || size > Self.byteLimit {
      throw .tooLargeTemplate(found.folder, files: Self.fileLimit, bytes: Self.byteLimit)
    }
    do {
      for copy in copies {
        let folder = String(copy.to[..<(copy.to.lastIndex(of: "/") ?? copy.to.startIndex)])
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try manager.copyItem(atPath: copy.from, toPath: copy.to)
      }
    } catch {
      throw .uncopiableTemplate(path, error)
    }
  }

  /// The regular files of a folder, by their paths below it; hidden ones and links are left.
  private func files(below folder: String) throws(Diagnostic) -> [String] {
    let manager = FileManager.default
    guard let paths = manager.enumerator(atPath: folder) else { throw .missingFile(folder) }
    var files: [String] = []
    for case let path as String in paths {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      let attributes = try? manager.attributesOfItem(atPath: "\(folder)/\(path)")
      if attributes?[.type] as? FileAttributeType == .typeRegular { files.append(path) }
      if files.count > Self.fileLimit { break }
    }
    return files.sorted()
  }
}
