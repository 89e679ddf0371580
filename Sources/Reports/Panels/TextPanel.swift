import ChalkboardUI
import Diagnostics

/// Words that a template gives.
struct TextPanel: Panel {
  static let name = "text"
  static let summary =
    "words of your own"
  static let options = [
    TemplateMember("text", .text, isRequired: true, "The words."),
    TemplateMember("title", .text, "A heading over them."),
  ]
  static let standardSpan = 12

  private let text: String
  private let title: String?

  init(_ options: PanelOptions) throws(Diagnostic) {
    text = try options.object.required("text").name()
    title = try options.object["title"]?.name()
  }

  var ownTexts: [String] { [title, text].compactMap { $0 } }

  func content(of data: ReportData, in scope: ExpressionScope) -> PanelContent {
    let words = data.words.template
    let (title, text) = (title.map { words[$0] }, words[text])
    let view = VStack(alignment: .leading, spacing: 4) {
      if let title { Text(title).font(.headline) }
      Text(text).font(.subheadline).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    return PanelContent(title: title, view: view, isPicture: false) { () throws(Diagnostic) in
      [.plain(text)]
    }
  }
}
