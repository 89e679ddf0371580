import Foundation
import Testing
import VectorScene

@testable import Typography

/// The fonts that the tests are written for.
enum InstalledFonts {
  /// Inter 4 has a family for display sizes beside it.
  static let hasInter4 = hasFamily("Inter Display")
  /// The build of Inter that Debian 12 has, with an em of 2,816 units. Later ones have other
  /// numbers.
  static let hasMeasuredInter =
    hasInter4 && FontLibrary().metrics(for: fontUnits("Inter", em: 2_816)).capHeight == 2_048
  static let hasDejaVu = hasFamily("DejaVu Sans")

  /// Read once, since there may be thousands.
  static let faces = FontLibrary().faces()

  static func hasFamily(_ family: String) -> Bool { faces.contains { $0.family == family } }

  /// The file of a face, by its PostScript name.
  static func path(_ name: String) -> String? {
    faces.first { $0.name == name }?.path
  }

  static func hasFace(_ name: String) -> Bool { file(name) != nil }

  /// The face of a file with that name, whatever it contains.
  static func face(_ name: String) throws -> FontFace {
    let path = try #require(file(name))
    let directory = try TableDirectory(FontFile(path: path).bytes)
    let header = FaceHeader(path: path, index: 0, directory: directory)
    return try FontFace(directory, header: header, name: name)
  }

  /// A font file by its name, wherever the package that brings it puts it.
  static func file(_ name: String) -> String? { files[name] }

  private static let files: [String: String] = {
    var files: [String: String] = [:]
    for folder in FontLibrary.machineFolders {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in names where path.hasSuffix(".ttf") || path.hasSuffix(".otf") {
        files[String((path.split(separator: "/").last ?? "").dropLast(4))] = "\(folder)/\(path)"
      }
    }
    return files
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    let file = try #require(Self.path(name))
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
  }
}

/// A font as wide as its em has units, so that widths are in font units.
func fontUnits(
  _ family: String, em: Double, weight: Int = 400, isItalic: Bool = false,
  hasTabularFigures: Bool = false
) -> FontStyle {
  FontStyle(
    families: [family], size: em, weight: weight, isItalic: isItalic,
    hasTabularFigures: hasTabularFigures)
}

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A folder that is removed when the last reference goes.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "typography-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
