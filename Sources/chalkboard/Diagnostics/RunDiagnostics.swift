import Diagnostics
import Foundation

// What is said about the options that go around a run.

extension Diagnostic {
  static func heldLock(_ path: String) -> Diagnostic {
    .error("lock \"\(path)\" held by another run", failure: .temporary)
  }

  static func unusableLock(_ path: String, _ code: Int32) -> Diagnostic {
    .error("lock \"\(path)\" cannot be opened: \(reason(code))", failure: .cannotCreate)
  }

  static func unusableLog(_ path: String, _ code: Int32) -> Diagnostic {
    .error("log \"\(path)\" cannot be opened: \(reason(code))", failure: .cannotCreate)
  }

  static func unwritableLog(_ path: String, _ code: Int32) -> Diagnostic {
    .warning("failure to write log \"\(path)\": \(reason(code))", failure: .inputOutput)
  }

  static func standardStream(_ stream: String, of option: Option) -> Diagnostic {
    .error("option \(option.name) with \(stream)", failure: .usage, hint: "give the path of a file")
  }

  static func keepWithoutDate(_ option: Option) -> Diagnostic {
    .error(
      "option \(option.name) without {date} in an output", failure: .usage,
      hint: "as in -o reports/{date}/daily.svg")
  }

  static func dateMissing(_ option: Option) -> Diagnostic {
    .error(
      "{date} in an output without option \(option.name)", failure: .usage,
      hint: "add \(option.name) \(option.value ?? "")")
  }

  static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
