import Diagnostics
import VectorScene

/// Makes the fonts that a document of some texts carries along.
struct FontEmbedding {
  let catalogue: FontCatalogue

  /// - Parameter shape: shapes a line in a style.
  func fonts(
    for texts: [TextNode], shape: (String, FontStyle) -> ShapedLine
  ) -> EmbeddedFonts {
    var gathering = StretchGathering { catalogue.face($0) }
    var result = EmbeddedFonts()
    for (number, text) in texts.enumerated() {
      if text.string.unicodeScalars.contains(where: Self.turns) {
        result.exceptions.insert(text)
      } else {
        gathering.add(text, number: number)
      }
    }
    for id in gathering.faces {
      guard let face = catalogue.face(id), Self.rights(of: face) == .subset,
        let stretches = gathering.stretches[id]
      else { continue }
      var planner = SubsetPlanner(stretches, scale: SubsetFontBuilder.scale(of: face))
      let (plan, impossible) = planner.plan()
      guard let bytes = SubsetFontBuilder(face: face, plan: plan).file() else { continue }
      result.fonts.append(
        EmbeddedFont(face: id, bytes: bytes, installedFamily: family(of: face.header)))
      for index in impossible { result.exceptions.insert(texts[stretches[index].text]) }
    }
    if !result.fonts.isEmpty {
      let fitting = FigureFitting(catalogue: catalogue)
      for text in texts { result.fits[text] = fitting.fit(text, shape: shape) }
    }
    return result
  }

  /// Whether a character embeds or overrides a direction (U+202A to U+202E). Letters that it turns
  /// round are shaped by viewers in their own direction still, which a subset cannot follow.
  private static func turns(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value)
  }

  /// The family of a face. Only families of the four-style model tell widths apart everywhere.
  private func family(of header: FaceHeader) -> String? {
    header.style.width == 5 ? header.family : header.names.families.dropFirst().first
  }

  private static func rights(of face: FontFace) -> EmbeddingRights {
    EmbeddingRights(windows: face.table("OS/2"))
  }

  /// One warning for each face of some texts that may not be embedded.
  static func warnings(for texts: [TextNode], in catalogue: FontCatalogue) -> [Diagnostic] {
    var faces: [FaceID] = []
    for run in texts.flatMap(\.runs) where !faces.contains(run.face) { faces.append(run.face) }
    return faces.compactMap { id in
      guard let face = catalogue.face(id) else { return nil }
      switch rights(of: face) {
      case .subset: return nil
      case .notAsSubset: return TypographyDiagnostics.unembeddable(id.name, isRestricted: false)
      case .none: return TypographyDiagnostics.unembeddable(id.name, isRestricted: true)
      }
    }
  }
}
