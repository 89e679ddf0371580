import DataTable
import Diagnostics
import Foundation

// What is said about jobs, workers and batches.

extension Diagnostic {
  static func jobNotObject(_ value: JSONValue, at name: String) -> Diagnostic {
    .error(
      "\(value.kindName) for a job", at: Place(file: name),
      hint: #"an object such as {"chart": "bar", "data": "a.csv", "x": "item", "out": "a.svg"}"#)
  }

  static func jobWithoutKind(_ names: [String], known: [String]) -> Diagnostic {
    let near = names.lazy.compactMap { name in
      NearestName.suggestion(for: name, in: known).map { (name, $0) }
    }.first
    return .error(
      near.map { "unknown member \"\($0.0)\" of a job" } ?? "job without a kind", failure: .usage,
      hint: near.map { "did you mean \"\($0.1)\"?" }
        ?? "one member is " + known.map { "\"\($0)\"" }.joined(separator: ", "))
  }

  static func jobOfTwoKinds(_ members: [String]) -> Diagnostic {
    .error(
      "job with " + members.map { "\"\($0)\"" }.joined(separator: " and "), failure: .usage,
      hint: "one of them is enough")
  }

  static func unknownJobMember(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "unknown member \"\(name)\" of a job", failure: .usage,
      hint: NearestName.hint(for: name, in: known))
  }

  static func wrongJobMember(
    _ name: String, _ value: JSONValue, expected: String
  ) -> Diagnostic {
    .error(
      "\(value.kindName) for \"\(name)\" of a job", failure: .usage, hint: expected)
  }

  static func wrongJobIdentifier(_ value: JSONValue) -> Diagnostic {
    wrongJobMember("id", value, expected: "a text or a number")
  }

  static func standardOutputInJob(_ name: String) -> Diagnostic {
    .error(
      "\"-\" for \"\(name)\" of a job", failure: .usage,
      hint: "standard output is for the answers; give the path of a file")
  }

  static func standardInputInJob(_ name: String) -> Diagnostic {
    .error(
      "\"-\" for \"\(name)\" of a job", failure: .usage,
      hint: "standard input is for the jobs; give the path of a file")
  }

  static func jobTooLong() -> Diagnostic {
    .error("job longer than \(LineReader.byteLimit) bytes", hint: "put the data into a file")
  }

  static func jobWithoutHeading() -> Diagnostic {
    .error("line without a number and a tab in front of the job", failure: .usage)
  }

  static func unreadableJobs(_ path: String, _ code: Int32) -> Diagnostic {
    .error("jobs \"\(path)\" cannot be read: \(reason(code))", failure: .noInput)
  }

  static func noJobFiles(in folder: String) -> Diagnostic {
    .error(
      "no jobs in folder \"\(folder)\"", failure: .noInput,
      hint: "they are in files with the ending .json or .ndjson")
  }
}

extension Diagnostic {
  static func failedJobs(
    _ count: Int, of total: Int, first: (number: Int, message: String)?, failure: FailureKind
  ) -> Diagnostic {
    .error(
      "\(count) of \(total) jobs failed", failure: failure,
      hint: first.map { "the first is job \($0.number): \($0.message)" })
  }

  /// - Parameter status: as `waitpid` gives it.
  static func endedWorker(status: Int32) -> Diagnostic {
    let signal = status & 0x7F
    if signal != 0 {
      let name = strsignal(signal).map { String(cString: $0).lowercased() } ?? "unknown"
      return .error(
        "the worker was ended by signal \(signal) (\(name)) at this job", failure: .software)
    }
    return .error(
      "the worker ended with code \(status >> 8 & 0xFF) at this job", failure: .software)
  }

  static func unstartableWorker(_ code: Int32) -> Diagnostic {
    .error("a worker cannot be started: \(reason(code))", failure: .software)
  }

  static func wrongShard(_ text: String, of source: String, hint: String) -> Diagnostic {
    .error("\"\(text)\" for \(source)", failure: .usage, hint: hint)
  }
}
