import DataTable
import Diagnostics

/// A part of a template together with where it stands, for messages.
///
/// Every reading throws an error of kind `template` with a JSON pointer when the part is something
/// else than is asked for.
struct TemplatePart {
  var value: JSONValue
  /// The file's name as it was given.
  var file: String?
  /// A JSON pointer; empty for the whole document.
  var pointer = ""

  var place: Place { Place(file: file, pointer: pointer.isEmpty ? nil : pointer) }

  /// The part as an object that has no other members than these.
  func object(_ names: [String]) throws(Diagnostic) -> TemplateObject {
    guard case .object(let object) = value else { throw .wrongPart(self, expected: "an object") }
    var seen: Set<String> = []
    for member in object.members {
      let part = child(member.name, member.value)
      guard names.contains(member.name) else {
        throw .unknownMember(member.name, known: names, at: part.place)
      }
      guard seen.insert(member.name).inserted else {
        throw .repeatedMember(member.name, at: part.place)
      }
    }
    return TemplateObject(part: self, object: object)
  }

  /// The part as an object that has no other members than these.
  func object(_ members: [TemplateMember]) throws(Diagnostic) -> TemplateObject {
    try object(members.map(\.name))
  }

  /// The members of an object whose names are free, in order; throws when two share one.
  func members() throws(Diagnostic) -> [(name: String, part: TemplatePart)] {
    guard case .object(let object) = value else { throw .wrongPart(self, expected: "an object") }
    var seen: Set<String> = []
    var members: [(name: String, part: TemplatePart)] = []
    for member in object.members {
      let part = child(member.name, member.value)
      guard seen.insert(member.name).inserted else {
        throw .repeatedMember(member.name, at: part.place)
      }
      members.append((member.name, part))
    }
    return members
  }

  func array() throws(Diagnostic) -> [TemplatePart] {
    guard case .array(let elements) = value else { throw .wrongPart(self, expected: "an array") }
    return elements.enumerated().map { child(String($0), $1) }
  }

  /// An array of objects in which no two have the same text as the member of this name.
  func array(named member: String) throws(Diagnostic) -> [TemplatePart] {
    let elements = try array()
    var seen: Set<String> = []
    for element in elements {
      guard let name = element.member(member), let text = name.value.stringValue else { continue }
      if !seen.insert(text).inserted { throw .repeatedName(text, at: name.place) }
    }
    return elements
  }

  func string() throws(Diagnostic) -> String {
    guard case .string(let text) = value else { throw .wrongPart(self, expected: "a string") }
    return text
  }

  /// A string that is not empty.
  func name() throws(Diagnostic) -> String {
    let text = try string()
    if text.isEmpty { throw .wrongPart(self, expected: "a string that is not empty") }
    return text
  }

  func boolean() throws(Diagnostic) -> Bool {
    guard case .boolean(let flag) = value else { throw .wrongPart(self, expected: "a boolean") }
    return flag
  }

  func number(in range: ClosedRange<Double>) throws(Diagnostic) -> Double {
    guard let number = value.doubleValue, range.contains(number) else {
      let ends = [range.lowerBound, range.upperBound].map {
        Int(exactly: $0).map(String.init) ?? "\($0)"
      }
      throw .wrongPart(self, expected: "a number from \(ends[0]) to \(ends[1])")
    }
    return number
  }

  func integer(in range: ClosedRange<Int>) throws(Diagnostic) -> Int {
    guard let number = value.integerValue, range.contains(number) else {
      throw .wrongPart(
        self, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A string that is one of the type's raw values; `known` are those that a message lists.
  func choice<Choice: RawRepresentable<String>>(
    of type: Choice.Type, known: [String]
  ) throws(Diagnostic) -> Choice {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      throw .unknownTemplateValue(text, known: known, at: place)
    }
    return choice
  }

  /// `nil` when there is no such member, or when the part is no object.
  func member(_ name: String) -> TemplatePart? {
    value[name].map { child(name, $0) }
  }

  private func child(_ name: String, _ value: JSONValue) -> TemplatePart {
    TemplatePart(value: value, file: file, pointer: "\(pointer)/\(JSONPointer.escaped(name))")
  }

  fileprivate func member(_ name: String, of object: JSONObject) -> TemplatePart? {
    object[name].map { child(name, $0) }
  }
}

/// An object of a template whose members' names have been checked.
struct TemplateObject {
  fileprivate let part: TemplatePart
  fileprivate let object: JSONObject

  var place: Place { part.place }

  /// `nil` when there is no such member.
  subscript(name: String) -> TemplatePart? { part.member(name, of: object) }

  /// Throws when there is no such member.
  func required(_ name: String) throws(Diagnostic) -> TemplatePart {
    guard let member = self[name] else { throw .missingMember(name, at: place) }
    return member
  }
}
