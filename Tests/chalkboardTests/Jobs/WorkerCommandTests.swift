import DataTable
import Foundation
import Testing

@Suite struct WorkerCommandTests {
  private let run: JobRun

  init() throws { run = try JobRun() }

  private func work(_ lines: [String], _ options: String...) throws -> CommandResult {
    try run.command.write(lines.map { $0 + "\n" }.joined(), to: "jobs")
    return try run.command.shell(
      "exec \"$CHALKBOARD\" worker \(options.joined(separator: " ")) <jobs")
  }

  @Test func everyLineIsAnswered() throws {
    let result = try work(
      [
        JobRun.job("a", #","id":"first""#), "no JSON", "", JobRun.job("b", #","x":"price""#),
        #"{"chart":"bar","id":7}"#, JobRun.job("c"),
      ])
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    let answers = try JobRun.answers(result)
    #expect(JobRun.numbers(answers) == [1, 2, 4, 5, 6])
    #expect(answers.map { $0["ok"]?.booleanValue } == [true, false, false, false, true])
    #expect(answers.map { $0["id"]?.description } == ["\"first\"", nil, nil, "7", nil])
    let codes = answers.map { $0["error"]?["exitCode"]?.integerValue }
    #expect(codes == [nil, 65, 64, 64, nil])
    let output = answers[0]["outputs"]?[0]
    #expect(output?["path"]?.stringValue == "a.svg")
    #expect(output?["bytes"]?.integerValue == (try run.command.bytes(of: "a.svg").count))
    #expect(
      answers[0].objectValue?.names
        == ["job", "ok", "unchanged", "id", "outputs", "milliseconds", "warnings"])
    #expect(try run.files("svg") == ["a.svg", "c.svg"])
    #expect(try run.leftovers.isEmpty)
  }

  @Test func picturesAreThoseOfTheCommand() throws {
    _ = try work([JobRun.job("a"), JobRun.job("b"), JobRun.job("a2", #","title":"Æ 東京""#)])
    let words = ["bar", "--data", "rows.csv", "--x", "item", "--y", "sales"]
    let quoted = words.joined(separator: " ")
    let result = try run.command.shell("\"$CHALKBOARD\" chart \(quoted) -o own.svg")
    #expect(result.exitCode == 0)
    #expect(try run.text(of: "a.svg") == run.text(of: "own.svg"))
    #expect(try run.text(of: "b.svg") == run.text(of: "own.svg"))
    #expect(try run.text(of: "a2.svg").contains("Æ 東京"))
  }

  @Test func warningsStayWithTheirJob() throws {
    try run.command.write("item,sales\nBerry,377\nCocoa,n/a\n", to: "faulty.csv")
    let faulty = #"{"chart":"bar","data":"faulty.csv","x":"item","y":"sales","out":"f.svg"}"#
    let answers = try JobRun.answers(try work([JobRun.job("a"), faulty, JobRun.job("b")]))
    #expect(answers.map { $0["warnings"]?.arrayValue?.isEmpty } == [true, false, true])
    let warning = answers[1]["warnings"]?[0]
    #expect(warning?["place"]?.stringValue?.hasPrefix("faulty.csv") == true)
  }

  @Test func aWorkerAnswersWhileItsInputIsOpen() throws {
    let script = """
      mkfifo in out
      "$CHALKBOARD" worker <in >out &
      exec 3>in 4<out
      echo '\(JobRun.job("a"))' >&3
      read -r answer <&4
      printf '%s\\n' "$answer" >first
      test -s a.svg && echo '\(JobRun.job("b"))' >&3
      exec 3>&-
      cat <&4 >rest
      wait
      """
    #expect(try run.command.shell(script).exitCode == 0)
    #expect(JobRun.numbers(try JobRun.answers(try run.text(of: "first"))) == [1])
    #expect(JobRun.numbers(try JobRun.answers(try run.text(of: "rest"))) == [2])
  }

  @Test func numbersAreTakenFromTheLines() throws {
    let result = try work(["40\t" + JobRun.job("a"), "x", "7 f.ndjson:3\tno"], "--numbered")
    let answers = try JobRun.answers(result)
    #expect(JobRun.numbers(answers) == [40, 2, 7])
    #expect(answers[2]["place"]?.stringValue == "f.ndjson:3")
    #expect(answers[2]["error"]?["place"]?.stringValue == "f.ndjson:3:1:2")
  }

  @Test func twoJobsForOneFileLeaveItWhole() throws {
    let lines = (0..<20).map { JobRun.job("same", #","title":"Number \#($0)""#) }
    let result = try work(lines)
    #expect(try JobRun.answers(result).count { $0["ok"]?.booleanValue == true } == 20)
    #expect(try run.text(of: "same.svg").contains("Number 19"))
    #expect(try run.files("svg") == ["same.svg"])
    #expect(try run.leftovers.isEmpty)
  }

  /// GNU parallel deals the lines of a stream out to workers, as it does over ssh.
  @Test(.enabled("GNU parallel is not installed") { Self.hasParallel })
  func parallelDrivesWorkers() throws {
    try run.command.write(
      (0..<40).map { JobRun.job("p\($0)", #","id":\#($0)"#) + "\n" }.joined(), to: "jobs")
    let result = try run.command.shell(
      """
      HOME=$PWD PATH=/usr/local/bin:/usr/bin:/bin \\
        parallel --will-cite --pipe --round-robin -j 2 "$CHALKBOARD" worker <jobs
      """)
    #expect(result.exitCode == 0, "\(result.errors)")
    let identifiers = try JobRun.answers(result).compactMap { $0["id"]?.integerValue }
    #expect(identifiers.sorted() == Array(0..<40))
    #expect(try run.files("svg").count == 40)
  }

  private static var hasParallel: Bool {
    ["/usr/bin/parallel", "/usr/local/bin/parallel"].contains {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
