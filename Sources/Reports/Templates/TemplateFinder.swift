import DataTable
import Diagnostics
import Foundation

/// Finds templates by their names.
///
/// A name with a slash or the ending `.json` is a path: of a template file, or of a folder that holds
/// `template.json`. Any other is looked for as a folder in `Templates/` of the working folder, in the
/// folders of `CHALKBOARD_TEMPLATES` (between colons), in `Templates/` beside the program or above it,
/// and in `/usr/local/share/chalkboard/templates` and `/usr/share/chalkboard/templates`.
public struct TemplateFinder: Sendable {
  /// In the order in which they are searched.
  public let folders: [String]

  public static let fileName = "template.json"

  /// - Parameters:
  ///   - environment: the process's environment variables.
  ///   - executable: the path of the running program, links followed; `nil` when it is not known.
  public init(environment: [String: String], executable: String?) {
    var folders = ["Templates"]
    folders += (environment["CHALKBOARD_TEMPLATES"] ?? "").split(separator: ":").map(String.init)
    var folder = executable.map { Self.parent(of: $0) } ?? "/"
    while folder != "/", !folder.isEmpty {
      folders.append("\(folder)/Templates")
      folder = Self.parent(of: folder)
    }
    folders += [
      "/usr/local/share/chalkboard/templates", "/usr/share/chalkboard/templates",
    ]
    self.folders = folders
  }

  /// A template and where it was found.
  public struct Found: Sendable {
    public var template: ReportTemplate
    /// The folder that holds the file.
    public var folder: String
  }

  /// Finds and reads a template; throws an error of kind `template` with the names that exist when
  /// there is none of this name.
  public func template(named name: String) throws(Diagnostic) -> Found {
    guard let path = path(of: name) else { throw .unknownTemplate(name, known: names) }
    let input: LoadedInput
    do throws(Diagnostic) {
      input = try InputSource.file(path).load(byteLimit: Self.byteLimit)
    } catch {
      throw error.ofKind(.template)
    }
    return Found(template: try ReportTemplate(parsing: input), folder: Self.parent(of: path))
  }

  /// A template as it is written.
  public func text(named name: String) throws(Diagnostic) -> String {
    guard let path = path(of: name) else { throw .unknownTemplate(name, known: names) }
    let input = try InputSource.file(path).load(byteLimit: Self.byteLimit)
    return String(decoding: input.bytes, as: UTF8.self)
  }

  /// The largest template that is read.
  private static let byteLimit = 16 << 20

  private func path(of name: String) -> String? {
    if name.contains("/") || name.hasSuffix(".json") {
      return Self.isFolder(name) ? "\(name)/\(Self.fileName)" : name
    }
    if name.isEmpty || name == "." || name == ".." { return nil }
    return folders.lazy.map { "\($0)/\(name)/\(Self.fileName)" }.first {
      Self.isFile($0)
    }
  }

  /// The names of all templates that are found, sorted.
  public var names: [String] {
    var names: Set<String> = []
    for folder in folders {
      for name in Self.names(inFolder: folder)
      where Self.isFile("\(folder)/\(name)/\(Self.fileName)") {
        names.insert(name)
      }
    }
    return names.sorted()
  }

  /// What a folder holds, in any order; nothing when it is none.
  static func names(inFolder path: String) -> [String] {
    InputTrace.current?.look(at: path)
    return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  static func isFile(_ path: String) -> Bool {
    let isFile = FileManager.default.fileExists(atPath: path)
    // Had it been there, another file would have been read.
    if !isFile { InputTrace.current?.look(at: path) }
    return isFile
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
