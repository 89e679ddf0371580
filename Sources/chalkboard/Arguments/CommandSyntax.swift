/// What may stand behind the name of a command.
struct CommandSyntax: Sendable {
  /// Options that belong together, under a title in help.
  struct Section: Sendable {
    let title: String
    let options: [Option]

    init(_ title: String, _ options: [Option]) {
      self.title = title
      self.options = options
    }
  }

  /// The word on the command line.
  let name: String
  /// One line without a full stop.
  let summary: String
  /// Paragraphs below the options; lines are at most 78 characters long.
  let discussion: String
  let operands: [Operand]
  let sections: [Section]
  /// Command lines that show what people want most.
  let examples: [String]
  /// Every option, `--help` included.
  let options: [Option]

  init(
    _ name: String, summary: String, operands: [Operand] = [], sections: [Section] = [],
    examples: [String] = [], discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.sections = sections
    self.examples = examples
    options = sections.flatMap(\.options) + [Self.help]
  }

  static let help = Option(switch: "--help", short: "-h", help: "Show this help")
}
