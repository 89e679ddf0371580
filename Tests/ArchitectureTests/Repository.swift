import Foundation

/// The files of the repository, as the tests of its architecture read them.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder, as paths from the root, in order.
  static func swiftFiles(below folder: String) throws -> [String] {
    let base = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: base.path)
      .filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The names of the Swift files directly in a folder, without their ending, in order.
  static func swiftFileNames(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }
      .map { String($0.dropLast(6)) }
      .sorted()
  }
}
