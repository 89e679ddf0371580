import DataTable
import Foundation
import Testing

@Suite struct BatchCommandTests {
  private let run: JobRun

  init() throws {
    run = try JobRun()
    // The toolchain's own handlers would stand in front of the program's.
    run.command.environment = ["SWIFT_BACKTRACE": "enable=no"]
  }

  private func batch(_ lines: [String], _ options: String = "") throws -> CommandResult {
    try run.command.write(lines.map { $0 + "\n" }.joined(), to: "jobs.ndjson")
    return try run.command.shell("exec \"$CHALKBOARD\" batch jobs.ndjson \(options)")
  }

  @Test func aFewFailuresTakeNoOtherDown() throws {
    let lines = (1...300).map {
      $0 % 100 == 50
        ? JobRun.job("bad\($0)").replacing("\"sales\"", with: "\"price\"") : JobRun.job("a\($0)")
    }
    let result = try batch(lines, "--jobs 2")
    #expect(result.exitCode == 65)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("3 of 300 jobs failed; the first is job 50: "))
    let answers = try JobRun.answers(result)
    #expect(JobRun.numbers(answers).sorted() == Array(1...300))
    let failed = answers.filter { $0["ok"]?.booleanValue == false }
    #expect(JobRun.numbers(failed).sorted() == [50, 150, 250])
    #expect(try run.files("svg").count == 297)
    #expect(try run.leftovers.isEmpty)
  }

  @Test func allIsWellInSilence() throws {
    let result = try batch([JobRun.job("a"), "", JobRun.job("b")])
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    #expect(JobRun.numbers(try JobRun.answers(result)).sorted() == [1, 3])
  }

  @Test func answersComeInOrderWhenAsked() throws {
    var lines = (1...60).map { JobRun.job("a\($0)") }
    lines[4] = "no JSON"
    let result = try batch(lines, "--jobs 3 --ordered")
    #expect(JobRun.numbers(try JobRun.answers(result)) == Array(1...60))
  }

  @Test func failuresOfOneKindGiveTheirCode() throws {
    let missing = JobRun.job("a").replacing("rows.csv", with: "none.csv")
    #expect(try batch([missing, missing, JobRun.job("b")]).exitCode == 66)
    #expect(try batch([missing, JobRun.job("c", #","widht":1"#)]).exitCode == 65)
    let error = try JobRun.answers(batch([missing]))[0]["error"]
    #expect(error?["message"]?.stringValue?.contains("none.csv") == true)
  }

  @Test func aFolderHoldsJobsInFiles() throws {
    try FileManager.default.createDirectory(
      atPath: run.command.file("jobs"), withIntermediateDirectories: false)
    try run.command.write(
      "{\n  \"chart\": \"bar\", \"data\": \"rows.csv\",\n  \"x\": \"item\", \"y\": \"sales\",\n"
        + "  \"out\": \"b.svg\"\n}\n", to: "jobs/b.json")
    try run.command.write("\(JobRun.job("a1"))\n\nbad\n", to: "jobs/a.ndjson")
    try run.command.write("nothing", to: "jobs/.hidden.json")
    let result = try run.command.run("batch", "jobs", "--ordered")
    let answers = try JobRun.answers(result)
    #expect(
      answers.compactMap { $0["place"]?.stringValue }
        == ["jobs/a.ndjson:1", "jobs/a.ndjson:3", "jobs/b.json"])
    #expect(answers.map { $0["ok"]?.booleanValue } == [true, false, true])
    #expect(try run.files("svg") == ["a1.svg", "b.svg"])
  }

  @Test func missingJobsAreErrors() throws {
    #expect(try run.command.run("batch", "none.ndjson").exitCode == 66)
    try FileManager.default.createDirectory(
      atPath: run.command.file("empty"), withIntermediateDirectories: false)
    let result = try run.command.run("batch", "empty")
    #expect(result.exitCode == 66)
    #expect(result.errors.contains("no jobs in folder \"empty\""))
    #expect(try batch([]).exitCode == 0)
  }

  @Test func shardsShareTheJobs() throws {
    let lines = (1...10).map { JobRun.job("a\($0)") }
    var numbers: [Int] = []
    for index in 1...3 {
      numbers += JobRun.numbers(try JobRun.answers(try batch(lines, "--shard \(index)/3")))
    }
    #expect(numbers.sorted() == Array(1...10))
    run.command.environment = [
      "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "4",
    ]
    let slurm = try batch(lines, "--ordered")
    #expect(JobRun.numbers(try JobRun.answers(slurm)) == [2, 4, 6, 8, 10])
    #expect(slurm.errors.isEmpty)
    #expect(try batch(lines, "--shard 4/3").exitCode == 64)
  }

  @Test func jobsOfAStreamAreDoneAsTheyCome() throws {
    let script = """
      mkfifo in out
      "$CHALKBOARD" batch - --jobs 2 <in >out &
      exec 3>in 4<out
      for name in a b c; do
        printf '%s\\n' '\(JobRun.job("NAME"))' | sed "s/NAME/$name/" >&3
        read -r answer <&4
        test -s $name.svg || exit 9
      done
      exec 3>&-
      wait
      """
    #expect(try run.command.shell(script).exitCode == 0)
    #expect(try run.files("svg") == ["a.svg", "b.svg", "c.svg"])
  }

  @Test func aClosedPipeEndsTheBatch() throws {
    let lines = (1...200).map { JobRun.job("a\($0)") }
    try run.command.write(lines.map { $0 + "\n" }.joined(), to: "jobs.ndjson")
    let result = try run.command.shell(
      "{ \"$CHALKBOARD\" batch jobs.ndjson; echo $? >code; } | head -n 1 >/dev/null")
    #expect(result.errors.isEmpty)
    #expect(try run.text(of: "code") == "74\n")
    #expect(try run.leftovers.isEmpty)
  }

  // MARK: Workers that end

  /// A pipe that never ends, from which a job may read, and functions that wait for a worker other than
  /// the last, and until that one reads from the pipe.
  private static let killing = """
    mkfifo never
    exec 9<>never
    last=
    child() {
      while :; do
        now=$(cat /proc/$batch/task/$batch/children)
        now=${now%% *}
        test -n "$now" && test "$now" != "$last" && break
        sleep 0.05
      done
      last=$now
    }
    hangs() {
      until test "$(ls -l /proc/$last/fd | grep -c never)" -ge 2; do sleep 0.05; done
    }

    """
  private static let hanging = JobRun.job("hanging").replacing("rows.csv", with: "/dev/fd/9")

  @Test func onlyTheJobThatEndsItsWorkerFails() throws {
    try run.command.write(
      [JobRun.job("a"), Self.hanging, JobRun.job("b"), JobRun.job("c")]
        .map { $0 + "\n" }.joined(), to: "jobs.ndjson")
    let result = try run.command.shell(
      Self.killing + """
        "$CHALKBOARD" batch jobs.ndjson --jobs 1 --ordered &
        batch=$!
        child; kill -SEGV $last
        child; hangs; kill -KILL $last
        wait $batch
        """)
    #expect(result.exitCode == 70, "\(result.errors)")
    let answers = try JobRun.answers(result)
    #expect(answers.map { $0["ok"]?.booleanValue } == [true, false, true, true])
    let message = answers[1]["error"]?["message"]?.stringValue
    #expect(message == "the worker was ended by signal 9 (killed) at this job")
    #expect(try run.files("svg") == ["a.svg", "b.svg", "c.svg"])
    #expect(try run.leftovers.isEmpty)
  }

  @Test func aLoneJobThatEndsItsWorkerFailsAtOnce() throws {
    let result = try run.command.shell(
      Self.killing + """
        mkfifo in
        "$CHALKBOARD" batch - --jobs 1 <in >answers &
        batch=$!
        exec 3>in
        echo '\(Self.hanging)' >&3
        child; hangs; kill -ABRT $last
        until test -s answers; do sleep 0.05; done
        echo '\(JobRun.job("b"))' >&3
        exec 3>&-
        wait $batch
        """)
    #expect(result.exitCode == 70)
    let answers = try JobRun.answers(try run.text(of: "answers"))
    #expect(answers.map { $0["ok"]?.booleanValue } == [false, true])
    #expect(
      answers[0]["error"]?["message"]?.stringValue?.contains("signal 6 (aborted)") == true)
  }

  @Test(arguments: [("TERM", 143), ("INT", 130)])
  func signalsEndTheBatchAndItsWorkers(signal: String, code: Int) throws {
    try run.command.write(
      [JobRun.job("a"), Self.hanging].map { $0 + "\n" }.joined(), to: "jobs.ndjson")
    // A shell ignores interrupts for what it runs behind itself.
    let result = try run.command.shell(
      Self.killing + """
        env --default-signal=INT "$CHALKBOARD" batch jobs.ndjson --jobs 1 >answers &
        batch=$!
        child; hangs; kill -\(signal) $batch
        wait $batch
        code=$?
        while test -d /proc/$last && ! grep -q Z /proc/$last/stat; do sleep 0.05; done
        exit $code
        """)
    #expect(result.exitCode == Int32(code), "\(result.errors)")
    #expect(!result.errors.contains("chalkboard"))
    #expect(try run.leftovers.isEmpty)
  }
}
