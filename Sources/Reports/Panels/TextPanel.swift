import ChalkboardUI
import Diagnostics

/// Words that a template gives.
struct TextPanel: Panel {
  static let name = "text"
  static let optionNames = ["text", "title"]
  static let standardSpan = 12

  private let text: String
  private let title: String?

  init(_ options: PanelOptions) throws(Diagnostic) {
    text = try options.object.required("text").name()
    title = try options.object["title"]?.name()
  }

  func view(of data: ReportData) -> AnyView {
    AnyView(
      VStack(alignment: .leading, spacing: 4) {
        if let title { Text(title).font(.headline) }
        Text(text).font(.subheadline).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading))
  }
}
