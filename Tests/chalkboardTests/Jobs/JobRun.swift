import DataTable
import Foundation
import Testing

/// A folder with data and jobs on them, and the program to do these.
struct JobRun {
  let command: CommandProcess

  init() throws {
    command = try CommandProcess()
    try command.write("item,sales\nBerry,377\nCocoa,322\nLemon,258\n", to: "rows.csv")
  }

  /// A job that draws the rows.
  static func job(_ name: String, _ more: String = "") -> String {
    #"{"chart":"bar","data":"rows.csv","x":"item","y":"sales","out":"\#(name).svg"\#(more)}"#
  }

  /// The lines of answers as JSON.
  static func answers(_ result: CommandResult) throws -> [JSONValue] {
    try answers(String(decoding: result.output, as: UTF8.self))
  }

  static func answers(_ text: String) throws -> [JSONValue] {
    try text.split(separator: "\n").map { try JSONParser().parse(String($0)) }
  }

  /// The numbers of the jobs, as they were answered.
  static func numbers(_ answers: [JSONValue]) -> [Int] {
    answers.compactMap { $0["job"]?.integerValue }
  }

  /// The names of files that are not hidden and have an ending.
  func files(_ ending: String) throws -> [String] {
    try command.names.filter { $0.hasSuffix(".\(ending)") && !$0.hasPrefix(".") }
  }

  /// Files that a run should not have left.
  var leftovers: [String] {
    get throws { try command.names.filter { $0.hasSuffix(".tmp") } }
  }

  func text(of name: String) throws -> String { try command.text(of: name) }
}
