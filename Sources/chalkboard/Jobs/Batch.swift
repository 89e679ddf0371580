import DataTable
import Diagnostics
import Foundation
import Reports

/// Has many jobs done by several processes, and passes on their answers.
///
/// What is in memory does not grow with the number of jobs: a job is read when a worker has room for it,
/// and its answer is written when it comes. A worker that ends before its time takes its jobs with it;
/// each of them is then done by a worker that has no other, and only the one that ends that, too, has
/// failed. The others have lost some time.
final class Batch {
  /// How many workers there are.
  var workerCount = 1
  /// Options for the workers.
  var workerArguments: [String] = []
  /// Whether answers come in the order of the jobs.
  var isOrdered = false
  /// Called with each answer, its line's end left out.
  var onAnswer: ([UInt8]) throws(Diagnostic) -> Void = { (_) throws(Diagnostic) in }
  /// Called now and then with how far the work is.
  var onProgress: (BatchTally) -> Void = { _ in }

  private(set) var tally = BatchTally()
  private var source: JobSource
  private var isSourceAtEnd = false
  private var isWaitingForSource = false
  private var workers: [WorkerProcess] = []
  /// Jobs that a worker had when it ended, to be done alone.
  private var suspects: [QueuedJob] = []
  /// Numbers of jobs that are at work, in order, with the answer of those that are done.
  private var order: [(number: Int, answer: [UInt8]?)] = []

  /// How many jobs may be done before one that comes first, when answers are ordered.
  private static let orderLimit = 4096

  init(source: JobSource) { self.source = source }

  /// - Throws: an error when jobs cannot be read, answers cannot be written or no worker can be
  ///   started. Jobs that fail are counted in ``tally``.
  func run() throws(Diagnostic) {
    defer { endWorkers() }
    while true {
      try feed()
      if isSourceAtEnd, suspects.isEmpty, workers.allSatisfy(\.queue.isEmpty) { break }
      try handleEvents()
      onProgress(tally)
    }
  }

  // MARK: Handing out

  private func feed() throws(Diagnostic) {
    isWaitingForSource = false
    while let suspect = suspects.last {
      guard let worker = try idleWorker() else { break }
      suspects.removeLast()
      worker.add(suspect, isAlone: true)
    }
    while suspects.isEmpty, !isSourceAtEnd, !isOrdered || order.count < Self.orderLimit {
      guard let worker = try leastBusyWorker() else { return }
      switch try source.next() {
      case .end: isSourceAtEnd = true
      case .later:
        isWaitingForSource = true
        return
      case .job(let job):
        if isOrdered { order.append((job.heading.number, nil)) }
        if job.line == nil {
          try fail(job, .jobTooLong())
        } else {
          worker.add(job)
        }
      }
    }
  }

  private func idleWorker() throws(Diagnostic) -> WorkerProcess? {
    if let idle = workers.first(where: \.queue.isEmpty) { return idle }
    return try newWorker()
  }

  private func leastBusyWorker() throws(Diagnostic) -> WorkerProcess? {
    if let worker = workers.filter(\.hasRoom).min(by: { $0.queue.count < $1.queue.count }),
      worker.queue.isEmpty || workers.count >= workerCount
    {
      return worker
    }
    return try newWorker()
  }

  /// `nil` when there are as many as there may be.
  private func newWorker() throws(Diagnostic) -> WorkerProcess? {
    guard workers.count < workerCount else { return nil }
    let worker = try WorkerProcess(arguments: workerArguments)
    workers.append(worker)
    return worker
  }

  // MARK: What comes back

  /// Waits until something happens, and deals with it.
  private func handleEvents() throws(Diagnostic) {
    var wanted: [pollfd] = []
    for worker in workers {
      wanted.append(pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0))
      wanted.append(
        pollfd(fd: worker.isSending ? worker.input : -1, events: Int16(POLLOUT), revents: 0))
    }
    if isWaitingForSource, let descriptor = source.descriptor {
      wanted.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    guard poll(&wanted, nfds_t(wanted.count), -1) > 0 else { return }
    for (index, worker) in workers.enumerated() {
      if wanted[2 * index + 1].revents != 0 { worker.send() }
      guard wanted[2 * index].revents != 0 else { continue }
      for (job, answer) in worker.receive() { try take(answer, to: job) }
      if worker.lines.isAtEnd { try bury(worker) }
    }
  }

  private func take(_ answer: [UInt8], to job: QueuedJob) throws(Diagnostic) {
    tally.count(answer, number: job.heading.number)
    guard isOrdered else { return try onAnswer(answer) }
    if let place = order.firstIndex(where: { $0.number == job.heading.number }) {
      order[place].answer = answer
    }
    var done = 0
    while done < order.count, let answer = order[done].answer {
      try onAnswer(answer)
      done += 1
    }
    order.removeFirst(done)
  }

  private func fail(_ job: QueuedJob, _ error: Diagnostic) throws(Diagnostic) {
    var id: JSONValue?
    if let line = job.line, let parsed = try? Job.Line(parsing: line, name: "") { id = parsed.id }
    let answer = JobAnswer.failure(
      error, number: job.heading.number, place: job.heading.place, id: id)
    try take(Array(answer.line.dropLast()), to: job)
  }

  /// Deals with a worker that has ended before its time.
  private func bury(_ worker: WorkerProcess) throws(Diagnostic) {
    workers.removeAll { $0 === worker }
    worker.closeInput()
    let status = worker.reap()
    if worker.queue.count == 1, let job = worker.queue.first {
      try fail(job, .endedWorker(status: status))
    } else {
      suspects += worker.queue.reversed()
    }
  }

  private func endWorkers() {
    for worker in workers { worker.closeInput() }
    for worker in workers {
      // What is still at work is no longer wanted.
      if !worker.queue.isEmpty { kill(worker.process, SIGTERM) }
      _ = worker.reap()
    }
    workers = []
  }
}
