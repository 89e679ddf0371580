import Foundation
import Testing

@Suite struct ReportCommandTests {
  private let command: CommandProcess

  init() throws {
    command = try CommandProcess()
    command.environment = ["CHALKBOARD_TEMPLATES": "\(Package.folder)/Templates"]
  }

  /// A report on the sample data.
  private func sample(_ arguments: String..., output: String = "out.svg") throws -> CommandResult {
    try run(
      [
        "--sales", Package.sample("sales.csv"), "--forecast", Package.sample("forecast.json"),
        "--orders", Package.sample("orders.json"), "-o", output,
      ] + arguments)
  }

  /// A report on sales of this test's own.
  private func own(_ rows: String, _ arguments: String...) throws -> CommandResult {
    try command.write("order id,time,city,item,quantity,unit price\n" + rows, to: "sales.csv")
    return try run(
      ["--sales", "sales.csv", "--forecast", Package.sample("forecast.json"), "-o", "out.svg"]
        + arguments)
  }

  private func run(_ arguments: [String]) throws -> CommandResult {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try command.shell("exec \"$CHALKBOARD\" report \(words)")
  }

  private func picture(_ name: String = "out.svg") throws -> SVGTexts {
    try SVGTexts(try command.bytes(of: name))
  }

  private func texts() throws -> String { try picture().texts.joined(separator: "\n") }

  // MARK: What it says

  @Test func ordersOfOtherDaysAreNotListed() throws {
    let sameDay = try sample("--date", "2026-05-06")
    #expect(sameDay.exitCode == 0)
    #expect(sameDay.errors.isEmpty)
    #expect(try picture().texts.contains("Order 6225"))
    let otherDay = try sample("--date", "2026-04-19")
    #expect(otherDay.exitCode == 0)
    #expect(
      otherDay.errors.contains("orders of other days than 2026-04-19, left out"),
      "\(otherDay.errors)")
    #expect(try !picture().texts.contains { $0.hasPrefix("Order 6") })
    #expect(try picture().texts.contains("No orders"))
  }

  @Test func theSampleIsWholeAndSilent() throws {
    let result = try sample("--strict")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    let text = try texts()
    for part in [
      "Daily Report", "Sample Donut Truck", "Wednesday, May 6, 2026", "Rainbow Parade",
      "Lighthouse Square", "Sample weather data",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(try picture().suspiciousAttributes.isEmpty)
    #expect(try picture().elements.isDisjoint(with: ["script", "image", "foreignObject", "style"]))
  }

  @Test func theIncomeIsExactToTheCent() throws {
    #expect(try sample().exitCode == 0)
    let lines = try String(contentsOfFile: Package.sample("sales.csv"), encoding: .utf8)
      .split(separator: "\n").dropFirst()
    var income = Decimal.zero
    for line in lines {
      let cells = line.split(separator: ",").map(String.init)
      guard cells[1].hasPrefix("2026-05-06"), let quantity = Decimal(string: cells[4]),
        let price = Decimal(string: cells[5])
      else { continue }
      income += quantity * price
    }
    let text = income.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
    #expect(income > 0)
    #expect(try picture().texts.contains(text), "\(text)")
  }

  @Test func thirtyDimesLessThreeDollarsAreNothing() throws {
    let dimes = (1...30).map { "\($0),2026-05-06T09:00,A,Sweet,1,0.10\n" }.joined()
    let result = try own(dimes + "31,2026-05-06T10:00,A,Sweet,-1,3.00\n")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try picture().texts.contains("$0.00"))
    #expect(try !texts().contains("-$0.00"))
  }

  @Test func daysAreThoseOfTheShopAndNotOfTheMachine() throws {
    // 23:30 in the evening of the shop is the next day in Greenwich.
    let rows = "1,2026-05-05T23:30,A,Early,1,1.00\n2,2026-05-06T23:30,A,Late,1,2.50\n"
    var pictures: Set<Data> = []
    for zone in ["UTC", "Pacific/Apia", "Asia/Tokyo", ":Nowhere/Nope"] {
      command.environment["TZ"] = zone
      let result = try own(rows, "--date", "2026-05-06")
      #expect(result.exitCode == 0, "\(result.errors)")
      pictures.insert(try command.bytes(of: "out.svg"))
    }
    #expect(pictures.count == 1)
    #expect(try picture().texts.contains("$2.50"))
    #expect(try texts().contains("Late"))
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    #expect(try sample(output: "a.svg").exitCode == 0)
    command.environment["LC_ALL"] = "de_DE.UTF-8"
    #expect(try sample(output: "b.svg").exitCode == 0)
    #expect(try command.bytes(of: "a.svg") == command.bytes(of: "b.svg"))
  }

  @Test func twoReportsInOnePageShareNoID() throws {
    #expect(try sample(output: "light.svg").exitCode == 0)
    #expect(try sample("--color-scheme", "dark", output: "dark.svg").exitCode == 0)
    #expect(try sample("--date", "2026-05-05", output: "before.svg").exitCode == 0)
    let ids = try ["light.svg", "dark.svg", "before.svg"].map { try picture($0).ids }
    for (index, own) in ids.enumerated() {
      #expect(!own.isEmpty)
      #expect(Set(own).count == own.count)
      for other in ids[..<index] { #expect(Set(own).isDisjoint(with: other)) }
    }
  }

  @Test(arguments: [600, 1200, 2400])
  func thePageHasTheWidthThatWasAskedForAndAWholeHeight(width: Int) throws {
    #expect(try sample("--width", "\(width)", "--strict").exitCode == 0)
    let start = try command.text(of: "out.svg").prefix(200)
    #expect(try start.contains(Regex(" width=\"\(width)\" height=\"[0-9]+\"")))
  }

  // MARK: Days unlike others

  @Test func aDayWithoutSalesSaysSo() throws {
    for rows in ["", "1,2026-05-05T09:00,A,Tea,1,1.00\n"] {
      let result = try own(rows, "--date", "2026-05-06")
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try texts().contains("No sales"))
      #expect(try picture().suspiciousAttributes.isEmpty)
    }
  }

  @Test func withoutSalesTheDayIsThatOfTheForecastAndNeverTheMachines() throws {
    let forecast = try own("")
    #expect(forecast.exitCode == 0, "\(forecast.errors)")
    #expect(try texts().contains("May 6, 2026"))
    let now = try own("", "--now", "2026-05-07T09:00")
    #expect(now.exitCode == 0, "\(now.errors)")
    #expect(try texts().contains("May 7, 2026"))
    let alone = try run(["--sales", "sales.csv", "-o", "none.svg"])
    #expect(alone.exitCode == 65)
    #expect(alone.errors.contains("--date"))
    #expect(try !command.names.contains("none.svg"))
    let orders = try run([
      "--sales", "sales.csv", "--orders", Package.sample("orders.json"), "-o", "out.svg",
    ])
    #expect(orders.exitCode == 0, "\(orders.errors)")
    #expect(try texts().contains("May 6, 2026"))
  }

  @Test func ordersAfterNowHaveNotHappened() throws {
    let rows = "1,2026-05-06T09:00,A,Tea,1,1.00\n2,2026-05-06T15:58,A,Cake,1,2.00\n"
    #expect(try own(rows).exitCode == 0)
    #expect(try texts().contains("3:58"))
    #expect(try own(rows, "--now", "2026-05-06T12:00").exitCode == 0)
    #expect(try !texts().contains("3:58"))
    #expect(try texts().contains("9:00"))
  }

  @Test func strictRunsSayNothingOfASample() throws {
    try command.write("{ broken", to: "forecast.json")
    for (forecast, code) in [("forecast.json", 65), ("missing.json", 66)] {
      let result = try run([
        "--sales", Package.sample("sales.csv"), "--forecast", forecast, "--strict", "-o", "out.svg",
      ])
      #expect(result.exitCode == Int32(code), "\(result.errors)")
      #expect(result.errorLines.count == 1)
      #expect(!result.errors.contains("stands in"))
    }
    let day = try sample("--strict", "--date", "2030-01-01")
    #expect(day.exitCode == 65)
    #expect(day.errors.contains("no forecast for 2030-01-01"))
    #expect(!day.errors.contains("stands in"))
  }

  @Test func withoutAForecastTheSampleStandsIn() throws {
    try command.write("{ broken", to: "forecast.json")
    for forecast in ["forecast.json", "missing.json", "/"] {
      let result = try run([
        "--sales", Package.sample("sales.csv"), "--forecast", forecast, "-o", "out.svg",
      ])
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.errorLines.count == 1)
      #expect(result.errors.contains("warning: no forecast"))
      #expect(try texts().contains("Sample forecast"))
    }
  }

  /// Services answer in a zone of their own; the page is drawn in the shop's.
  @Test func theZoneOfAForecastChangesNothing() throws {
    var pictures: [Data] = []
    for (zone, start) in [("GMT", 7), ("America/Los_Angeles", 0)] {
      let hours = (start..<start + 24).map { hour in
        "\"2026-05-0\(6 + hour / 24)T\(hour % 24 < 10 ? "0" : "")\(hour % 24):00\""
      }
      let degrees = (0..<24).map { "\(10 + min($0, 30 - $0) / 2)" }
      try command.write(
        """
        {"timezone": "\(zone)", "utc_offset_seconds": \(start == 0 ? -25200 : 0),
         "hourly_units": {"temperature_2m": "°C"},
         "hourly": {"time": [\(hours.joined(separator: ","))],
                    "temperature_2m": [\(degrees.joined(separator: ","))]}}
        """, to: "forecast.json")
      let result = try run([
        "--sales", Package.sample("sales.csv"), "--forecast", "forecast.json", "--date",
        "2026-05-06", "-o", "out.svg",
      ])
      #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
      pictures.append(try command.bytes(of: "out.svg"))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: [
    (1...200).map { "\($0),2026-05-06T09:00,A,Item \($0),1,1.00\n" }.joined(),
    "1,2026-05-06T09:00,A,\(String(repeating: "long ", count: 20)),3,1.00\n",
    "1,2026-05-06T09:00,A,\(String(repeating: "x", count: 100)),3,1000000000000000\n",
    "1,2026-05-06T09:00,東京,たい焼き（あんこ）🍩,3,1.00\n",
    "1,2026-05-06T09:00,A,Tea,-3,1.00\n",
    "1,2026-05-06T09:00,A,Tea,0,1.00\n",
    "1,2026-05-06T09:00,,Tea,1,0\n",
  ])
  func awkwardSalesGiveAReadablePage(rows: String) throws {
    let result = try own(rows)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try picture().suspiciousAttributes.isEmpty)
  }

  @Test func aTextWithoutEndIsCut() throws {
    let long = String(repeating: "word ", count: 100_000)
    let result = try own("1,2026-05-06T09:00,A,\(long),2,1.00\n")
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("sales.csv:2:4: warning: 1 text of more than 1000"))
    #expect(try command.bytes(of: "out.svg").count < 500_000)
  }

  @Test func textInFontsOfItsOwnKeepsThePageSmall() throws {
    let result = try sample("--text", "embed")
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    let embedded = try command.bytes(of: "out.svg")
    #expect(embedded.count < 120_000)
    let texts = try picture().texts
    #expect(try sample().exitCode == 0)
    #expect(try picture().texts == texts)
  }

  @Test func outlinedTextIsStillThere() throws {
    #expect(try sample().exitCode == 0)
    let texts = try picture().texts.sorted()
    #expect(try sample("--text", "outlines").exitCode == 0)
    #expect(try picture().texts.sorted() == texts)
  }

  @Test func textOfDataNeverBecomesMarkup() throws {
    let result = try own("1,2026-05-06T09:00,<b>,<script>alert(1)</script>,2,1.00\n")
    #expect(result.exitCode == 0)
    #expect(try picture().elements.isDisjoint(with: ["script", "b"]))
  }

  // MARK: What goes wrong

  @Test(arguments: ["1,2026-05-06T09:00,A,Grand total,7,7", "Total:,2026-05-06T09:00,A,Tea,7,7"])
  func aRowOfTotalsIsAWarning(row: String) throws {
    let result = try own("1,2026-05-06T09:00,A,Tea,7,1.00\n\(row)\n")
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("sales.csv: warning: row named"))
  }

  @Test func rowsThatCannotBeReadAreCounted() throws {
    let rows = "1,2026-05-06T09:00,A,Tea,two,1.00\n2,2026-05-06T09:00,A,Cake,1,2.00\n"
    let lenient = try own(rows)
    #expect(lenient.exitCode == 0)
    #expect(lenient.errors.contains("sales.csv:2:5: warning: row skipped: no number"))
    #expect(try texts().contains("1 skipped"))
    try command.write("old", to: "out.svg")
    let strict = try own(rows, "--strict")
    #expect(strict.exitCode == 65)
    #expect(try command.text(of: "out.svg") == "old")
  }

  @Test(arguments: [
    (["--template", "dialy"], 78, "did you mean \"daily\"?"),
    (["--city", "Nowhere"], 64, "Harbor Point"),
    (["--width", "100"], 64, "600 to 2400"),
    (["--width", "0x400"], 64, "600 to 2400"),
    (["--width", "1e3 "], 64, "600 to 2400"),
    (["--width", "nan"], 64, "600 to 2400"),
    (["--city", ""], 64, "--city NAME"),
    (["--forecast="], 64, "--forecast FILE"),
    (["--font-dir", "no/folder"], 66, "fonts"),
    (["--date", "tomorrow"], 64, "2026-05-06"),
    (["--now", "noon"], 64, "ISO 8601"),
    (["--currency", "dollars"], 64, "USD"),
    (["--currency", "ZZZ"], 64, "EUR"),
    (["--date", "0000-01-01"], 64, "2026-05-06"),
    (["--theme", "vega"], 64, "unknown option \"--theme\""),
    (["--locale", "xx_YY"], 64, "en_US"),
    (["--time-zone", "Nowhere/Nope"], 64, "UTC"),
    (["--orders", "missing.json"], 66, "missing.json"),
  ])
  func mistakesHaveTheirExitCodes(arguments: [String], code: Int, hint: String) throws {
    let result = try run(["--sales", Package.sample("sales.csv"), "-o", "out.svg"] + arguments)
    #expect(result.exitCode == Int32(code), "\(result.errors)")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(hint), "\(result.errors)")
    #expect(try command.names.isEmpty)
  }

  @Test(arguments: ["order id,time,city,item,quantity,unit price\n", "", "[]"])
  func aClosedDayIsNoWrongCommandLine(sales: String) throws {
    try command.write(sales, to: "sales.csv")
    let result = try run(["--sales", "sales.csv", "-o", "out.svg"])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("give --date"), "\(result.errors)")
    for day in [["--date", "2026-05-06"], ["--now", "2026-05-06T15:30"]] {
      #expect(try run(["--sales", "sales.csv", "-o", "out.svg"] + day).exitCode == 0)
      #expect(try texts().contains("Wednesday, May 6, 2026"))
    }
  }

  @Test func aForecastOfOneHourIsToldFromNone() throws {
    try command.write(
      #"{"hours":[{"time":"2026-05-06T09:00","temperature":14}]}"#, to: "forecast.json")
    let words = ["--sales", Package.sample("sales.csv"), "-o", "out.svg"]
    let short = try run(words + ["--forecast", "forecast.json", "--date", "2026-05-06"])
    #expect(short.exitCode == 0)
    #expect(short.errors.contains("fewer than two hours"), "\(short.errors)")
  }

  @Test func anAmbiguousNumberHasAPlaceAndAWayOut() throws {
    let rows = "1,2026-05-06T09:00,A,Tea,2,3\n2,2026-05-06T09:00,A,Cake,1,\"1,000\"\n"
    let result = try own(rows)
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("sales.csv:3:6: error: ambiguous number \"1,000\""))
    #expect(result.errors.contains("--decimal-mark"))
    #expect(try own(rows, "--decimal-mark", "point").exitCode == 0)
    #expect(try picture().texts.contains("$1,006.00"))
    #expect(try own(rows, "--decimal-mark", "comma").exitCode == 0)
    #expect(try picture().texts.contains("$7.00"))
  }

  @Test func aMissingColumnNamesThoseThatAreThere() throws {
    try command.write("order id,time,city,item,quantity,unit prise\n", to: "sales.csv")
    let result = try run(["--sales", "sales.csv", "-o", "out.svg"])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("did you mean \"unit prise\"?"))
  }

  @Test func mistakesInATemplateAreNamedWithTheirPlace() throws {
    try command.write(
      #"{"name":"n","shop":"s","rows":[{"panels":[{"type":"metric","value":"incme"}]}]}"#,
      to: "mine.json")
    let result = try sample("--template", "mine.json")
    #expect(result.exitCode == 78)
    #expect(result.errors.contains("mine.json#/rows/0/panels/0/value"))
    #expect(result.errors.contains("did you mean \"income\"?"))
  }
}
