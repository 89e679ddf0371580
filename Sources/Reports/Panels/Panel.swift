import Diagnostics

/// A part of a report: reads its options from a template and makes what it shows from the data.
package protocol Panel: Sendable {
  /// What templates call it.
  static var name: String { get }
  /// What it shows, in a phrase.
  static var summary: String { get }
  /// The options that a template may give besides `type`, `span` and `narrowSpan`.
  static var options: [TemplateMember] { get }
  /// In twelfths of the page, where a template does not say.
  static var standardSpan: Int { get }
  /// In twelfths of a page so narrow that panels stand under each other.
  static var narrowSpan: Int { get }

  /// What the template says in this panel in words of its own, to be translated.
  var ownTexts: [String] { get }

  /// Throws when an option's value is none that the panel knows.
  init(_ options: PanelOptions) throws(Diagnostic)

  /// - Parameter scope: what its expressions can name; it takes the panel's warnings too.
  /// - Throws: an error for an expression that has no value of the right kind, and when a sum is beyond
  ///   what an exact decimal holds.
  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent
}

extension Panel {
  package static var options: [TemplateMember] { [] }
  package var ownTexts: [String] { [] }
  package static var narrowSpan: Int { ReportTemplate.columnCount }
}

/// The options of one panel of a template.
package struct PanelOptions {
  let object: TemplateObject
}
