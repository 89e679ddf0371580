import Diagnostics

// The wording of messages about Markdown.

extension Diagnostic {
  static func refusedLink(_ address: String, at place: Place) -> Diagnostic {
    .warning(
      "link to \(quoted(address)) shown as text", failure: .template, at: place,
      hint: "links begin with https:, http:, mailto: or #")
  }
}
