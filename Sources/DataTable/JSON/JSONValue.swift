/// A JSON document or a part of it, exactly as it was written: objects keep the order of their
/// names, and numbers their digits.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  public var isNull: Bool { self == .null }

  /// `nil` when it is no boolean; likewise for the others.
  public var booleanValue: Bool? { if case .boolean(let value) = self { value } else { nil } }
  public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  public var arrayValue: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  public var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }
  public var numberValue: JSONNumber? { if case .number(let value) = self { value } else { nil } }
  public var doubleValue: Double? { numberValue?.doubleValue }
  public var decimalValue: ExactDecimal? { numberValue?.decimalValue }
  public var integerValue: Int? { numberValue?.integerValue }

  /// The value of an object's member; `nil` when there is none or this is no object.
  public subscript(name: String) -> JSONValue? { objectValue?[name] }

  /// The element of an array; `nil` when there is none or this is no array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// What kind of value it is, with its article, for messages: `a number`, `an object`, `null`.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A number as it is spelled in JSON.
public struct JSONNumber: Hashable, Sendable {
  /// The number's spelling, valid by JSON's grammar.
  public let text: String

  /// `text` has been checked by the parser.
  init(checkedText text: String) {
    self.text = text
  }

  public init(_ value: Int) {
    text = String(value)
  }

  public init(_ value: ExactDecimal) {
    text = value.description
  }

  /// `nil` for infinity and NaN, which JSON cannot spell.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = Int(exactly: value).map(String.init) ?? value.description
  }

  /// The nearest `Double`; infinite when the number is beyond its range.
  public var doubleValue: Double { Double(text) ?? .nan }

  /// The exact number, or `nil` when it is out of `ExactDecimal`'s range.
  public var decimalValue: ExactDecimal? { ExactDecimal(text) }

  /// The number as an `Int`, also when spelled `3.0`; `nil` when it has a fraction or is out of
  /// range.
  public var integerValue: Int? { Int(text) ?? decimalValue?.wholeNumber }
}

/// A JSON object: names and values, in the order of the document.
public struct JSONObject: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue

    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// All members, also those whose name comes again.
  public let members: [Member]
  /// Positions by name; only for objects that are too large to search.
  private let positions: [String: Int]

  public init(_ members: [Member]) {
    self.members = members
    var positions: [String: Int] = [:]
    if members.count > 16 {
      for (index, member) in members.enumerated() { positions[member.name] = index }
    }
    self.positions = positions
  }

  /// The names in the order of the document.
  public var names: [String] { members.map(\.name) }

  /// The value of a member, the last one if there are several; `nil` when there is none.
  public subscript(name: String) -> JSONValue? {
    if positions.isEmpty { return members.last { $0.name == name }?.value }
    return positions[name].map { members[$0].value }
  }
}
