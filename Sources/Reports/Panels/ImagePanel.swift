import ChalkboardUI
import Diagnostics

/// A picture of the template's folder, such as a logo.
struct ImagePanel: Panel {
  static let name = "image"
  static let summary = "a PNG or SVG of the template's folder, such as a logo"
  static let options = [
    TemplateMember("file", .text, isRequired: true, "Its path below the template's folder."),
    TemplateMember(
      "alternative", .text, isRequired: true, "What it shows, for people who cannot see it."),
    TemplateMember("height", .number(8...2000), "In CSS pixels at most; 160 by default."),
  ]
  static let standardSpan = 12

  private let file: String
  private let alternative: String
  private let height: Double

  init(_ options: PanelOptions) throws(Diagnostic) {
    file = try options.object.required("file").name()
    alternative = try options.object.required("alternative").string()
    height = try options.object["height"]?.number(in: 8...2000) ?? 160
  }

  var ownTexts: [String] { [alternative] }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let words = data.words.template[alternative]
    let folder = PictureFolder(path: data.templateFolder, hasThumbnails: false)
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let picture = try folder.picture(at: file, diagnostics: &diagnostics)
      for diagnostic in diagnostics { scope.diagnostics.report(diagnostic) }
      let view = Image(picture).resizable().scaledToFit()
        .frame(maxWidth: .infinity, maxHeight: height, alignment: .leading)
        .accessibilityLabel(words)
      return PanelContent(title: nil, view: view) { () throws(Diagnostic) in [.plain(words)] }
    } catch {
      throw error.ofKind(.template)
    }
  }
}
