import Diagnostics

/// Reads the words behind a command's name.
///
/// `--name value` and `--name=value` are the same; short options take their value from the next word
/// or from the rest of their own. Everything behind `--` is an operand, and so is a lone `-`.
struct ArgumentParser {
  let syntax: CommandSyntax

  /// - Throws: a usage error for an unknown option (with the nearest one), a value that is missing,
  ///   not among the choices or too much, and for operands that are missing or too many.
  func parse(_ words: [String]) throws(Diagnostic) -> ParsedArguments {
    var parsed = ParsedArguments()
    var index = words.startIndex
    var areOperands = false
    while index < words.endIndex {
      let word = words[index]
      index += 1
      if areOperands || word == "-" || !word.hasPrefix("-") {
        parsed.add(operand: word)
      } else if word == "--" {
        areOperands = true
      } else {
        let (option, attached) = try option(in: word)
        let value: String
        if option.value == nil {
          if attached != nil { throw .valueOfSwitch(option) }
          value = ""
        } else if let attached {
          value = attached
        } else {
          guard index < words.endIndex, !isOption(words[index]) else {
            throw .missingValue(of: option)
          }
          value = words[index]
          index += 1
        }
        try add(value, to: option, &parsed)
      }
    }
    if parsed.has(CommandSyntax.help) { return parsed }
    try check(parsed.operands)
    return parsed
  }

  private func add(
    _ value: String, to option: Option, _ parsed: inout ParsedArguments
  ) throws(Diagnostic) {
    if !option.mayRepeat, parsed.has(option), option.value != nil {
      throw .repeatedOption(option)
    }
    if value.isEmpty, !option.allowsEmpty { throw .emptyValue(of: option) }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .unknownChoice(value, of: option.name, known: option.choices)
    }
    parsed.add(value, to: option)
  }

  /// The option that a word names, and the value that the word holds itself.
  private func option(in word: String) throws(Diagnostic) -> (Option, String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = syntax.options.first(where: { $0.name == name }) else {
        throw .unknownOption(name, of: syntax)
      }
      return (option, parts.count > 1 ? String(parts[1]) : nil)
    }
    let name = String(word.prefix(2))
    guard let option = syntax.options.first(where: { $0.short == name }) else {
      throw .unknownOption(word, of: syntax)
    }
    let rest = word.dropFirst(2)
    return (option, rest.isEmpty ? nil : String(rest))
  }

  /// Whether a word is one of the command's options, so that it cannot be the value of another.
  private func isOption(_ word: String) -> Bool {
    let name = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return syntax.options.contains { $0.name == name || $0.short == word }
  }

  private func check(_ operands: [String]) throws(Diagnostic) {
    if operands.count > syntax.operands.count {
      throw .surplusOperand(operands[syntax.operands.count], of: syntax)
    }
    for (index, operand) in syntax.operands.enumerated() {
      guard index < operands.count else {
        if operand.isRequired { throw .missingOperand(operand, of: syntax) }
        return
      }
      if operands[index].isEmpty { throw .emptyOperand(operand) }
      if !operand.choices.isEmpty, !operand.choices.contains(operands[index]) {
        throw .unknownChoice(operands[index], of: operand.name, known: operand.choices)
      }
    }
  }
}
