import DataTable
import Diagnostics

/// A part of a JSON document together with where it stands, for messages.
struct JSONPart {
  var value: JSONValue
  /// The file's name, and the line where the document is one of many; `nil` when not known.
  var file: String?
  var line: Int?
  /// A JSON pointer; empty for the whole document.
  var pointer = ""

  var place: Place {
    Place(file: file, line: line, pointer: pointer.isEmpty ? nil : pointer)
  }

  /// The first member of an object that has one of these names, without regard to case, spaces and
  /// punctuation; `nil` when there is none or when it is `null`.
  func member(_ names: [String]) -> JSONPart? { member(names) { !$0.isNull } }

  /// The same, `null` or not.
  func anyMember(_ names: [String]) -> JSONPart? { member(names) ?? member(names) { _ in true } }

  private func member(_ names: [String], where isWanted: (JSONValue) -> Bool) -> JSONPart? {
    guard case .object(let object) = value else { return nil }
    for wanted in names.map(\.folded) {
      for member in object.members where member.name.folded == wanted {
        if isWanted(member.value) { return child(member.name, member.value) }
      }
    }
    return nil
  }

  /// The member with this very name; `nil` when there is none or when it is `null`.
  subscript(name: String) -> JSONPart? {
    guard let value = value[name], !value.isNull else { return nil }
    return child(name, value)
  }

  /// The elements of an array; `nil` for anything else.
  var elements: [JSONPart]? {
    value.arrayValue.map { elements in
      elements.enumerated().map { child(String($0), $1) }
    }
  }

  /// A string, or a number or boolean by its spelling, on one line, without the space around it and cut
  /// to what can be drawn; `nil` when it is empty or something else.
  var text: String? {
    var text: String
    switch value {
    case .string(let string): text = string
    case .number(let number): text = number.text
    case .boolean(let flag): text = flag ? "true" : "false"
    case .null, .array, .object: return nil
    }
    if text.utf8.count > ReadOptions.labelLimit {
      text = String(text.unicodeScalars.prefix(ReadOptions.labelLimit))
    }
    text = text.onOneLine
    let trimmed = text.trimmingPrefix(while: \.isWhitespace)
    let end = trimmed.lastIndex { !$0.isWhitespace }
    return end.map { String(trimmed[...$0]) }
  }

  private func child(_ name: String, _ value: JSONValue) -> JSONPart {
    var child = self
    child.value = value
    child.pointer += "/" + JSONPointer.escaped(name)
    return child
  }
}
