import Diagnostics
import Foundation

/// Does jobs that come on standard input.
enum WorkerCommand: Command {
  static let syntax = CommandSyntax(
    "worker", summary: "Do the jobs that come on standard input, and answer each with a line",
    sections: [.init("Jobs", [RunOptions.ifChanged, numbered])],
    examples: [
      "chalkboard worker <jobs.ndjson >answers.ndjson",
      "parallel --pipe --round-robin -S host1,host2 chalkboard worker <jobs.ndjson",
    ],
    discussion: JobSyntaxHelp.text + """


      Each job is answered by a line of JSON on standard output, in the order of the jobs:
      its number (from 1), whether it is ok, its id, the outputs with their sizes, the
      milliseconds that it took, its warnings and its error. A line that is no job is
      answered, too; the command itself fails only when it cannot read or write.
      """)

  static let numbered = Option(
    switch: "--numbered",
    help: "Each line begins with the number that its answer bears, and a tab")

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    var worker = Worker(
      console: console, descriptor: STDIN_FILENO,
      isUnchangedSkipped: arguments.has(RunOptions.ifChanged),
      hasHeadings: arguments.has(numbered))
    try worker.run()
  }
}

/// What help says of jobs, for all commands that take them.
enum JobSyntaxHelp {
  static let text = #"""
    A job is an object of JSON on one line:
      {"chart": "bar", "data": "a.csv", "x": "item", "y": "sold", "out": "a.svg"}
      {"spec": "c.vl.json", "out": ["c.svg", "c.png"], "scale": 3}
      {"template": "daily", "sales": "sales.csv", "colorScheme": "dark", "out": "d.pdf"}
    These stand for the commands chart, render and report. The other members are their
    options by the same names; switches are true or false, and "id" comes back in the
    answer. Paths are relative to the working folder. Jobs do not wait for each other.
    """#
}
