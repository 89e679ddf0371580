import Diagnostics
import Foundation

/// A process that works for a batch: this program as `chalkboard worker`, with a pipe to it and one
/// from it.
final class WorkerProcess {
  let process: pid_t
  /// Jobs go in here, answers come out there.
  let input: Int32
  let output: Int32
  private(set) var lines: LineReader
  /// Bytes that the pipe had no room for yet.
  private var outgoing: [UInt8] = []
  /// Jobs without an answer, in order.
  private(set) var queue: [QueuedJob] = []
  /// Whether it does one job that may have ended another worker, and gets no other meanwhile.
  private(set) var isAlone = false
  /// How many jobs it may have at a time; see ``adapt()``.
  private(set) var depth = 2
  private var lastAnswer = Moment.now
  private var millisecondsPerJob: Double?

  private static let depths = 2...256
  /// The work that a worker may have before it, in milliseconds: enough for bringing many files to
  /// the disk at once, and little enough that no worker has much left when others have nothing.
  private static let wantedWork = 100.0
  /// Bytes that may wait for a worker.
  private static let byteLimit = 1 << 18

  /// Starts the process.
  init(arguments: [String]) throws(Diagnostic) {
    let (inputEnd, input) = try Self.pipe()
    let (output, outputEnd) = try Self.pipe()
    self.input = input
    self.output = output
    lines = LineReader(descriptor: output)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputEnd, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, outputEnd, STDOUT_FILENO)
    let words = (["chalkboard", "worker", WorkerCommand.numbered.name] + arguments)
      .map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/proc/self/exe", &actions, nil, words + [nil], environ)
    self.process = process
    close(inputEnd)
    close(outputEnd)
    guard code == 0 else {
      close(input)
      close(output)
      throw .unstartableWorker(code)
    }
    ChildProcesses.note(process)
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
  }

  private static func pipe() throws(Diagnostic) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw .unstartableWorker(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  var hasRoom: Bool {
    !isAlone && queue.count < depth && outgoing.count < Self.byteLimit
  }

  var isSending: Bool { !outgoing.isEmpty }

  func add(_ job: QueuedJob, isAlone: Bool = false) {
    if queue.isEmpty { lastAnswer = Moment.now }
    self.isAlone = isAlone
    queue.append(job)
    outgoing += job.heading.bytes + (job.line ?? []) + [0x0A]
    send()
  }

  /// Writes what the pipe takes. A worker that has ended takes nothing; that shows when its output
  /// ends.
  func send() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if count < 0, errno == EINTR {
        continue
      } else {
        if count < 0, errno != EAGAIN { outgoing = [] }
        return
      }
    }
  }

  /// Reads what has come, and takes the answers with their jobs.
  func receive() -> [(job: QueuedJob, answer: [UInt8])] {
    lines.read()
    var answers: [(QueuedJob, [UInt8])] = []
    while !queue.isEmpty, case .bytes(let line) = lines.takeLine() {
      // The end of the output may have cut a line off.
      guard line.last == UInt8(ascii: "}") else { break }
      answers.append((queue.removeFirst(), line))
    }
    if !answers.isEmpty { adapt(to: answers.count) }
    if queue.isEmpty { isAlone = false }
    return answers
  }

  /// Sets the number of jobs by how long the last ones took.
  private func adapt(to count: Int) {
    let now = Moment.now
    let measured = now.milliseconds(since: lastAnswer) / Double(count)
    lastAnswer = now
    let mean = millisecondsPerJob.map { 0.5 * $0 + 0.5 * measured } ?? measured
    millisecondsPerJob = mean
    let wanted = Self.wantedWork / max(mean, 0.01)
    depth = Int(min(max(wanted, Double(Self.depths.lowerBound)), Double(Self.depths.upperBound)))
  }

  /// Ends the input, so that the process ends when it has done its jobs.
  func closeInput() { close(input) }

  /// Waits for the end of the process and frees what belongs to it; its wait status.
  func reap() -> Int32 {
    close(output)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    ChildProcesses.forget(process)
    return status
  }
}
