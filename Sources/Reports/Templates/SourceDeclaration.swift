import DataTable
import Diagnostics

/// A file that a template's panels draw on.
struct SourceDeclaration: Hashable, Sendable {
  /// What panels and expressions call it.
  var name: String
  /// Relative to the template's folder; `nil` when whoever makes the report has to name a file.
  var path: String?
  /// The name of a reader; `nil` decides by ending and content.
  var format: String?
  /// The column whose times say which period a row belongs to; `nil` when rows belong to every one.
  var timeColumn: String?

  /// Longer names help nobody.
  private static let nameLimit = 64

  /// The member `data` of a template: the path of a file, or an object, by name.
  static func list(_ part: TemplatePart) throws(Diagnostic) -> [SourceDeclaration] {
    var declarations: [SourceDeclaration] = []
    for member in try part.members() {
      guard isName(member.name) else {
        throw .wrongSourceName(member.name, at: member.part.place)
      }
      declarations.append(try SourceDeclaration(member.name, member.part))
    }
    return declarations
  }

  /// Whether expressions can write a name as it is.
  static func isName(_ name: String) -> Bool {
    guard name.utf8.count <= nameLimit, let first = name.first, first.isLetter || first == "_"
    else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private init(_ name: String, _ part: TemplatePart) throws(Diagnostic) {
    self.name = name
    if case .string = part.value {
      path = try part.name()
      return
    }
    let object = try part.object(TemplateMembers.source)
    path = try object["file"]?.name()
    if let member = object["format"] {
      let known = ReaderCatalog.readers.map(\.formatName)
      let format = try member.name()
      guard known.contains(format) else {
        throw .unknownTemplateValue(format, known: known, at: member.place)
      }
      self.format = format
    }
    timeColumn = try object["time"]?.name()
  }
}

/// A value that can be set when a report is made, by a name that expressions use.
struct Parameter: Hashable, Sendable {
  var name: String
  var value: Value

  enum Value: Hashable, Sendable {
    case text(String)
    case number(ExactDecimal)
    case boolean(Bool)
  }

  /// The member `parameters` of a template: what each is when it is not set.
  static func list(_ part: TemplatePart) throws(Diagnostic) -> [Parameter] {
    var parameters: [Parameter] = []
    for member in try part.members() {
      guard SourceDeclaration.isName(member.name) else {
        throw .wrongSourceName(member.name, at: member.part.place)
      }
      parameters.append(Parameter(name: member.name, value: try Value(member.part)))
    }
    return parameters
  }

  /// The parameter with the value that somebody wrote; throws where another kind is wanted.
  func setting(_ text: String) throws(Diagnostic) -> Parameter {
    switch value {
    case .text: return Parameter(name: name, value: .text(text))
    case .number:
      guard let number = ExactDecimal(text) else { throw .wrongParameter(name, text, "a number") }
      return Parameter(name: name, value: .number(number))
    case .boolean:
      guard let flag = Bool(text) else { throw .wrongParameter(name, text, "true or false") }
      return Parameter(name: name, value: .boolean(flag))
    }
  }
}

extension Parameter.Value {
  fileprivate init(_ part: TemplatePart) throws(Diagnostic) {
    switch part.value {
    case .string(let text): self = .text(text)
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number):
      guard let decimal = ExactDecimal(number.text) else {
        throw .wrongPart(part, expected: "a number that an exact decimal holds")
      }
      self = .number(decimal)
    default: throw .wrongPart(part, expected: "a string, a number or a boolean")
    }
  }
}
