import Diagnostics

/// The options and operands that a command was given, checked against its syntax.
struct ParsedArguments: Sendable {
  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  mutating func add(_ value: String, to option: Option) {
    values[option.name, default: []].append(value)
  }

  mutating func add(operand: String) {
    operands.append(operand)
  }

  /// Whether an option or switch was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option; `nil` when it was not given.
  subscript(option: Option) -> String? { values[option.name]?.first }

  /// All values of an option that may be repeated.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The names of all options that were given, sorted, each with its values.
  var settings: [(name: String, values: [String])] {
    values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The value of an option that has to be there.
  func required(_ option: Option) throws(Diagnostic) -> String {
    guard let value = self[option] else { throw .missingOption(option) }
    return value
  }

  /// The value as one of a fixed set; the parser has checked that it is one where the option says
  /// its choices.
  func choice<Choice: RawRepresentable<String>>(
    _ option: Option, _ type: Choice.Type = Choice.self
  ) throws(Diagnostic) -> Choice? {
    guard let text = self[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .unknownChoice(text, of: option.name, known: option.choices)
    }
    return choice
  }

  /// The value as a number within a range; throws when it is something else.
  func number(_ option: Option, in range: ClosedRange<Double>) throws(Diagnostic) -> Double? {
    guard let text = self[option] else { return nil }
    // Swift reads hexadecimal digits and names such as "inf" too, which nobody means here.
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let number = Double(text), range.contains(number)
    else {
      throw .wrongNumber(text, of: option, range: range)
    }
    return number
  }

  /// The value as a whole number within a range; throws when it is something else.
  func wholeNumber(_ option: Option, in range: ClosedRange<Int>) throws(Diagnostic) -> Int? {
    guard let text = self[option] else { return nil }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text),
      range.contains(number)
    else {
      throw .wrongWholeNumber(text, of: option, range: range)
    }
    return number
  }
}
