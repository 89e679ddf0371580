import DataTable
import Foundation
import Testing

/// Runs that a scheduler starts: nobody watches, and whatever may be missing is missing.
@Suite struct UnwatchedRunTests {
  private let run: JobRun
  private var command: CommandProcess { run.command }

  init() throws { run = try JobRun() }

  private static let chart =
    "\"$CHALKBOARD\" chart bar --data rows.csv --x item --y sales"

  private func chart(_ options: String) throws -> CommandResult {
    try command.shell("exec \(Self.chart) \(options)")
  }

  /// Which file a name stands for, and when that was changed.
  private func state(_ name: String) throws -> FileState {
    try #require(FileState(path: command.file(name)))
  }

  // MARK: Cron

  @Test func cronsEnvironmentGivesTheSamePicture() throws {
    try command.write("item,sales\nÆble,377\n東京,322\n", to: "rows.csv")
    let bare = try command.shell(
      "exec env -i PATH=/usr/bin:/bin \(Self.chart) -o bare.svg <&-")
    #expect(bare.exitCode == 0)
    #expect(bare.errors.isEmpty)
    command.environment = [
      "HOME": command.folder, "LANG": "de_DE.UTF-8", "LC_ALL": "C", "TZ": "Asia/Tokyo",
    ]
    #expect(try chart("-o login.svg").exitCode == 0)
    #expect(try run.text(of: "bare.svg") == run.text(of: "login.svg"))
  }

  @Test func aWorkingFolderMayBeReadOnly() throws {
    let output = command.file("out.svg")
    let data = command.file("rows.csv")
    let result = try command.shell(
      """
      mkdir readonly; chmod 555 readonly; cd readonly
      env -i PATH=/usr/bin:/bin "$CHALKBOARD" chart bar --data '\(data)' --x item --y sales \\
        -o '\(output)'
      """)
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    #expect(try run.text(of: "out.svg").hasSuffix("</svg>\n"))
  }

  @Test func runsThatOverlapLeaveAWholeFile() throws {
    let result = try command.shell(
      """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
        \(Self.chart) -o out.svg & pids="$pids $!"
      done
      for pid in $pids; do wait $pid || exit 1; done
      """)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try command.names == ["out.svg", "rows.csv"])
    #expect(try run.text(of: "out.svg").hasSuffix("</svg>\n"))
  }

  // MARK: Lock and log

  @Test func aHeldLockEndsTheRun() throws {
    let held = try command.shell(
      "exec 9>lock; flock 9; \(Self.chart) -o out.svg --lock lock 9>&-")
    #expect(held.exitCode == 75)
    #expect(held.errors == "chalkboard: error: lock \"lock\" held by another run\n")
    #expect(try !command.names.contains("out.svg"))
    #expect(try chart("-o out.svg --lock lock").exitCode == 0)
    #expect(try chart("-o out.svg --lock none/lock").exitCode == 73)
  }

  @Test func theLogTellsOfEachRun() throws {
    #expect(try chart("-o a.svg --log log").exitCode == 0)
    #expect(try chart("-o a.svg --log log --y price").exitCode == 64)
    #expect(try chart("-o a.svg --log none/log").exitCode == 73)
    let lines = try JobRun.answers(try run.text(of: "log"))
    #expect(lines.map { $0["ok"]?.booleanValue } == [true])
    let time = try #require(lines[0]["time"]?.stringValue)
    #expect(time.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
    #expect(lines[0]["command"]?.arrayValue?.first?.stringValue == "chart")
    #expect(lines[0]["outputs"]?[0]?["path"]?.stringValue == "a.svg")
  }

  @Test func theLogTellsWhatWasWrong() throws {
    try command.write("item,sales\nBerry,377\nCocoa,n/a\n", to: "rows.csv")
    let result = try chart("-o a.svg --log log")
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == 1)
    _ = try command.shell("\"$CHALKBOARD\" chart bar --data x.csv --x a -o b.svg --log log")
    let lines = try JobRun.answers(try run.text(of: "log"))
    #expect(lines.map { $0["warnings"]?.arrayValue?.count } == [1, 0])
    #expect(lines[1]["error"]?["exitCode"]?.integerValue != nil)
    #expect(lines[1]["ok"]?.booleanValue == false)
  }

  @Test func manyRunsShareALog() throws {
    let result = try command.shell(
      """
      for i in 1 2 3 4 5 6 7 8; do \(Self.chart) -o $i.svg --log log & done
      wait
      """)
    #expect(result.exitCode == 0)
    #expect(try JobRun.answers(try run.text(of: "log")).count == 8)
  }

  @Test func theLogOfABatchHasItsAnswers() throws {
    try command.write("\(JobRun.job("a"))\nbad\n", to: "jobs.ndjson")
    let result = try command.shell("exec \"$CHALKBOARD\" batch jobs.ndjson --log log --ordered")
    #expect(result.exitCode == 65)
    let lines = try JobRun.answers(try run.text(of: "log"))
    #expect(lines.map { $0["ok"]?.booleanValue } == [true, false, false])
    #expect(lines.allSatisfy { $0["time"] != nil })
    #expect(JobRun.numbers(lines) == [1, 2])
  }

  // MARK: Ends before their time

  /// A worker that has drawn one picture and hangs at the next, and what then happens to it.
  private func interrupted(_ signal: String) throws -> CommandResult {
    // The toolchain's own handlers would stand in front of the program's.
    command.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let hanging = JobRun.job("b").replacing("rows.csv", with: "/dev/fd/9")
    try command.write("old", to: "a.svg")
    try command.write("\(JobRun.job("a"))\n\(hanging)\n", to: "jobs")
    return try command.shell(
      """
      mkfifo never; exec 9<>never
      env --default-signal=INT "$CHALKBOARD" worker <jobs & worker=$!
      until test "$(ls -l /proc/$worker/fd | grep -c never)" -ge 2; do sleep 0.02; done
      kill -\(signal) $worker
      wait $worker
      """)
  }

  @Test(arguments: [("TERM", 143), ("INT", 130), ("HUP", 129), ("SEGV", 139), ("ABRT", 134)])
  func signalsLeaveNoTemporaryFile(signal: String, code: Int) throws {
    let result = try interrupted(signal)
    #expect(result.exitCode == Int32(code))
    #expect(try run.leftovers.isEmpty)
    #expect(try isOldOrWhole())
  }

  /// A job that took long is answered, and has its file, before the next one begins.
  private func isOldOrWhole() throws -> Bool {
    let text = try run.text(of: "a.svg")
    return text == "old" || text.hasSuffix("</svg>\n")
  }

  @Test func aKilledRunLeavesTheOldFile() throws {
    #expect(try interrupted("KILL").exitCode == 137)
    #expect(try isOldOrWhole())
    // What it left is in nobody's way.
    #expect(try chart("-o a.svg").exitCode == 0)
    #expect(try run.text(of: "a.svg").hasSuffix("</svg>\n"))
  }

  @Test func aFullDiskKeepsTheOldFile() throws {
    try command.write("old", to: "a.svg")
    try command.write("\(JobRun.job("a"))\n", to: "jobs")
    let result = try command.shell("ulimit -f 1; \"$CHALKBOARD\" worker <jobs")
    let error = try JobRun.answers(result)[0]["error"]
    #expect(error?["exitCode"]?.integerValue == 74)
    #expect(error?["message"]?.stringValue == "failure to write \"a.svg\": file too large")
    #expect(error?["hint"]?.stringValue == "the old file is as it was")
    #expect(try run.text(of: "a.svg") == "old")
    #expect(try run.leftovers.isEmpty)
  }

  // MARK: Folders by day

  @Test func aDayMakesItsFolders() throws {
    for day in 1...4 {
      let result = try chart("-o 'r/{date}/all/x.svg' --date 2026-05-0\(day) --keep 2")
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.errors.isEmpty)
      if day == 2 {
        // Files of others stay, and so does what somebody has changed.
        try command.write("mine", to: "r/2026-05-01/note.txt")
        try command.write("changed", to: "r/2026-05-02/all/x.svg")
      }
    }
    let found = try FileManager.default.subpathsOfDirectory(atPath: command.file("r"))
      .filter { $0.hasSuffix("g") || $0.hasSuffix("txt") }.sorted()
    #expect(
      found == [
        "2026-05-01/note.txt", "2026-05-02/all/x.svg", "2026-05-03/all/x.svg",
        "2026-05-04/all/x.svg",
      ])
  }

  @Test func anOldDayThatIsMadeAnewStays() throws {
    for day in ["02", "03", "01"] {
      _ = try chart("-o '{date}.svg' --date 2026-05-\(day) --keep 2")
    }
    #expect(try run.files("svg") == ["2026-05-01.svg", "2026-05-02.svg", "2026-05-03.svg"])
  }

  @Test func aReportKnowsItsDay() throws {
    command.environment = ["CHALKBOARD_TEMPLATES": "\(Package.folder)/Templates"]
    let sales = Package.sample("sales.csv")
    let result = try command.shell(
      """
      "$CHALKBOARD" report --sales '\(sales)' -o 'r/{date}/d.svg' -o r/latest.svg --keep 3
      """)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try run.text(of: "r/2026-05-06/d.svg") == run.text(of: "r/latest.svg"))
  }

  @Test func picturesBesideTextGoByDayToo() throws {
    command.environment = ["CHALKBOARD_TEMPLATES": "\(Package.folder)/Templates"]
    let sales = Package.sample("sales.csv")
    for day in ["2026-05-05", "2026-05-06"] {
      let result = try command.shell(
        """
        "$CHALKBOARD" report --sales '\(sales)' -o '{date}.md' --keep 1 --date \(day) 2>errors
        """)
      #expect(result.exitCode == 0, "\(result.errors)")
    }
    #expect(try run.files("md") == ["2026-05-06.md"])
    let folders = try command.names.filter { $0.hasSuffix("-files") }
    #expect(folders == ["2026-05-06-files"])
    #expect(try run.text(of: "2026-05-06.md").contains("2026-05-06-files/"))
  }

  @Test(arguments: [
    "-o '{date}.svg'", "-o a.svg --keep 3", "-o '{date}.svg' --date 2026-05-06 --keep 0",
    "-o '{date}.svg' --date someday", "-o - --format svg --if-changed",
    "-o a.svg --data - --if-changed",
  ])
  func optionsThatDoNotFitAreUsageErrors(options: String) throws {
    let chart = "\"$CHALKBOARD\" chart bar --x item --y sales"
    let data = options.contains("--data") ? "" : "--data rows.csv"
    let result = try command.shell("\(chart) \(data) \(options)")
    #expect(result.exitCode == 64, "\(result.errors)")
    #expect(result.errorLines.count == 1)
  }

  // MARK: Only what has changed

  private func isDrawn(_ options: String = "", by change: String = ":") throws -> Bool {
    let before = FileState(path: command.file("a.svg"))
    _ = try command.shell(change)
    let result = try chart("-o a.svg --if-changed \(options)")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    return try state("a.svg") != before
  }

  @Test func whatIsUnchangedIsNotDrawn() throws {
    #expect(try isDrawn())
    #expect(try !isDrawn())
    #expect(try !isDrawn(by: "touch -d 2020-01-01 rows.csv"))
    #expect(try !isDrawn(by: "cp rows.csv b; mv b rows.csv"))
    #expect(try isDrawn(by: "sed -i s/377/378/ rows.csv"))
    #expect(try !isDrawn())
    #expect(try isDrawn("--title Donuts"))
    #expect(try isDrawn(""))
    #expect(try isDrawn(by: "rm a.svg"))
    #expect(try isDrawn(by: "sed -i s/377/379/ a.svg; echo >>a.svg"))
    #expect(try isDrawn(by: "echo damaged >.a.svg.chalkboard"))
    #expect(try !isDrawn("--log log"))
  }

  @Test func aNewFontCounts() throws {
    _ = try command.shell("mkdir fonts")
    #expect(try isDrawn("--font-dir fonts"))
    #expect(try !isDrawn("--font-dir fonts"))
    let font = try #require(
      FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String }
        .first { $0.hasSuffix(".ttf") })
    _ = try command.shell("cp '/usr/share/fonts/\(font)' fonts/")
    #expect(try isDrawn("--font-dir fonts"))
  }

  @Test func aTemplateCountsWithItsWords() throws {
    _ = try command.shell(
      "cp -r '\(Package.folder)/Templates' Templates; rm -r Templates/words/ja*")
    let sales = Package.sample("sales.csv")
    func isDrawn(by change: String) throws -> Bool {
      let before = FileState(path: command.file("d.svg"))
      let result = try command.shell(
        """
        \(change)
        "$CHALKBOARD" report --sales '\(sales)' --locale de_DE -o d.svg --if-changed
        """)
      #expect(result.exitCode == 0, "\(result.errors)")
      return try state("d.svg") != before
    }
    #expect(try isDrawn(by: ":"))
    #expect(try !isDrawn(by: ":"))
    #expect(try isDrawn(by: "sed -i s/Donuts/Krapfen/ Templates/words/de.json"))
    #expect(try isDrawn(by: "echo >>Templates/daily/template.json"))
    // Words for the very region would be taken before those that were found.
    #expect(try isDrawn(by: "cp Templates/words/de.json Templates/words/de-DE.json"))
    #expect(try !isDrawn(by: ":"))
  }

  @Test func workersSkipWhatIsUnchanged() throws {
    let lines = (1...5).map { JobRun.job("a\($0)") + "\n" }.joined()
    try command.write(lines, to: "jobs")
    func unchanged() throws -> Int {
      let result = try command.shell("exec \"$CHALKBOARD\" batch jobs --if-changed")
      return try JobRun.answers(result).count { $0["unchanged"]?.booleanValue == true }
    }
    #expect(try unchanged() == 0)
    #expect(try unchanged() == 5)
    _ = try command.shell("rm a2.svg")
    #expect(try unchanged() == 4)
    let answers = try JobRun.answers(
      try command.shell("exec \"$CHALKBOARD\" worker --if-changed <jobs"))
    #expect(answers[1]["outputs"]?[0]?["path"]?.stringValue == "a2.svg")
  }
}
