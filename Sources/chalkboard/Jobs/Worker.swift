import DataTable
import Diagnostics
import Foundation
import Reports

/// Does the jobs of a stream one after the other, and answers each with a line.
///
/// As long as jobs are short, those that are there already when one is done are done before the files of
/// all of them are brought to the disk, which takes about as long as for the files of one. When no
/// further job is waiting, and after a long one, answers are given at once.
struct Worker {
  /// Whether `--if-changed` goes for all jobs.
  var isUnchangedSkipped: Bool
  /// Whether each line begins with a ``JobHeading``.
  var hasHeadings: Bool

  private let console: Console
  private var lines: LineReader
  private var count = 0
  /// Jobs that are done but not answered, in order.
  private var group: [Done] = []
  private var groupStart = Moment.now

  private enum Done {
    case run(StartedRun, JobHeading, id: JSONValue?)
    case answer(JobAnswer)
  }

  /// How many jobs, and how much time in milliseconds, may go by before answers are given.
  private static let largestGroup = 256
  private static let longestWait = 250.0
  /// What a short job takes at most, in milliseconds.
  private static let shortJob = 50.0

  init(console: Console, descriptor: Int32, isUnchangedSkipped: Bool, hasHeadings: Bool) {
    self.console = console
    self.isUnchangedSkipped = isUnchangedSkipped
    self.hasHeadings = hasHeadings
    lines = LineReader(descriptor: descriptor)
  }

  /// Works until the stream ends.
  ///
  /// - Throws: an error when jobs cannot be read or answers cannot be written. Jobs that fail are no
  ///   errors here.
  mutating func run() throws(Diagnostic) {
    while true {
      guard let line = lines.takeLine() else {
        if lines.isAtEnd { break }
        if !group.isEmpty, !lines.isReady { try answer() }
        lines.read()
        continue
      }
      count += 1
      let start = Moment.now
      if group.isEmpty { groupStart = start }
      take(line)
      let now = Moment.now
      if group.count >= Self.largestGroup
        || now.milliseconds(since: groupStart) > Self.longestWait
        || now.milliseconds(since: start) > Self.shortJob
      {
        try answer()
      }
    }
    try answer()
    if let code = lines.failure { throw .unreadableJobs("-", code) }
  }

  private mutating func take(_ line: LineReader.Line) {
    var heading = JobHeading(number: count, place: nil)
    guard case .bytes(var bytes) = line else {
      group.append(.answer(.failure(.jobTooLong(), number: count, place: nil)))
      return
    }
    if hasHeadings {
      guard let own = JobHeading(removingFrom: &bytes) else {
        group.append(.answer(.failure(.jobWithoutHeading(), number: count, place: nil)))
        return
      }
      heading = own
    }
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    group.append(work(bytes, heading))
  }

  private func work(_ bytes: [UInt8], _ heading: JobHeading) -> Done {
    var id: JSONValue?
    do throws(Diagnostic) {
      let name = heading.place ?? "job \(heading.number)"
      let line = try Job.Line(parsing: bytes, name: name)
      id = line.id
      let job = try Job(line, isUnchangedSkipped: isUnchangedSkipped)
      let run = CommandRun(
        command: job.command, words: job.words, arguments: job.arguments,
        console: console.forJob(), isDeferred: true)
      return .run(run.start(), heading, id: id)
    } catch {
      return .answer(.failure(error, number: heading.number, place: heading.place, id: id))
    }
  }

  private mutating func answer() throws(Diagnostic) {
    if group.isEmpty { return }
    let sessions = group.compactMap { done in
      if case .run(let run, _, _) = done { run.pending } else { nil }
    }
    var failures = WriteSession.commit(sessions)[...]
    var bytes: [UInt8] = []
    for done in group {
      switch done {
      case .answer(let answer): bytes += answer.line
      case .run(let run, let heading, let id):
        let outcome = run.finish(failures.popFirst() ?? nil)
        bytes +=
          JobAnswer(number: heading.number, place: heading.place, id: id, outcome: outcome).line
      }
    }
    group.removeAll(keepingCapacity: true)
    try StandardOutput.write(bytes)
  }
}
