import ChalkboardUI
import Diagnostics

/// Words that a template gives, in Markdown with placeholders.
struct TextPanel: Panel {
  static let name = "text"
  static let summary = "words of your own, in Markdown with placeholders"
  static let options = [
    TemplateMember("text", .template, isRequired: true, "The words, in Markdown."),
    TemplateMember("title", .template, "A heading over them."),
  ]
  static let standardSpan = 12

  private let text: MarkdownTemplate
  private let title: TemplateText?

  init(_ options: PanelOptions) throws(Diagnostic) {
    let text = try options.object.required("text")
    self.text = try MarkdownTemplate(parsing: try text.name(), at: text.place)
    title = try options.object["title"].map { (title) throws(Diagnostic) in
      try TemplateText(title)
    }
  }

  var ownTexts: [String] { [title?.source, text.source].compactMap { $0 } }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let title = try title?.text(in: scope, words: data.words.template)
    let blocks = try text.blocks(in: scope, words: data.words.template)
    let view = VStack(alignment: .leading, spacing: 6) {
      if let title { Text(title).font(.headline) }
      MarkdownView(blocks)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    return PanelContent(title: title, view: view, isPicture: false) { () throws(Diagnostic) in
      blocks
    }
  }
}
