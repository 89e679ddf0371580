import DataTable
import Diagnostics

/// A value of the document with its JSON pointer, so that every message can say where.
struct SpecificationNode {
  var value: JSONValue
  var pointer: String
  var file: String?

  var place: Place { Place(file: file, pointer: pointer.isEmpty ? "/" : pointer) }

  /// A member of an object; `nil` when there is none.
  func member(_ name: String) -> SpecificationNode? {
    value[name].map {
      SpecificationNode(
        value: $0, pointer: "\(pointer)/\(JSONPointer.escaped(name))", file: file)
    }
  }

  /// The elements of an array.
  func elements() throws(Diagnostic) -> [SpecificationNode] {
    guard let array = value.arrayValue else { throw wrongKind("an array") }
    return array.enumerated().map { index, value in
      SpecificationNode(value: value, pointer: "\(pointer)/\(index)", file: file)
    }
  }

  func string() throws(Diagnostic) -> String {
    guard let text = value.stringValue else { throw wrongKind("text") }
    return text
  }

  func number() throws(Diagnostic) -> Double {
    guard let number = value.doubleValue, number.isFinite else { throw wrongKind("a number") }
    return number
  }

  func boolean() throws(Diagnostic) -> Bool {
    guard let flag = value.booleanValue else { throw wrongKind("true or false") }
    return flag
  }

  /// One of the names that `known` maps, or an error that lists them.
  func choice<Choice>(_ kind: String, _ known: [(String, Choice)]) throws(Diagnostic) -> Choice {
    let name = try string()
    guard let found = known.first(where: { $0.0 == name }) else {
      throw VegaLiteDiagnostics.unknown(kind, name, known: known.map(\.0), at: place)
    }
    return found.1
  }

  func wrongKind(_ expected: String) -> Diagnostic {
    VegaLiteDiagnostics.wrongKind(value.kindName, expected: expected, at: place)
  }

  /// Warns of members that the coverage list does not have, or has as missing.
  func checkMembers(
    _ section: VegaLiteCoverage.Section, _ diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    guard let object = value.objectValue else { throw wrongKind("an object") }
    for name in object.names {
      guard let place = member(name)?.place else { continue }
      switch section.properties[name] {
      case .done, .interactive: break
      case .missing:
        diagnostics.append(
          VegaLiteDiagnostics.unsupported(name, of: section.object, at: place))
      case nil:
        diagnostics.append(
          VegaLiteDiagnostics.unknownProperty(name, known: section.names, at: place))
      }
    }
  }
}
