import Diagnostics
import VectorScene

/// The font files of some folders, opened one by one as they are needed.
///
/// The library's lock guards it.
final class FontCatalogue {
  private let folders: FontFolders
  private var faces: [String: FontFace] = [:]
  private var facesByName: [String: FontFace] = [:]
  private var headers: [String: [FaceHeader]] = [:]
  /// What was looked for already. A list, since there are few: each type of key of a dictionary
  /// costs some 50 µs when it is first used, as the runtime searches the program for its
  /// conformance.
  private var families: [(request: FamilyRequest, face: FontFace?)] = []
  private var allHeaders: [FaceHeader]?
  /// The file that was read last, since a face is opened right after its header was looked at.
  private var lastFile: (path: String, file: FontFile)?
  private var warnings: [String: Diagnostic] = [:]

  private struct FamilyRequest: Equatable {
    var key: String
    var style: FaceStyle
  }

  /// A file or face that may be the wanted one.
  private struct Candidate {
    var path: String
    var style: FaceStyle
    /// `nil` as long as only the file's name was looked at.
    var header: FaceHeader?
  }

  init(folders: [String]) { self.folders = FontFolders(folders) }

  func face(_ id: FaceID) -> FontFace? { facesByName[id.name] }

  /// The face of a family that serves `style` best, going by the names of files: first where the
  /// family is likely to be, then in all folders. `nil` when no file's name looks like the
  /// family's.
  ///
  /// - Parameter key: the family as ``FamilyName/key(_:)`` gives it.
  func face(family key: String, style: FaceStyle) -> FontFace? {
    let request = FamilyRequest(key: key, style: style)
    if let known = families.first(where: { $0.request == request }) { return known.face }
    let face =
      best(of: candidates(in: folders.likelyFiles(of: key), family: key), family: key, style: style)
      ?? best(of: candidates(in: folders.files, family: key), family: key, style: style)
    families.append((request, face))
    return face
  }

  private func candidates(in files: [FontFolders.File], family key: String) -> [Candidate] {
    let bytes = Array(key.utf8)
    return files.compactMap { file in
      FontFileName.style(ofFile: file.name, family: bytes).map {
        Candidate(path: file.path, style: $0)
      }
    }
  }

  /// The same after looking into every file.
  func faceAnywhere(family key: String, style: FaceStyle) -> FontFace? {
    let candidates = everyHeader().filter { $0.isOf(family: key) }.map {
      Candidate(path: $0.path, style: $0.style, header: $0)
    }
    return best(of: candidates, family: key, style: style)
  }

  /// Looks at the best candidate, takes it if it is what its name promised, and otherwise goes on
  /// with what was learned.
  private func best(of given: [Candidate], family key: String, style: FaceStyle) -> FontFace? {
    var candidates = given
    while let index = FaceMatch.best(of: candidates.lazy.map(\.style), for: style) {
      let candidate = candidates.remove(at: index)
      if let header = candidate.header {
        if let face = open(header) { return face }
        continue
      }
      let found = readHeaders(candidate.path).filter { $0.hasOutlines && $0.isOf(family: key) }
      candidates.insert(
        contentsOf: found.map { Candidate(path: $0.path, style: $0.style, header: $0) }, at: index)
    }
    return nil
  }

  /// Every face that has outlines, in the order of the listing. Reads every file once.
  func everyHeader() -> [FaceHeader] {
    if let allHeaders { return allHeaders }
    var all: [FaceHeader] = []
    for file in folders.files {
      all.append(contentsOf: readHeaders(file.path).filter(\.hasOutlines))
    }
    allHeaders = all
    return all
  }

  /// Opens a face, or gives the one that is open already. `nil`, and a warning, when it is damaged.
  func open(_ header: FaceHeader) -> FontFace? {
    let key = "\(header.path)#\(header.index)"
    if let face = faces[key] { return face }
    do {
      let file = try file(header.path)
      let directory = try TableDirectory(file.bytes, face: header.index)
      var name = header.name
      var number = 2
      while facesByName[name] != nil {
        name = "\(header.name)-\(number)"
        number += 1
      }
      let face = try FontFace(directory, header: header, name: name)
      faces[key] = face
      facesByName[name] = face
      return face
    } catch {
      warnings[header.path] = TypographyDiagnostics.unreadableFont(header.path, error)
      return nil
    }
  }

  private func readHeaders(_ path: String) -> [FaceHeader] {
    if let known = headers[path] { return known }
    var found: [FaceHeader] = []
    do {
      let bytes = try file(path).bytes
      for index in 0..<max(1, TableDirectory.faceCount(in: bytes)) {
        let directory = try TableDirectory(bytes, face: index)
        found.append(FaceHeader(path: path, index: index, directory: directory))
      }
    } catch {
      warnings[path] = TypographyDiagnostics.unreadableFont(path, error)
    }
    headers[path] = found
    return found
  }

  private func file(_ path: String) throws(FontFile.Problem) -> FontFile {
    if let lastFile, lastFile.path == path { return lastFile.file }
    let file = try FontFile(path: path)
    lastFile = (path, file)
    return file
  }

  /// Files and folders that could not be read since the last call, by path.
  func takeWarnings() -> [Diagnostic] {
    for folder in folders.takeUnreadable() {
      warnings[folder] = TypographyDiagnostics.unreadableFolder(folder)
    }
    defer { warnings = [:] }
    return warnings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }
}
