import Diagnostics
import VectorScene

/// The font files of some folders, opened one by one as they are needed.
///
/// A family is looked for where its files are likely to be, and then in the index of all files,
/// which is made or taken from the cache only when it is needed. Folders that were named come first,
/// then those of the machine; those of the user are asked for what these lack.
///
/// The library's lock guards it.
final class FontCatalogue {
  private var tiers: [Tier] = []
  private var faces: [String: FontFace] = [:]
  private var facesByName: [String: FontFace] = [:]
  private var headers: [String: [FaceHeader]] = [:]
  /// What was looked for already. A list, since there are few: each type of key of a dictionary
  /// costs some 50 µs when it is first used, as the runtime searches the program for its
  /// conformance.
  private var families: [(request: FamilyRequest, face: FontFace?)] = []
  /// The file that was read last, since a face is opened right after its header was looked at.
  private var lastFile: (path: String, file: FontFile)?
  private var warnings: [String: Diagnostic] = [:]
  /// Whether a face was looked for.
  private var isInUse = false
  /// Whether a style found no face at all.
  var hasNoFont = false

  /// Folders that are asked before those of the next tier. Each tier has an index of its own, so that
  /// the machine's serves whatever other folders are named.
  private struct Tier {
    let folders: FontFolders
    var loader: FontIndexLoader
    /// Whether somebody named the folders, and so is told of every file in them that is of no use.
    let isNamed: Bool
    var hasReportedProblems = false

    init(_ folders: [String], isNamed: Bool, cacheFolder: String?) {
      self.folders = FontFolders(folders)
      self.isNamed = isNamed
      loader = FontIndexLoader(roots: folders, cacheFolder: cacheFolder)
    }
  }

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

  /// - Parameters:
  ///   - namedFolders: asked before the others.
  ///   - userFolders: asked for what the other folders lack.
  ///   - cacheFolder: where the indexes are kept; `nil` keeps them in memory.
  init(
    namedFolders: [String] = [], folders: [String], userFolders: [String] = [],
    cacheFolder: String? = nil
  ) {
    for (folders, isNamed) in [(namedFolders, true), (folders, false), (userFolders, false)]
    where !folders.isEmpty {
      tiers.append(Tier(folders, isNamed: isNamed, cacheFolder: cacheFolder))
    }
  }

  func face(_ id: FaceID) -> FontFace? { facesByName[id.name] }

  // MARK: - By family

  /// The face of a family that serves `style` best: of the files that are likely to be the family's,
  /// else of all. `nil` when there is none.
  ///
  /// - Parameter key: the family as ``FamilyName/key(_:)`` gives it.
  func face(family key: String, style: FaceStyle) -> FontFace? {
    let request = FamilyRequest(key: key, style: style)
    if let known = families.first(where: { $0.request == request }) { return known.face }
    isInUse = true
    var face: FontFace?
    for tier in tiers.indices {
      face =
        likelyFace(in: tiers[tier].folders, family: key, style)
        ?? indexedFace(in: tier, family: key, style)
      if face != nil { break }
    }
    families.append((request, face))
    return face
  }

  /// Looks at the best candidate, takes it if it is what its name promised, and otherwise goes on
  /// with what was learned.
  private func likelyFace(
    in folders: FontFolders, family key: String, _ style: FaceStyle
  ) -> FontFace? {
    var candidates = folders.likelyFiles(of: key).map { Candidate(path: $0.path, style: $0.style) }
    while let index = FaceMatch.best(of: candidates.lazy.map(\.style), for: style) {
      let candidate = candidates.remove(at: index)
      if let header = candidate.header {
        if let face = open(header, for: style) { return face }
        continue
      }
      let found = readHeaders(candidate.path).filter {
        ($0.hasGlyphs || $0.hasUnreadableOutlines) && $0.isOf(family: key)
      }
      candidates.insert(
        contentsOf: found.map { Candidate(path: $0.path, style: $0.style, header: $0) }, at: index)
    }
    return nil
  }

  private func indexedFace(in tier: Int, family key: String, _ style: FaceStyle) -> FontFace? {
    guard let index = index(of: tier) else { return nil }
    let faces = index.faces(ofFamily: key).filter { Self.isUsable($0, in: index) }
    var candidates = faces.map { (number: $0, style: index.style(of: $0)) }
    while let best = FaceMatch.best(of: candidates.lazy.map(\.style), for: style) {
      let number = candidates.remove(at: best).number
      guard let header = header(of: number, in: index, tier) else {
        return indexedFace(in: tier, family: key, style)
      }
      if let header = header.value, header.isOf(family: key), let face = open(header, for: style) {
        return face
      }
    }
    return nil
  }

  // MARK: - By character

  /// What a face for a single character should be like.
  struct Preference {
    var style: FaceStyle
    /// Whether the letters around have serifs.
    var isSerif = false
    /// Whether the character is to be a picture.
    var isPicture = false

    /// Smaller is better.
    fileprivate func rank(of traits: FaceListing.Traits) -> Int {
      // Outlines for letters; a picture of one is better than none.
      if traits.contains(.hasPictures) != isPicture { return 4 }
      if traits.contains(.isMonospaced) { return 3 }
      let wanted: FaceListing.Traits = isSerif ? .isSerif : .isSans
      return traits.contains(wanted) ? 0 : traits.isDisjoint(with: [.isSans, .isSerif]) ? 2 : 1
    }
  }

  /// The face that covers a character and serves best: of the first tier that has one, with or without
  /// serifs as wanted, then by the style, then as listed. `nil` when there is none.
  ///
  /// - Parameter scalar: `nil` asks for any face.
  func face(covering scalar: UInt32?, _ preference: Preference) -> FontFace? {
    isInUse = true
    for tier in tiers.indices {
      if let face = face(in: tier, covering: scalar, preference) { return face }
    }
    return nil
  }

  private func face(
    in tier: Int, covering scalar: UInt32?, _ preference: Preference
  ) -> FontFace? {
    guard let index = index(of: tier) else { return nil }
    var candidates: [(rank: Int, distance: FaceMatch.Distance, number: Int)] = []
    for number in 0..<index.faceCount {
      guard scalar.map({ index.covers(number, $0) }) ?? true, Self.isUsable(number, in: index)
      else {
        continue
      }
      candidates.append(
        (
          preference.rank(of: index.traits(of: number)),
          FaceMatch.Distance(from: preference.style, to: index.style(of: number)), number
        ))
    }
    candidates.sort { one, other in
      (one.rank, one.distance, one.number) < (other.rank, other.distance, other.number)
    }
    for candidate in candidates {
      guard let header = header(of: candidate.number, in: index, tier) else {
        return face(in: tier, covering: scalar, preference)
      }
      if let header = header.value, let face = open(header, for: preference.style),
        scalar.map(face.covers) ?? true
      {
        return face
      }
    }
    return nil
  }

  // MARK: - The index

  private func index(of tier: Int) -> FontIndex? {
    let index = tiers[tier].loader.current()
    guard !tiers[tier].hasReportedProblems else { return index }
    tiers[tier].hasReportedProblems = true
    for (path, problem) in index?.problems() ?? [] where warnings[path] == nil {
      warnings[path] = TypographyDiagnostics.unreadableFont(path, problem)
    }
    for folder in index?.unreadableFolders() ?? [] where warnings[folder] == nil {
      warnings[folder] = TypographyDiagnostics.unreadableFolder(folder)
    }
    return index
  }

  private static func isUsable(_ face: Int, in index: FontIndex) -> Bool {
    !index.traits(of: face).isDisjoint(with: [.hasOutlines, .hasPictures])
  }

  /// Something that was looked for and may not be there.
  private struct Finding<Value> {
    var value: Value?
  }

  /// What a file says of a face in the index.
  ///
  /// - Returns: `nil` when the file has changed, so that the index was made anew and everything is
  ///   to be asked again.
  private func header(
    of face: Int, in index: FontIndex, _ tier: Int
  ) -> Finding<FaceHeader>? {
    let location = index.location(of: face)
    if !tiers[tier].loader.isFresh, let known = location.stamp,
      FileStamp(path: location.path)?.isUnchanged(since: known) != true
    {
      tiers[tier].loader.refresh(folder: location.folder)
      tiers[tier].hasReportedProblems = false
      return nil
    }
    return Finding(value: readHeader(location.path, location.index))
  }

  /// Every face, sorted by family, weight and slant. A file that lies in the folders of two tiers
  /// belongs to the first.
  func descriptions() -> [FaceDescription] {
    var faces: [FaceDescription] = []
    var earlierFiles: [FileStamp] = []
    for tier in tiers.indices {
      guard let index = index(of: tier) else { continue }
      var files: [String: FileStamp] = [:]
      for face in 0..<index.faceCount where Self.isUsable(face, in: index) {
        let path = index.location(of: face).path
        if tiers.count > 1, files[path] == nil { files[path] = FileStamp(path: path) }
        if let file = files[path], earlierFiles.contains(where: file.isOfSameFile) { continue }
        faces.append(FaceDescription(index.face(face), path: path))
      }
      earlierFiles += files.values
    }
    return faces.sorted(by: FaceDescription.precedes)
  }

  // MARK: - Files

  /// Opens a face, or gives the one that is open already. `nil`, and a warning, when it is damaged.
  private func open(_ header: FaceHeader, for style: FaceStyle) -> FontFace? {
    let ownName = header.name(at: header.style(serving: style))
    let key = "\(header.path)#\(header.index)#\(ownName)"
    if let face = faces[key] { return face }
    do {
      let file = try file(header.path)
      let directory = try TableDirectory(file.bytes, face: header.index)
      var name = ownName
      var number = 2
      while facesByName[name] != nil {
        name = "\(ownName)-\(number)"
        number += 1
      }
      let face = try FontFace(directory, header: header, name: name, style: style)
      faces[key] = face
      facesByName[name] = face
      return face
    } catch {
      warn(header.path, error)
      return nil
    }
  }

  private func readHeaders(_ path: String) -> [FaceHeader] {
    if let known = headers[path] { return known }
    var found: [FaceHeader] = []
    do {
      let bytes = try file(path).bytes
      for index in 0..<max(1, TableDirectory.faceCount(in: bytes)) {
        if let header = readHeader(path, index) { found.append(header) }
      }
    } catch {
      warn(path, error)
    }
    headers[path] = found
    return found
  }

  /// One face of a file, of which there may be ten.
  private func readHeader(_ path: String, _ index: Int) -> FaceHeader? {
    do {
      let directory = try TableDirectory(try file(path).bytes, face: index)
      return FaceHeader(path: path, index: index, directory: directory)
    } catch {
      warn(path, error)
      return nil
    }
  }

  private func file(_ path: String) throws(FontFile.Problem) -> FontFile {
    if let lastFile, lastFile.path == path { return lastFile.file }
    let file = try FontFile(path: path)
    lastFile = (path, file)
    return file
  }

  private func warn(_ path: String, _ problem: any Error) {
    warnings[path] = TypographyDiagnostics.unreadableFont(
      path, TypographyDiagnostics.description(of: problem))
  }

  /// Files and folders that could not be read since the last call, by path.
  func takeWarnings() -> [Diagnostic] {
    if isInUse {
      // Its index reads every file, even those that no text asked for.
      for tier in tiers.indices where tiers[tier].isNamed { _ = index(of: tier) }
    }
    for folder in tiers.flatMap({ $0.folders.takeUnreadable() }) {
      warnings[folder] = TypographyDiagnostics.unreadableFolder(folder)
    }
    defer { warnings = [:] }
    return warnings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }
}
