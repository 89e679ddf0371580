import Foundation
import Testing

@Suite struct ChartCommandTests {
  private let command: CommandProcess

  init() throws {
    command = try CommandProcess()
    try command.write("item,sales\nTea,30\nScone,20\n", to: "sales.csv")
  }

  private func bar(_ arguments: String..., output: String = "out.svg") throws -> CommandResult {
    try run(["bar", "--x", "item", "--y", "sales", "-o", output] + arguments)
  }

  private func run(_ arguments: [String]) throws -> CommandResult {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try command.shell("exec \"$CHALKBOARD\" chart \(words)")
  }

  private func texts(of name: String) throws -> [String] {
    try SVGTexts(try command.bytes(of: name)).texts
  }

  // MARK: What does nothing

  @Test func timesThatAreNoneAreNotGroupedInSilence() throws {
    try command.write("day,sales\n5/6/2026 1:33 PM,3\n5/7/2026 2:00 PM,4\n", to: "days.csv")
    let words = ["bar", "--data", "days.csv", "--x", "day", "--y", "sales", "-o", "out.svg"]
    #expect(try run(words).errors.isEmpty)
    let result = try run(words + ["--time-unit", "hour"])
    #expect(result.exitCode == 0)
    #expect(
      result.errors.contains("days.csv:2: warning: no times in column \"day\""), "\(result.errors)")
    #expect(try run(words + ["--time-unit", "hour", "--strict"]).exitCode == 65)
  }

  @Test(arguments: [
    (["line", "--x", "n", "--sort", "descending"], "--sort"),
    (["bar", "--x", "n", "--sort", "descending"], "--sort"),
    (["line", "--x", "item", "--value-labels", "on"], "--value-labels"),
    (["bar", "--x", "item", "--series", "n", "--value-labels", "on"], "--value-labels"),
    (["line", "--x", "n", "--series", "item", "--arrange", "stacked"], "--arrange"),
    (["bar", "--x", "item", "--arrange", "normalized"], "--arrange"),
    (["bar", "--x", "item", "--scale", "3"], "--scale"),
    (["bar", "--x", "item", "--png-level", "9"], "--png-level"),
  ])
  func optionsWithoutEffectAreWarnedOf(words: [String], option: String) throws {
    try command.write("item,n,sales\nTea,1,30\nScone,2,20\n", to: "rows.csv")
    let all = words + ["--data", "rows.csv", "--y", "sales", "-o", "out.svg"]
    let result = try run(all)
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.contains("warning: option \(option) without effect"), "\(result.errors)")
    #expect(try run(all + ["--strict"]).exitCode == 64)
  }

  @Test func allRowsOfTotalsAreNamed() throws {
    try command.write("item,sales\nTea,3\nSubtotal,3\nGrand total,6\n", to: "totals.csv")
    let result = try bar("--data", "totals.csv")
    #expect(
      result.errors.contains("totals.csv:3: warning: rows named \"Subtotal\", \"Grand total\""),
      "\(result.errors)")
  }

  #if Cairo
    @Test func optionsOfTextsHaveNoEffectOnPNG() throws {
      let result = try bar(
        "--data", "sales.csv", "--text", "outlines", "--id-prefix", "a", output: "out.png")
      #expect(result.exitCode == 0)
      #expect(result.errorLines.count == 2, "\(result.errors)")
      #expect(
        try bar("--data", "sales.csv", "--text", "outlines", "-o", "out.png").errors.isEmpty)
    }

    /// Before the data are read, and so before anything is drawn.
    @Test func tooLargeAPictureIsRefusedAtOnce() throws {
      let result = try failing([
        "bar", "--data", "missing.csv", "--x", "item", "--y", "sales", "-o", "x.png", "--width",
        "4000", "--height", "4000", "--scale", "4",
      ])
      #expect(result.exitCode == 64)
      #expect(result.errors.contains("picture too large: 16000 x 16000 pixels"))
    }
  #endif

  @Test func settingsOfTheEnvironmentThatAreWrongAreWarnedOf() throws {
    command.environment = [
      "CHALKBOARD_LOCALE": "bogus!", "CHALKBOARD_FONT_DIR": "/nope:\(command.file("."))",
    ]
    let result = try bar("--data", "sales.csv")
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == 2, "\(result.errors)")
    #expect(result.errors.contains("CHALKBOARD_LOCALE") && result.errors.contains("\"bogus!\""))
    #expect(result.errors.contains("CHALKBOARD_FONT_DIR") && result.errors.contains("\"/nope\""))
    #expect(try bar("--data", "sales.csv", "--strict").exitCode != 0)
    command.environment = ["CHALKBOARD_LOCALE": "en_US.UTF-8", "CHALKBOARD_FONT_DIR": ""]
    #expect(try bar("--data", "sales.csv").errors.isEmpty)
  }

  // MARK: What it draws

  @Test func writesWhatWasAskedForAndIsSilent() throws {
    let result = try command.run(
      "chart", "bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "-o", "a.svg", "-o",
      "b.svg")
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    #expect(try command.names == ["a.svg", "b.svg", "sales.csv"])
    #expect(try command.bytes(of: "a.svg") == command.bytes(of: "b.svg"))
    #expect(try texts(of: "a.svg").contains("Scone"))
  }

  @Test func standardInputAndOutput() throws {
    let result = try command.run(
      "chart", "bar", "--data", "-", "--x", "item", "--y", "sales", "-o", "-", "--format", "svg",
      input: "item,sales\nCake,1\n")
    #expect(result.exitCode == 0)
    #expect(String(decoding: result.output, as: UTF8.self).hasPrefix("<svg "))
    #expect(try SVGTexts(result.output).texts.contains("Cake"))
  }

  @Test func repeatedRowsAreSummedExactly() throws {
    try command.write(
      "item,sales\n" + String(repeating: "Sweet,0.10\n", count: 30) + "Refund,-3.00\n",
      to: "cents.csv")
    let result = try bar("--data", "cents.csv")
    #expect(result.exitCode == 0)
    #expect(try texts(of: "out.svg").contains("3"))
    #expect(try texts(of: "out.svg").contains("-3"))
  }

  @Test(arguments: ["bar", "point"])
  func aCellThatIsNoNumberSkipsItsRow(kind: String) throws {
    try command.write("a,b\n1,1\n2,x\n3,3\n", to: "rows.csv")
    let arguments = [kind, "--data", "rows.csv", "--x", "a", "--y", "b", "-o", "out.svg"]
    let result = try run(arguments)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("rows.csv:3:2: warning: row skipped: no number"))
    #expect(try !texts(of: "out.svg").contains("x"))
    #expect(try run(arguments + ["--strict"]).exitCode == 65)
  }

  @Test func pointsMayStandOnText() throws {
    try command.write("a,b\n1,north\n2,south\n3,12\n", to: "rows.csv")
    let result = try run([
      "point", "--data", "rows.csv", "--x", "a", "--y", "b", "--strict", "-o", "out.svg",
    ])
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try texts(of: "out.svg").contains("north"))
  }

  @Test(arguments: ["line", "area", "point"])
  func anEmptyCellIsAGapAndNoFault(kind: String) throws {
    try command.write("a,b\n1,1\n2,\n3,3\n4,4\n", to: "rows.csv")
    let result = try run([
      kind, "--data", "rows.csv", "--x", "a", "--y", "b", "--strict", "-o", "out.svg",
    ])
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: ["line", "area"])
  func anUnreadableCellIsAGapAndNoBridge(kind: String) throws {
    let arguments = [kind, "--data", "rows.csv", "--x", "a", "--y", "b", "-o"]
    try command.write("a,b\n1,1\n2,2\n3,\n4,4\n5,5\n", to: "rows.csv")
    #expect(try run(arguments + ["empty.svg"]).exitCode == 0)
    try command.write("a,b\n1,1\n2,2\n3,?\n4,4\n5,5\n", to: "rows.csv")
    let result = try run(arguments + ["gap.svg"])
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("rows.csv:4:2: warning: gap left: no number"))
    #expect(try command.bytes(of: "gap.svg") == command.bytes(of: "empty.svg"))
    #expect(try run(arguments + ["gap.svg", "--strict"]).exitCode == 65)
  }

  @Test func numbersAlongXLayTheBars() throws {
    let result = try run([
      "bar", "--data", "sales.csv", "--x", "sales", "--y", "item", "-o", "out.svg",
    ])
    #expect(result.exitCode == 0)
    #expect(try texts(of: "out.svg").contains("Tea"))
  }

  @Test func rowsAreCounted() throws {
    try command.write("city\nA\nB\nA\n", to: "visits.csv")
    let result = try run([
      "bar", "--data", "visits.csv", "--x", "city", "--aggregate", "count", "-o", "out.svg",
    ])
    #expect(result.exitCode == 0)
    #expect(try texts(of: "out.svg").contains("2"))
  }

  @Test(arguments: [
    "item,sales\n",
    "item,sales\nTea,0\nScone,0\n",
    "item,sales\nTea,42\n",
    "item,sales\nMon,120\nTue,-45\nFri,0\n",
    "item,sales\nCart,950\nChain,98765432109876543\n",
    "item,sales\nたい焼き（あんこ）,120\nkäse,4\n",
    "item,sales\n" + (1...200).map { "Item \($0),\($0)\n" }.joined(),
    "item,sales\n" + (1...5).map { "\(String(repeating: "n", count: 100))\($0),1e15\n" }.joined(),
    "item,sales\n<script>alert(1)</script>,9\n\"\"\"><img src=x onerror=alert(1)>\",8\n]]>,7\n",
    "item,sales\n\"two\nlines\",3\n&amp;,4\n",
  ])
  func awkwardDataGiveReadablePictures(data: String) throws {
    try command.write(data, to: "data.csv")
    for kind in ["bar", "line", "area", "point"] {
      let result = try run([
        kind, "--data", "data.csv", "--x", "item", "--y", "sales", "-o", "out.svg",
      ])
      #expect(result.exitCode == 0, "\(kind): \(result.errors)")
      let picture = try SVGTexts(try command.bytes(of: "out.svg"))
      #expect(picture.suspiciousAttributes.isEmpty, "\(kind): \(picture.suspiciousAttributes)")
      #expect(picture.elements.isDisjoint(with: ["script", "img", "image", "foreignObject"]))
    }
  }

  @Test func textOfDataIsShownAsItStands() throws {
    try command.write("item,sales\n\"<b>&amp;</b>\",9\n", to: "data.csv")
    #expect(try bar("--data", "data.csv").exitCode == 0)
    #expect(try texts(of: "out.svg").contains("<b>&amp;</b>"))
  }

  @Test func headerWithoutRowsSaysSo() throws {
    try command.write("item,sales\n", to: "data.csv")
    #expect(try bar("--data", "data.csv").exitCode == 0)
    #expect(try texts(of: "out.svg").contains("No data"))
  }

  // MARK: What does not depend on the machine

  @Test func bytesAreTheSameWhateverTheZoneAndLocaleOfTheMachine() throws {
    try command.write(
      "time,value\n2026-06-29,0.125\n2026-06-30T23:30,1234.75\n2026-07-02,7\n", to: "data.csv")
    let settings: [[String: String]] = [
      [:], ["TZ": "Pacific/Apia", "LC_ALL": "C"],
      ["TZ": "America/Los_Angeles", "LC_ALL": "de_DE.UTF-8", "HOME": "/nowhere", "PATH": ""],
      ["TZ": ":Nowhere/Nope", "LC_ALL": "tr_TR.UTF-8", "LANG": "xx_YY"],
    ]
    var pictures: Set<Data> = []
    for kind in ["bar", "line"] {
      for environment in settings {
        command.environment = environment
        let result = try command.run(
          "chart", kind, "--data", "data.csv", "--x", "time", "--y", "value",
          "-o", "out.svg")
        #expect(result.exitCode == 0)
        #expect(result.errors.isEmpty, "\(environment): \(result.errors)")
        pictures.insert(try command.bytes(of: "out.svg"))
      }
    }
    #expect(pictures.count == 2)
  }

  @Test func theLocaleOfTheEnvironmentShowsInLabelsOnly() throws {
    try command.write("item,value\nA,1234.5\n", to: "data.csv")
    command.environment = ["CHALKBOARD_LOCALE": "de_DE.UTF-8"]
    let result = try command.run(
      "chart", "bar", "--data", "data.csv", "--x", "item", "--y", "value", "-o", "out.svg")
    #expect(result.exitCode == 0)
    #expect(try texts(of: "out.svg").contains("1.234,5"))
    #expect(try SVGTexts(try command.bytes(of: "out.svg")).suspiciousAttributes.isEmpty)
  }

  @Test func runsAtTheSameTimeDoNotDisturbEachOther() throws {
    #expect(try bar("--data", "sales.csv", output: "want.svg").exitCode == 0)
    let result = try command.shell(
      """
      for i in 1 2 3 4 5 6; do
        "$CHALKBOARD" chart bar --data sales.csv --x item --y sales -o got.svg || echo failed &
      done
      wait
      """)
    #expect(result.output.isEmpty)
    #expect(try command.bytes(of: "got.svg") == command.bytes(of: "want.svg"))
    #expect(try command.names == ["got.svg", "sales.csv", "want.svg"])
  }

  // MARK: What goes wrong

  /// Runs with an old file in place, which has to stay.
  private func failing(_ arguments: [String]) throws -> CommandResult {
    try command.write("old", to: "out.svg")
    let result = try run(arguments)
    #expect(try command.text(of: "out.svg") == "old")
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.hasPrefix("chalkboard: "))
    #expect(try command.names.filter { $0.hasPrefix(".") }.isEmpty)
    return result
  }

  @Test(arguments: [
    (["bar", "--data", "sales.csv", "--x", "item", "--y", "slaes"], 65, "did you mean \"sales\"?"),
    (["bar", "--data", "slaes.csv", "--x", "item", "--y", "sales"], 66, "\"sales.csv\""),
    (["bar", "--data", "/", "--x", "item", "--y", "sales"], 66, "folder in place of a file"),
    (["bar", "--data", "sales.csv", "--x", "item", "--y", "item"], 65, "no numbers in column"),
    (["bar", "--data", "sales.csv", "--x", "item"], 64, "--aggregate count"),
    (["bar", "--data", "sales.csv", "--y", "item"], 64, "--x COLUMN"),
    (["pie", "--data", "sales.csv", "--x", "item", "--y", "sales"], 64, "\"bar\""),
    (["bar", "--x", "item", "--y", "sales"], 64, "--data FILE"),
    (["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "--theme", "vgea"], 64, "vega"),
    (
      ["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "--width", "x"], 64, "a number"
    ),
    (["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "-o", "a.eps"], 64, "svg, png"),
    (
      ["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "-o", "x.png", "--format=svg"],
      64, "x.png"
    ),
    (
      [
        "bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "-o", "x.png", "--png-level",
        "6.5",
      ], 64, "whole number"
    ),
    (["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "-o", "-"], 64, "--format"),
    (
      ["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "-o", "no/a.svg"], 73, "folder"
    ),
    (
      ["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "-o", "sales.csv/a.svg"], 73,
      "sales.csv/a.svg"
    ),
    (
      ["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "--time-zone", "Mars/Base"], 64,
      "unknown time zone"
    ),
    (
      ["bar", "--data", "sales.csv", "--x", "item", "--y", "sales", "--locale", "xx_YY"], 64,
      "unknown locale"
    ),
  ])
  func mistakesHaveTheirExitCodes(arguments: [String], code: Int, hint: String) throws {
    let result = try failing(arguments + ["-o", "out.svg"])
    #expect(result.exitCode == Int32(code), "\(result.errors)")
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func emptyFileIsAnErrorAndKeepsTheOldPicture() throws {
    try command.write("", to: "empty.csv")
    let result = try failing([
      "bar", "--data", "empty.csv", "--x", "a", "--y", "b", "-o", "out.svg",
    ])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("empty"))
  }

  @Test func badCellsAreSkippedWithTheirPlaceOrFailTheRun() throws {
    try command.write("item,sales\nTea,3\nCake,n/a\nBun,2\n", to: "data.csv")
    let arguments = ["bar", "--data", "data.csv", "--x", "item", "--y", "sales", "-o", "out.svg"]
    let strict = try failing(arguments + ["--strict"])
    #expect(strict.exitCode == 65)
    #expect(strict.errors.contains("data.csv:3:2: error: no number"))
    let lenient = try run(arguments)
    #expect(lenient.exitCode == 0)
    #expect(lenient.errors.contains("data.csv:3:2: warning: row skipped"))
    #expect(try !texts(of: "out.svg").contains("Cake"))
  }

  @Test func fullDiskKeepsTheOldFile() throws {
    try command.write("old", to: "out.svg")
    let result = try command.shell(
      """
      ( ulimit -f 0
        exec "$CHALKBOARD" chart bar --data sales.csv --x item --y sales -o out.svg 2>&1 ) | cat
      """)
    #expect(String(decoding: result.output, as: UTF8.self).contains("failure to write"))
    #expect(try command.text(of: "out.svg") == "old")
    #expect(try command.names == ["out.svg", "sales.csv"])
  }

  @Test func fullDeviceOnStandardOutputIsAnError() throws {
    let result = try command.shell(
      """
      exec "$CHALKBOARD" chart bar --data sales.csv --x item --y sales -o - --format svg >/dev/full
      """)
    #expect(result.exitCode == 74)
    #expect(result.errors.contains("standard output"))
  }

  @Test func closedPipeIsQuiet() throws {
    let result = try command.shell(
      """
      { "$CHALKBOARD" chart bar --data sales.csv --x item --y sales -o - --format svg
        echo "code $?" >&2; } | head -c 0
      """)
    // The reader may be gone before or after the first byte.
    #expect(["code 74\n", "code 0\n"].contains(result.errors))
  }

  @Test func closedStreamsDoNoHarm() throws {
    let result = try command.shell(
      """
      "$CHALKBOARD" chart bar --data sales.csv --x item --y sales -o out.svg <&- >&- 2>&-
      """)
    #expect(result.exitCode == 0)
    #expect(try texts(of: "out.svg").contains("Tea"))
  }

  @Test func anOldFileOfALinkOutOfTheFolderStays() throws {
    let other = try CommandProcess()
    try other.write("old", to: "victim.svg")
    try FileManager.default.createSymbolicLink(
      atPath: command.file("out.svg"), withDestinationPath: other.file("victim.svg"))
    let result = try bar("--data", "sales.csv")
    #expect(result.exitCode == 73)
    #expect(try other.text(of: "victim.svg") == "old")
  }
}
