import DataTable
import Diagnostics

/// One picture to make, as a line of JSON asks for it.
///
/// `{"chart": "bar", …}` is the command `chart bar`, `{"spec": "a.vl.json", …}` is `render a.vl.json` and
/// `{"template": "daily", …}` is `report --template daily`. The other members are the options of that
/// command by their names; `out` is `--output`, and `id` comes back in the answer.
struct Job {
  let command: any Command.Type
  /// The words of the command line that it stands for, without the command's name.
  let words: [String]
  let arguments: ParsedArguments

  /// The members that choose the command.
  private static let commands: [(member: String, command: any Command.Type)] = [
    ("chart", ChartCommand.self), ("spec", RenderCommand.self), ("template", ReportCommand.self),
  ]
  private static let identifier = "id"
  private static let output = "out"

  /// What a line holds, before anybody knows whether it is a job.
  struct Line {
    let object: JSONObject
    /// `nil` when it has none.
    let id: JSONValue?

    /// - Parameter name: what messages call the line, such as `job 3`.
    init(parsing bytes: [UInt8], name: String) throws(Diagnostic) {
      let value = try JSONParser(depthLimit: 16).parse(LoadedInput(name: name, bytes: bytes))
      guard case .object(let object) = value else { throw .jobNotObject(value, at: name) }
      self.object = object
      id = object[Job.identifier]
    }
  }

  /// - Parameters:
  ///   - isUnchangedSkipped: whether `--if-changed` goes for the job, whatever it says itself.
  init(_ line: Line, isUnchangedSkipped: Bool) throws(Diagnostic) {
    let object = line.object
    let kinds = Self.commands.filter { object[$0.member] != nil }
    guard let kind = kinds.first else {
      throw .jobWithoutKind(object.names, known: Self.commands.map(\.member))
    }
    if kinds.count > 1 { throw .jobOfTwoKinds(kinds.map(\.member)) }
    if let id = line.id { try Self.check(id) }
    command = kind.command
    let syntax = kind.command.syntax
    var words: [String] = []
    var operands: [String] = []
    for member in object.members where member.name != Self.identifier {
      if member.name == kind.member, kind.member != "template" {
        operands.append(try Self.text(of: member.value, for: member.name))
      } else {
        words += try Self.words(for: member, of: syntax)
      }
    }
    if isUnchangedSkipped { words.append(RunOptions.ifChanged.name) }
    if operands.contains("-") { throw .standardInputInJob(kind.member) }
    self.words = words + (operands.isEmpty ? [] : ["--"] + operands)
    arguments = try ArgumentParser(syntax: syntax).parse(self.words)
  }

  private static func check(_ id: JSONValue) throws(Diagnostic) {
    if id.stringValue == nil, id.numberValue == nil { throw .wrongJobIdentifier(id) }
  }

  /// The words of one member; none for a switch that is off and for `null`.
  private static func words(
    for member: JSONObject.Member, of syntax: CommandSyntax
  ) throws(Diagnostic) -> [String] {
    guard let option = option(named: member.name, of: syntax) else {
      throw .unknownJobMember(
        member.name, known: syntax.options.filter { $0 != CommandSyntax.help }.map(memberName))
    }
    if member.value.isNull { return [] }
    guard option.value != nil else {
      guard let isOn = member.value.booleanValue else {
        throw .wrongJobMember(member.name, member.value, expected: "true or false")
      }
      return isOn ? [option.name] : []
    }
    return try texts(of: member, for: option).map { (text) throws(Diagnostic) in
      if text == "-" || text.hasSuffix("=-"), option.namesFile {
        throw option == DrawingOptions.output
          ? .standardOutputInJob(member.name) : .standardInputInJob(member.name)
      }
      return "\(option.name)=\(text)"
    }
  }

  /// The values of an option. An object stands for values that are a name and something behind an
  /// equals sign.
  private static func texts(
    of member: JSONObject.Member, for option: Option
  ) throws(Diagnostic) -> [String] {
    let isMany = member.value.arrayValue != nil || member.value.objectValue != nil
    if isMany, !option.mayRepeat {
      throw .wrongJobMember(member.name, member.value, expected: "one text or number")
    }
    if let object = member.value.objectValue, option.value?.contains("=") == true {
      return try object.members.map { (pair) throws(Diagnostic) in
        "\(pair.name)=\(try text(of: pair.value, for: member.name))"
      }
    }
    return try (member.value.arrayValue ?? [member.value]).map { (value) throws(Diagnostic) in
      try text(of: value, for: member.name)
    }
  }

  private static func text(of value: JSONValue, for name: String) throws(Diagnostic) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return number.text
    default: throw .wrongJobMember(name, value, expected: "a text or a number")
    }
  }

  /// The option that a member names: `color-scheme`, `colorScheme` and `color_scheme` are the same.
  private static func option(named name: String, of syntax: CommandSyntax) -> Option? {
    if name == output { return DrawingOptions.output }
    let word = "--" + optionWord(name)
    return syntax.options.first { $0.name == word && $0 != CommandSyntax.help }
  }

  private static func optionWord(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "_") || (65...90).contains($0) }) else {
      return name
    }
    var word = ""
    for character in name {
      if character == "_" {
        word.append("-")
      } else if character.isUppercase {
        word += "-\(character.lowercased())"
      } else {
        word.append(character)
      }
    }
    return word
  }

  private static func memberName(_ option: Option) -> String {
    option == DrawingOptions.output ? output : String(option.name.dropFirst(2))
  }
}
