import Diagnostics

// Wording about the formats that reports are written in.

extension Diagnostic {
  static func scaledToPage(_ title: String?, percent: Int) -> Diagnostic {
    Diagnostic(
      .note,
      "panel \(title.map { quoted($0) + " " } ?? "")higher than a page: drawn at \(percent) %")
  }

  /// - Parameter kind: what is to be written, such as "charts".
  static func formatForReportsOnly(_ format: OutputFormat, _ kind: String) -> Diagnostic {
    .error(
      "format \(format.rawValue) for \(kind)", failure: .usage,
      hint: "\(kind) are written as svg, png or pdf; reports as \(format.rawValue) too")
  }

  static func picturesWithoutFolder() -> Diagnostic {
    .error(
      "Markdown on standard output, where its pictures have no folder", failure: .usage,
      hint: "write it to a file with -o report.md, or write html, which holds its pictures")
  }

  static func wrongMailAddress(_ text: String) -> Diagnostic {
    .error(
      "mail address \(quoted(text))", failure: .usage,
      hint: "an address such as kitchen@example.org or Kitchen <kitchen@example.org>")
  }
}
