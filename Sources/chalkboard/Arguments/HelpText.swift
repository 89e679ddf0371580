/// The help of a command, made from its syntax.
struct HelpText {
  let syntax: CommandSyntax

  /// Where the texts of options begin, and how long a line may be.
  private static let indent = 26
  private static let lineLength = 80

  var text: String {
    var text = "\(syntax.summary)\n\nUsage: chalkboard \(syntax.name)"
    for operand in syntax.operands {
      text += operand.isRequired ? " <\(operand.name)>" : " [<\(operand.name)>]"
    }
    text += " [options]\n"
    if !syntax.operands.isEmpty {
      text += "\n"
      for operand in syntax.operands {
        text += entry("<\(operand.name)>", operand.help, choices: operand.choices)
      }
    }
    for section in syntax.sections {
      text += "\n\(section.title):\n"
      for option in section.options { text += entry(of: option) }
    }
    text += "\nHelp:\n" + entry(of: CommandSyntax.help)
    if !syntax.discussion.isEmpty { text += "\n\(syntax.discussion)\n" }
    if !syntax.examples.isEmpty {
      text += "\nExamples:\n" + syntax.examples.map { "  \($0)\n" }.joined()
    }
    return text
  }

  private func entry(of option: Option) -> String {
    var head = option.short.map { "\($0), " } ?? ""
    head += option.name
    if let value = option.value { head += " \(value)" }
    return entry(head, option.help, choices: option.choices)
  }

  private func entry(_ head: String, _ help: String, choices: [String]) -> String {
    var help = help
    if !choices.isEmpty { help += ": " + choices.joined(separator: ", ") }
    let lines = Self.wrapped(help, width: Self.lineLength - Self.indent)
    let margin = String(repeating: " ", count: Self.indent)
    var text = "  \(head)"
    let start = text.count < Self.indent - 1 ? Self.indent - text.count : nil
    text += start.map { String(repeating: " ", count: $0) } ?? "\n\(margin)"
    return text + lines.joined(separator: "\n\(margin)") + "\n"
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
