import Diagnostics
import VectorScene

/// Makes the fonts that a document of some texts carries along.
struct FontEmbedding {
  let catalogue: FontCatalogue

  func fonts(for texts: [TextNode]) -> EmbeddedFonts {
    var gathering = StretchGathering { catalogue.face($0) }
    for (number, text) in texts.enumerated() { gathering.add(text, number: number) }
    var result = EmbeddedFonts()
    for id in gathering.faces {
      guard let face = catalogue.face(id), rights(of: face) == .subset,
        let stretches = gathering.stretches[id]
      else { continue }
      var planner = SubsetPlanner(stretches, scale: SubsetFontBuilder.scale(of: face))
      let (plan, impossible) = planner.plan()
      guard let bytes = SubsetFontBuilder(face: face, plan: plan).file() else { continue }
      let stack = texts[stretches[0].text].font.families
      result.fonts.append(
        EmbeddedFont(face: id, bytes: bytes, installedFamily: family(of: face.header, in: stack)))
      for index in impossible { result.exceptions.insert(texts[stretches[index].text]) }
    }
    return result
  }

  /// The family of a face, unless it is the first of a stack.
  private func family(of header: FaceHeader, in stack: [String]) -> String? {
    if let first = stack.first, header.isOf(family: FamilyName.key(first)) { return nil }
    // Only families of the four-style model tell widths apart everywhere.
    return header.style.width == 5 ? header.family : header.names.families.dropFirst().first
  }

  private func rights(of face: FontFace) -> EmbeddingRights {
    EmbeddingRights(windows: face.table("OS/2"))
  }

  func warnings(for texts: [TextNode]) -> [Diagnostic] {
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
