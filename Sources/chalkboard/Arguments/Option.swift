/// One option of a command, as it is parsed and as help shows it.
struct Option: Hashable, Sendable {
  /// With its dashes: `--width`.
  let name: String
  /// A second spelling of one letter, such as `-o`; `nil` when there is none.
  let short: String?
  /// What help calls its value, such as `FILE`; `nil` for a switch, which has none.
  let value: String?
  /// One or two sentences without a full stop at the end.
  let help: String
  /// The values that exist, where there are few; empty when any text may be right.
  let choices: [String]
  let mayRepeat: Bool
  /// Whether an empty value means something, as for a title.
  let allowsEmpty: Bool

  /// An option with a value.
  init(
    _ name: String, short: String? = nil, value: String, choices: [String] = [],
    mayRepeat: Bool = false, allowsEmpty: Bool = false, help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.choices = choices
    self.mayRepeat = mayRepeat
    self.allowsEmpty = allowsEmpty
  }

  /// A switch.
  init(switch name: String, short: String? = nil, help: String) {
    self.name = name
    self.short = short
    self.value = nil
    self.help = help
    choices = []
    mayRepeat = false
    allowsEmpty = true
  }

  /// Whether its value is the path of a file, or a name with one; `-` is then a standard stream.
  var namesFile: Bool { value == "FILE" || value?.hasSuffix("=FILE") == true }
}

/// A value that stands without an option's name, such as the kind of a chart.
struct Operand: Hashable, Sendable {
  let name: String
  let help: String
  /// The values that exist; empty when any text may be right.
  let choices: [String]
  let isRequired: Bool

  init(_ name: String, choices: [String] = [], isRequired: Bool = true, help: String) {
    self.name = name
    self.help = help
    self.choices = choices
    self.isRequired = isRequired
  }
}
