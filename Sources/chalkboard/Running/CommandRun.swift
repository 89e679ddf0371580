import DataTable
import Diagnostics
import Foundation
import Reports

/// One command with its words, and what goes around its work: the lock, the log, the record of what
/// its files were made from, and the removal of old ones.
struct CommandRun {
  let command: any Command.Type
  /// The words behind the command's name, for the log.
  let words: [String]
  let arguments: ParsedArguments
  let console: Console
  /// Whether files wait under temporary names until ``StartedRun/finish(_:)`` is told how they fared.
  var isDeferred = false

  /// Does the work.
  func start() -> StartedRun {
    let started = StartedRun(self)
    do throws(Diagnostic) {
      try started.work()
    } catch {
      started.fail(error)
    }
    return started
  }

  /// Whether the run asks whether anything has changed. A command that draws nothing itself, such as
  /// `batch`, hands the question on.
  var asksForChanges: Bool {
    arguments.has(RunOptions.ifChanged) && !arguments.all(DrawingOptions.output).isEmpty
  }

  /// Throws when an option of runs cannot be used with the others.
  func check() throws(Diagnostic) {
    let outputs = arguments.all(DrawingOptions.output)
    if asksForChanges {
      if outputs.contains("-") {
        throw .standardStream("standard output", of: RunOptions.ifChanged)
      }
      let readsInput = command.syntax.options.contains { option in
        option.namesFile && arguments.all(option).contains { $0 == "-" || $0.hasSuffix("=-") }
      }
      if readsInput || arguments.operands.contains("-") {
        throw .standardStream("standard input", of: RunOptions.ifChanged)
      }
    }
    let isDated = outputs.contains { DatedPath($0) != nil }
    if try arguments.wholeNumber(RunOptions.keep, in: RunOptions.keepLimits) != nil, !isDated {
      throw .keepWithoutDate(RunOptions.keep)
    }
    // A report finds its day by itself.
    if isDated, arguments[RunOptions.date] == nil, command.syntax.options.contains(RunOptions.date)
    {
      throw .dateMissing(RunOptions.date)
    }
  }
}

/// A run whose command has done its work, but whose files may wait for their names.
final class StartedRun {
  private let run: CommandRun
  private let start = Moment.now
  private var session: WriteSession
  private var trace: InputTrace?
  private var lock: RunLock?
  private var log: RunLog?
  private var request: ContentHash?
  private var outcome = RunOutcome()

  fileprivate init(_ run: CommandRun) {
    self.run = run
    session = WriteSession(isDeferred: run.isDeferred, hashesContent: run.asksForChanges)
  }

  /// The files that wait, for ``WriteSession/commit(_:)``.
  var pending: WriteSession { session }

  fileprivate func work() throws(Diagnostic) {
    let arguments = run.arguments
    if let path = arguments[RunOptions.log] { log = try RunLog(path: path) }
    try run.check()
    if let path = arguments[RunOptions.lock] { lock = try RunLock(path: path) }
    if let text = arguments[RunOptions.date], run.command.syntax.options.contains(RunOptions.date) {
      guard let day = CalendarDay(text) else { throw .wrongDate(text, of: RunOptions.date) }
      session.day = day
    }
    if run.asksForChanges {
      let request = try RunFingerprint(run).hash()
      if isCurrent(request) { return }
      self.request = request
      trace = InputTrace()
    }
    let result = WriteSession.$current.withValue(session) {
      InputTrace.$current.withValue(trace) {
        Result { () throws(Diagnostic) in
          try run.command.run(arguments, console: run.console)
        }
      }
    }
    try result.get()
  }

  fileprivate func fail(_ error: Diagnostic) {
    outcome.error = error
    session.discard()
    run.console.fonts.dropWarnings()
  }

  /// Whether the files are there as a run that asks for this would write them.
  private func isCurrent(_ request: ContentHash) -> Bool {
    guard let path = recordPath, let record = OutputRecord(path: path) else { return false }
    switch record.freshness(for: request) {
    case .outdated: return false
    case .current: break
    case .refreshed(let record):
      if let warning = record.settled(now: Moment.sinceEpoch).write(to: path) {
        run.console.report([warning])
      }
    }
    outcome.isUnchanged = true
    outcome.outputs = record.outputs.map { .init(path: $0.path, byteCount: Int($0.state.size)) }
    return true
  }

  private var recordPath: String? {
    run.arguments.all(DrawingOptions.output).first.map { OutputRecord.path(besideOutput: $0) }
  }

  /// Does what comes after the files have their names, and tells how it went.
  ///
  /// - Parameter failure: what kept the files of a deferred run from their names; `nil` when they have
  ///   got them.
  func finish(_ failure: Diagnostic? = nil) -> RunOutcome {
    if outcome.error == nil { outcome.error = failure }
    if !outcome.isUnchanged {
      outcome.outputs = session.written.map { .init(path: $0.path, byteCount: $0.byteCount) }
      if outcome.error == nil { keepRecords() }
    }
    outcome.milliseconds = Moment.now.milliseconds(since: start)
    outcome.warnings = run.console.warnings
    lock = nil
    let line = RunLog.Line(command: [run.command.syntax.name] + run.words, outcome: outcome)
    if let warning = log?.append(line) { run.console.report([warning]) }
    return outcome
  }

  private func keepRecords() {
    var warnings: [Diagnostic] = []
    if let request, let trace, let path = recordPath {
      let record = OutputRecord(request: request, inputs: trace, outputs: session.written)
      if let warning = record.settled(now: Moment.sinceEpoch).write(to: path) {
        warnings.append(warning)
      }
    }
    if let text = run.arguments[RunOptions.keep], let count = Int(text), let day = session.day {
      warnings += KeptOutputs.update(with: session.written, day: day, keeping: count)
    }
    run.console.report(warnings)
  }
}
