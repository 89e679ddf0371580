/// Reads what a listing says of a font file.
enum FontFileReader {
  /// Every face of a file that can be used; the stamp is left to the caller.
  static func listing(path: String, name: String) -> FileListing {
    var listing = FileListing(name: name)
    do {
      let file = try FontFile(path: path)
      for index in 0..<max(1, TableDirectory.faceCount(in: file.bytes)) {
        do {
          let directory = try TableDirectory(file.bytes, face: index)
          let header = FaceHeader(path: path, index: index, directory: directory)
          let face = try FontFace(directory, header: header, name: header.name)
          listing.faces.append(Self.listing(of: face))
        } catch {
          listing.problem = listing.problem ?? TypographyDiagnostics.description(of: error)
        }
      }
    } catch {
      listing.problem = TypographyDiagnostics.description(of: error)
    }
    return listing
  }

  private static func listing(of face: FontFace) -> FaceListing {
    var listing = listing(of: face.header)
    face.forEachCoveredStretch { listing.coverage.append($0) }
    return listing
  }

  /// Without its characters.
  static func listing(of header: FaceHeader) -> FaceListing {
    let families = header.names.families
    return FaceListing(
      index: header.index, families: families.isEmpty ? [header.family] : families,
      styleName: header.names.style, name: header.name, style: header.style,
      traits: traits(of: header), coverage: CharacterCoverage())
  }

  private static func traits(of header: FaceHeader) -> FaceListing.Traits {
    var traits: FaceListing.Traits = []
    if header.hasOutlines { traits.insert(.hasOutlines) }
    if header.hasPictures { traits.insert(.hasPictures) }
    if header.isVariable { traits.insert(.isVariable) }
    let key = FamilyName.key(header.family)
    if key.contains("mono") || key.contains("typewriter") || key.contains("courier") {
      traits.insert(.isMonospaced)
    }
    if key.contains("sans") {
      traits.insert(.isSans)
    } else if key.contains("serif") {
      traits.insert(.isSerif)
    }
    return traits
  }
}
