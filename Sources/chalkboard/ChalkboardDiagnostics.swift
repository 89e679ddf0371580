import Diagnostics

// All wording of this target's messages.

extension Diagnostic {
  static func missingCommand(known: [String]) -> Diagnostic {
    .error(
      "no command", failure: .usage,
      hint: "there are: \(known.joined(separator: ", ")); see chalkboard --help")
  }

  static func unknownCommand(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "unknown command \"\(name)\"", failure: .usage, hint: NearestName.hint(for: name, in: known))
  }

  static func unknownOption(_ name: String, of syntax: CommandSyntax) -> Diagnostic {
    let near = NearestName.suggestion(for: name, in: syntax.options.map(\.name))
    return .error(
      "unknown option \"\(name)\"", failure: .usage,
      hint: near.map { "did you mean \($0)?" } ?? seeHelp(syntax))
  }

  static func missingOption(_ option: Option) -> Diagnostic {
    .error(
      "option \(option.name) missing", failure: .usage,
      hint: "add \(option.name) \(option.value ?? "")")
  }

  static func missingValue(of option: Option) -> Diagnostic {
    .error(
      "option \(option.name) without its value", failure: .usage,
      hint: "give \(option.name) \(option.value ?? "")")
  }

  static func emptyValue(of option: Option) -> Diagnostic {
    .error(
      "option \(option.name) with an empty value", failure: .usage,
      hint: "give \(option.name) \(option.value ?? "")")
  }

  static func emptyOperand(_ operand: Operand) -> Diagnostic {
    .error("empty <\(operand.name)>", failure: .usage)
  }

  static func valueOfSwitch(_ option: Option) -> Diagnostic {
    .error("value of option \(option.name), which takes none", failure: .usage)
  }

  static func repeatedOption(_ option: Option) -> Diagnostic {
    .error("option \(option.name) given twice", failure: .usage)
  }

  static func unknownChoice(_ value: String, of name: String, known: [String]) -> Diagnostic {
    .error(
      "unknown \(name) \"\(value)\"", failure: .usage,
      hint: NearestName.hint(for: value, in: known))
  }

  static func wrongNumber(
    _ text: String, of option: Option, range: ClosedRange<Double>
  ) -> Diagnostic {
    .error(
      "\"\(text)\" for option \(option.name)", failure: .usage,
      hint: "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
  }

  static func wrongWholeNumber(
    _ text: String, of option: Option, range: ClosedRange<Int>
  ) -> Diagnostic {
    .error(
      "\"\(text)\" for option \(option.name)", failure: .usage,
      hint: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  static func contradictingFormat(_ format: String, of path: String) -> Diagnostic {
    .error(
      "format \"\(format)\" for output \"\(path)\", whose ending says another", failure: .usage,
      hint: "--format is for standard output, which is -o -")
  }

  /// A warning; strict runs refuse it as a wrong command line.
  static func withoutEffect(_ option: Option, because reason: String) -> Diagnostic {
    .warning("option \(option.name) without effect: \(reason)", failure: .usage)
  }

  static func wrongCharacter(_ text: String, of option: Option) -> Diagnostic {
    .error(
      "\"\(text)\" for option \(option.name)", failure: .usage, hint: "one character, or tab")
  }

  static func missingOperand(_ operand: Operand, of syntax: CommandSyntax) -> Diagnostic {
    let hint =
      operand.choices.isEmpty
      ? seeHelp(syntax) : "one of " + operand.choices.joined(separator: ", ")
    return .error(
      "<\(operand.name)> of command \(syntax.name) missing", failure: .usage, hint: hint)
  }

  static func surplusOperand(_ text: String, of syntax: CommandSyntax) -> Diagnostic {
    .error("\"\(text)\" where nothing is expected", failure: .usage, hint: seeHelp(syntax))
  }

  private static func seeHelp(_ syntax: CommandSyntax) -> String {
    "see chalkboard \(syntax.name) --help"
  }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension Diagnostic {
  static func noFontFolder(_ path: String) -> Diagnostic {
    .error(
      "no folder of fonts \"\(path)\"", failure: .noInput,
      hint: "give --font-dir the path of a folder that exists")
  }

  static func noFontFolderOfEnvironment(_ path: String) -> Diagnostic {
    .warning("no folder of fonts \"\(path)\", named by CHALKBOARD_FONT_DIR", failure: .noInput)
  }

  static func unusableLocale(_ setting: String) -> Diagnostic {
    .warning(
      "no locale \"\(setting)\", named by CHALKBOARD_LOCALE; en_US stands in", failure: .usage,
      hint: "a language and region such as de_DE")
  }

  static func unknownFamily(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "no font of the family \"\(name)\"", failure: .noInput,
      hint: NearestName.suggestion(for: name, in: known).map { "did you mean \"\($0)\"?" })
  }

  static func noFonts(in folders: [String]) -> Diagnostic {
    .error(
      "no font in " + folders.joined(separator: ", "), failure: .noInput,
      hint: "install one, such as the packages fonts-inter and fonts-dejavu-core")
  }
}

extension Diagnostic {
  static func wrongDate(_ text: String, of option: Option) -> Diagnostic {
    .error(
      "\"\(text)\" for option \(option.name)", failure: .usage,
      hint: "a date such as 2026-05-06")
  }

  static func missingEqualsSign(_ text: String, of option: Option) -> Diagnostic {
    .error(
      "value \"\(text)\" of \(option.name) without a name", failure: .usage,
      hint: "it takes \(option.value ?? "NAME=VALUE")")
  }

  static func missingTemplateName(for action: String) -> Diagnostic {
    .error("no template to \(action)", failure: .usage, hint: "give its name or path")
  }
}
