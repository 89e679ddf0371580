/// How a scene is written as a PDF.
public struct PDFOptions: Hashable, Sendable {
  /// When the document was made, as ISO 8601 such as `2026-05-06T08:00:00Z`; `nil`, the default,
  /// leaves it out, so that the same scene gives the same bytes at any time.
  public var date: String?

  public init(date: String? = nil) { self.date = date }
}
