import DataTable
import Diagnostics
import Foundation
import Reports

/// Does many jobs on all cores.
enum BatchCommand: Command {
  static let syntax = CommandSyntax(
    "batch", summary: "Do many jobs on all cores, each a line of JSON",
    operands: [
      Operand(
        "jobs", help: "A file with a job on each line, a folder of such files, or - for a stream")
    ],
    sections: [
      .init("Work", [workers, ordered, RunOptions.ifChanged]),
      .init("On many hosts", [shard, shards]),
      .init("Every night", [RunOptions.lock, RunOptions.log]),
    ],
    examples: [
      "chalkboard batch jobs.ndjson --if-changed >results.ndjson",
      "chalkboard batch jobs.ndjson --shard 2/8",
      "make-jobs | chalkboard batch - --jobs 2",
    ],
    discussion: JobSyntaxHelp.text + """


      A folder holds files with the ending .ndjson, with a job on each line, or .json, with
      one job that may take several. Each job is answered by a line of JSON on standard
      output when it is done: its number (of one file, its line), whether it is ok, its id,
      the outputs with their sizes, the milliseconds that it took, its warnings and its
      error. A job that fails, or ends its worker, takes no other down; the exit code is
      then that of the failures when they have one in common, else 65.

      Without --shard, the variables of a Slurm array or of an indexed Kubernetes job
      choose the part of the jobs that is done: job k is in part (k - 1) mod n + 1.
      """)

  static let workers = Option(
    "--jobs", value: "NUMBER", help: "How many jobs are done at a time (default: one for each core)"
  )
  static let ordered = Option(
    switch: "--ordered", help: "Answer in the order of the jobs, not as they are done")
  static let shard = Option(
    "--shard", value: "I/N", help: "Do the jobs of part I of N only, as 2/8")
  static let shards = Option(
    "--shards", value: "N",
    help: "How many parts there are, where a variable says which one to do (default: another says)")

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let start = Moment.now
    let shard = try shard(arguments, console: console)
    let path = arguments.operands.first ?? "-"
    let batch = Batch(source: try JobSource(argument: path, shard: shard))
    batch.workerCount =
      try arguments.wholeNumber(workers, in: 1...ChildProcesses.limit)
      ?? min(ProcessInfo.processInfo.activeProcessorCount, ChildProcesses.limit)
    batch.isOrdered = arguments.has(ordered)
    if arguments.has(RunOptions.ifChanged) { batch.workerArguments = [RunOptions.ifChanged.name] }
    let log = try arguments[RunOptions.log].map { (path) throws(Diagnostic) in
      try RunLog(path: path)
    }
    batch.onAnswer = { (answer) throws(Diagnostic) in
      try StandardOutput.write(answer + [0x0A])
      if let warning = log?.append(answer: answer) { console.report([warning]) }
    }
    var progress: ProgressBar?
    if ProgressBar.isWanted {
      progress = ProgressBar(total: JobSource.count(argument: path, shard: shard))
      batch.onProgress = { progress?.show($0) }
    }
    let result = Result { () throws(Diagnostic) in try batch.run() }
    progress?.clear()
    try result.get()
    let tally = batch.tally
    if let failure = tally.failure {
      throw .failedJobs(tally.failed, of: tally.done, first: tally.firstFailure, failure: failure)
    }
    if progress != nil {
      let seconds = Moment.now.milliseconds(since: start) / 1000
      StandardError.write(Array("chalkboard: \(summary(tally, seconds: seconds))\n".utf8))
    }
  }

  private static func summary(_ tally: BatchTally, seconds: Double) -> String {
    let rounded = (seconds * 10).rounded() / 10
    let drawn = tally.done - tally.unchanged
    return "\(tally.done) jobs in \(rounded) s: \(drawn) drawn, \(tally.unchanged) unchanged"
  }

  private static func shard(
    _ arguments: ParsedArguments, console: Console
  ) throws(Diagnostic) -> Shard {
    let count = try arguments.wholeNumber(shards, in: Shard.countLimits)
    if let text = arguments[shard] {
      guard let shard = Shard(text) else {
        throw .wrongShard(text, of: "option \(shard.name)", hint: "the number of a part, as 2/8")
      }
      return shard
    }
    guard let found = try Shard.found(in: console.environment, count: count) else {
      if count != nil {
        console.report([.withoutEffect(shards, because: "nothing says which part to do")])
      }
      return .whole
    }
    if ProgressBar.isWanted {
      let part = "part \(found.shard.index) of \(found.shard.count), by \(found.variable)"
      StandardError.write(Array("chalkboard: \(part)\n".utf8))
    }
    return found.shard
  }
}
