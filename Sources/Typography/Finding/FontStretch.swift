import VectorScene

/// A part of a text that one face draws.
public struct FontStretch: Hashable, Sendable {
  public var text: String
  /// `nil` when no face covers it.
  public var face: FaceDescription?
  /// What its first visible character is, in words: a script such as `Thai`, or `emoji`, `symbols`,
  /// `other characters`.
  public var script: String
  /// A package of Debian and Ubuntu with fonts for it; `nil` when none is known.
  public var package: String?

  public init(text: String, face: FaceDescription?, script: String, package: String?) {
    self.text = text
    self.face = face
    self.script = script
    self.package = package
  }
}

extension FontLibrary {
  /// The parts of a line by the face that draws them, for finding out what is used and what is
  /// missing. Characters that nothing covers are noted for ``takeWarnings()`` too; invisible ones,
  /// such as marks of direction, belong to a part beside them.
  ///
  /// - Returns: none for a text of which nothing is drawn.
  public func stretches(of text: String, font: FontStyle) -> [FontStretch] {
    face(for: text, font: font).flatMap { stretch in
      guard let face = stretch.face else { return Self.missing(stretch.text) }
      let scalars = stretch.text.unicodeScalars
      let first = scalars.first { !CharacterKinds.isInvisible($0.value) } ?? scalars.first
      let kind = WritingKind.of(first?.value ?? 0)
      return [
        FontStretch(
          text: stretch.text, face: description(of: face), script: kind.name, package: kind.package)
      ]
    }
  }

  /// A part of its own for each script.
  private static func missing(_ text: String) -> [FontStretch] {
    var parts: [(kind: WritingKind, text: String)] = []
    var leading = ""
    for scalar in text.unicodeScalars {
      let kind = WritingKind.of(scalar.value)
      let isInvisible = CharacterKinds.isInvisible(scalar.value)
      if let last = parts.indices.last, isInvisible || parts[last].kind == kind {
        parts[last].text.unicodeScalars.append(scalar)
      } else if isInvisible {
        leading.unicodeScalars.append(scalar)
      } else {
        parts.append((kind, leading + String(scalar)))
        leading = ""
      }
    }
    return parts.map { part in
      FontStretch(text: part.text, face: nil, script: part.kind.name, package: part.kind.package)
    }
  }
}
