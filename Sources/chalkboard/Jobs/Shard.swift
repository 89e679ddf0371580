import Diagnostics

/// One of several equal parts of a list of jobs: each job whose number is in it, so that every host
/// finds its own without asking the others.
struct Shard: Equatable {
  /// From 1 to ``count``.
  let index: Int
  let count: Int

  static let countLimits = 1...1_000_000

  /// The variables by which schedulers say which part a process has to do.
  static let variables = [
    "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_MIN",
    "SLURM_ARRAY_TASK_STEP", "JOB_COMPLETION_INDEX", "JOB_COMPLETIONS",
  ]

  /// All jobs.
  static let whole = Shard(checkedIndex: 1, count: 1)

  private init(checkedIndex index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// `nil` when there is no such part.
  init?(index: Int, count: Int) {
    guard Self.countLimits.contains(count), (1...count).contains(index) else { return nil }
    self.init(checkedIndex: index, count: count)
  }

  /// As the option gives it: `2/8`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  /// - Parameter number: of a job, from 1.
  func contains(_ number: Int) -> Bool { (number - 1) % count == index - 1 }
}

extension Shard {
  /// The part that a scheduler's variables name, and the variable that says so; `nil` when none does.
  ///
  /// Slurm tells a task of an array its number and how many there are. An indexed job of Kubernetes
  /// tells the number from 0; how many there are comes from `count` or the variable JOB_COMPLETIONS,
  /// which the job's description has to set.
  ///
  /// - Throws: a usage error for variables that name no part.
  static func found(
    in environment: [String: String], count: Int?
  ) throws(Diagnostic) -> (shard: Shard, variable: String)? {
    if let text = environment["SLURM_ARRAY_TASK_ID"] {
      let variable = "SLURM_ARRAY_TASK_ID"
      let first = Int(environment["SLURM_ARRAY_TASK_MIN"] ?? "0") ?? 0
      let step = max(Int(environment["SLURM_ARRAY_TASK_STEP"] ?? "1") ?? 1, 1)
      let tasks = count ?? environment["SLURM_ARRAY_TASK_COUNT"].flatMap { Int($0) }
      guard let number = Int(text), let tasks,
        case let (offset, isOverflow) = number.subtractingReportingOverflow(first), !isOverflow,
        let shard = Shard(index: offset / step + 1, count: tasks)
      else {
        throw .wrongShard(
          text, of: variable,
          hint: "SLURM_ARRAY_TASK_COUNT and SLURM_ARRAY_TASK_MIN say which tasks there are")
      }
      return (shard, variable)
    }
    if let text = environment["JOB_COMPLETION_INDEX"] {
      let variable = "JOB_COMPLETION_INDEX"
      let completions = count ?? environment["JOB_COMPLETIONS"].flatMap { Int($0) }
      guard let number = Int(text), number < countLimits.upperBound, let completions,
        let shard = Shard(index: number + 1, count: completions)
      else {
        throw .wrongShard(
          text, of: variable, hint: "--shards or JOB_COMPLETIONS says how many there are")
      }
      return (shard, variable)
    }
    return nil
  }
}
