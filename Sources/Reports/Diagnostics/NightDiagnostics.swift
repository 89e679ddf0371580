import Diagnostics
import Foundation

// What runs say that nobody watches.

extension Diagnostic {
  static func pathWithoutDay(_ path: String) -> Diagnostic {
    .error(
      "{date} in output \(quoted(path)) without a day", failure: .usage,
      hint: "a report has one; for other pictures give --date")
  }

  static func uncreatableFolder(_ folder: String, of path: String, _ code: Int32) -> Diagnostic {
    .error(
      "folder \(quoted(folder)) of output \(quoted(path)) cannot be created: \(reason(code))",
      failure: .cannotCreate)
  }

  package static func unwritableRecord(_ path: String, _ code: Int32) -> Diagnostic {
    .warning(
      "\(quoted(path)) cannot be written: \(reason(code)); the next run draws again",
      failure: .cannotCreate)
  }

  package static func unremovableFile(_ path: String, _ code: Int32) -> Diagnostic {
    .warning(
      "old output \(quoted(path)) cannot be removed: \(reason(code))", failure: .cannotCreate)
  }
}
