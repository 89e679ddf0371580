/// A member of an object in a template: what it is called, what it holds and what it is for.
///
/// The names are what the reading of templates lets through, and the whole is what the JSON Schema
/// says.
package struct TemplateMember: Sendable {
  package indirect enum Kind: Sendable {
    /// A string that is shown or names something.
    case text
    /// A string with placeholders, `{{ … }}`.
    case template
    /// A string that is an expression.
    case expression
    case boolean
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case choice([String])
    case list(Kind)
    case object([TemplateMember])
    /// An object whose members' names are free.
    case dictionary(Kind)
    /// One of several kinds.
    case either([Kind])
    /// A panel of the catalogue.
    case panel
    /// Anything, checked by what reads it.
    case any
  }

  package var name: String
  package var kind: Kind
  package var isRequired: Bool
  /// A phrase that says what it is for, and what holds without it.
  package var help: String

  package init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ help: String) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.help = help
  }
}
