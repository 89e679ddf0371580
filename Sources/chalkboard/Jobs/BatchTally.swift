import DataTable
import Diagnostics

/// How many jobs of a batch have gone how.
struct BatchTally {
  private(set) var done = 0
  private(set) var failed = 0
  private(set) var unchanged = 0
  /// The failed job with the least number, and why it failed.
  private(set) var firstFailure: (number: Int, message: String)?
  /// What all failures are, as long as they are the same; `nil` when there are none.
  private var commonFailure: FailureKind?
  private var isMixed = false

  /// The code of all failures when they have one in common, else that of unusable data, since the jobs
  /// are the batch's data. `nil` when none has failed.
  var failure: FailureKind? { failed == 0 ? nil : isMixed ? .data : commonFailure ?? .data }

  private static let start = Array(#"{"job":"#.utf8)
  private static let success = Array(#","ok":true"#.utf8)
  private static let unchanged = Array(#","unchanged":true"#.utf8)

  /// Counts an answer, whose beginning tells how it went.
  mutating func count(_ answer: [UInt8], number: Int) {
    done += 1
    let rest = answer.dropFirst(Self.start.count + String(number).utf8.count)
    if rest.starts(with: Self.success) {
      if rest.dropFirst(Self.success.count).starts(with: Self.unchanged) { unchanged += 1 }
      return
    }
    failed += 1
    let error = try? JSONParser().parse(LoadedInput(name: nil, bytes: answer))["error"]
    let code = error?["exitCode"]?.integerValue ?? Int(FailureKind.software.rawValue)
    let kind = FailureKind(rawValue: Int32(clamping: code)) ?? .software
    if kind != commonFailure ?? kind { isMixed = true }
    commonFailure = kind
    if firstFailure.map({ number < $0.number }) ?? true {
      firstFailure = (number, error?["message"]?.stringValue ?? "no answer")
    }
  }
}
