import Diagnostics
import Testing

@testable import chalkboard

@Suite struct ShardTests {
  @Test func everyJobIsInOneShard() throws {
    let shards = try (1...7).map { try #require(Shard("\($0)/7")) }
    for number in 1...100 {
      #expect(shards.count { $0.contains(number) } == 1, "\(number)")
    }
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "3", "a/b", "1/2/3", "", "-1/3", "1/99999999999999999999"])
  func othersAreNoShards(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [
    (
      ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"], 4, 4
    ),
    (
      ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1"], 1, 4
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "10", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "0",
        "SLURM_ARRAY_TASK_STEP": "5",
      ], 3, 3
    ),
    (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "5"], 1, 5),
  ])
  func schedulersSayWhichOne(environment: [String: String], index: Int, count: Int) throws {
    let found = try #require(try Shard.found(in: environment, count: nil))
    #expect(found.shard == Shard(index: index, count: count))
  }

  @Test func theNumberOfCompletionsIsNeeded() throws {
    #expect(throws: Diagnostic.self) {
      try Shard.found(in: ["JOB_COMPLETION_INDEX": "2"], count: nil)
    }
    let found = try Shard.found(in: ["JOB_COMPLETION_INDEX": "2"], count: 3)
    #expect(found?.shard == Shard(index: 3, count: 3))
    #expect(try Shard.found(in: [:], count: 3) == nil)
  }

  @Test(arguments: [
    ["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"],
    ["SLURM_ARRAY_TASK_ID": "x", "SLURM_ARRAY_TASK_COUNT": "4"],
    ["SLURM_ARRAY_TASK_ID": "-9223372036854775808", "SLURM_ARRAY_TASK_MIN": "1"],
    ["JOB_COMPLETION_INDEX": "9223372036854775807", "JOB_COMPLETIONS": "5"],
  ])
  func wrongVariablesAreErrors(environment: [String: String]) {
    #expect(throws: Diagnostic.self) { try Shard.found(in: environment, count: nil) }
  }
}
