import DataTable
import Diagnostics
import Testing

@testable import Reports

struct ExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 4 - 3", "3"), ("7 / 2", "3.5"),
    ("1 / 3", "0.333333333333"), ("-7 % 3", "2"), ("7.5 % 2", "1.5"), ("-2 * -3", "6"),
    ("0.1 + 0.2", "0.3"), (".5 + 1", "1.5"), ("true ? 1 : false ? 2 : 3", "1"),
    ("false ? 1 : false ? 2 : 3", "3"), ("null ?? null ?? 4", "4"), ("1 < 2 ? 10 : 20", "10"),
    ("not true or true ? 1 : 2", "1"), ("!(1 == 2) && 2 >= 2 ? 1 : 2", "1"),
    ("round(2.345, 2)", "2.34"), ("round(2.5)", "2"), ("floor(-1.2)", "-2"), ("ceil(1.2)", "2"),
    ("abs(-4.50)", "4.50"), ("length('né🍩')", "3"), ("change(3, 2)", "0.5"),
    ("change(-1, -2)", "0.5"),
  ])
  func `numbers are exact and operators bind as they are used to`(
    text: String, expected: String
  ) throws {
    #expect(try SampleScope().value(text) == .exact(expected))
  }

  @Test(arguments: [
    ("1 == 1.0", true), ("1 != 2", true), ("'a' < 'b'", true), ("\"a\" == 'a'", true),
    ("'1' == 1", false), ("null == null", true), ("null == 0", false), ("null != 0", true),
    ("contains('Sour Spark', 'Spark')", true), ("startsWith('Sour Spark', 'Spark')", false),
    ("lower('ÄB') == 'äb' and upper('ß') == 'SS'", true), ("false and null", false),
    ("null or true", true), ("now == date", true), ("now > date", false), ("now >= date", true),
    ("date < addDays(date, 1)", true), ("concat('a', 1.50, null) == 'a1.5'", true),
  ])
  func `comparisons and conditions`(text: String, expected: Bool) throws {
    #expect(try SampleScope().value(text) == .boolean(expected))
  }

  @Test(arguments: [
    "null + 1", "-null", "null < 1", "null and true", "not null", "1 / 0", "1 % 0",
    "change(1, 0)", "change(null, 1)", "mean(sales.total, false)", "max(sales.total, false)",
    "first(sales.item, false)", "lower(null)",
  ])
  func `what has no value is null`(text: String) throws {
    #expect(try SampleScope().value(text) == .null)
  }

  @Test(arguments: [
    ("sum(sales.total)", "11.50"), ("sum(sales.quantity * sales.price)", "11.50"),
    ("sum(sales.total, sales.city == city)", "7.50"), ("count(sales)", "3"),
    ("count(sales, sales.quantity < 0)", "1"), ("count(sales.city)", "2"),
    ("distinct(sales.item)", "3"), ("mean(sales.quantity)", "1.333333"),
    ("median(sales.price)", "2.50"), ("median(sales.total, sales.quantity > 0)", "7"),
    ("min(sales.total)", "-2.50"), ("max(sales.total)", "7.50"), ("first(sales.quantity)", "3"),
    ("last(sales.quantity)", "-1"), ("sum(sales.total, false)", "0"),
    ("sum(sales.total) / count(sales)", "3.833333333333"),
    ("previous(sum(sales.total))", "15.50"), ("weekBefore(sum(sales.total))", "5.00"),
    ("all(count(sales))", "6"), ("previous(previous(count(sales)))", "0"),
    ("sum(sales.total / sum(sales.total))", "1.000000000000"), ("count(goals)", "2"),
    ("sum(sales.quantity > 0 ? sales.total : 0)", "14.00"),
    ("sum(sales.total, hour(sales.time) >= 12)", "-2.50"),
    ("sum(sales.total, sales.city != 'Lakeside')", "5.00"),
    ("count(sales, contains(sales.item, 'in'))", "1"),
    ("sum(sales.total, sales.time >= date and sales.time <= date)", "11.50"),
  ])
  func `aggregates of the rows of the period`(text: String, expected: String) throws {
    let value = try SampleScope().value(text)
    guard case .decimal(let decimal) = value, let wanted = ExactDecimal(expected) else {
      Issue.record("\(value)")
      return
    }
    #expect(decimal.rounded(toPlaces: 12) == wanted.rounded(toPlaces: 12))
  }

  @Test func `measured numbers are floating-point, in sums with exact ones too`() throws {
    let sample = try SampleScope()
    #expect(try sample.value("sum(sales.weight)") == .number(0.875))
    #expect(try sample.value("sum(sales.weight * 2)") == .number(1.75))
    #expect(try sample.value("mean(goals[\"unit goal\"])") == .number(1.75))
    #expect(try sample.value("all(count(sales.weight))") == .exact("5"))
  }

  @Test func `texts and times can be the first, last, least and greatest`() throws {
    let sample = try SampleScope()
    #expect(try sample.value("last(sales.city)") == .text("Lakeside"))
    #expect(try sample.value("max(sales.item, sales.quantity > 0)") == .text("Ring"))
    #expect(
      try sample.value("min(sales.time)")
        == .instant(SampleScope.instant("2026-05-06T00:00-07:00")))
  }

  @Test func `periods are those of the shop's clock`() throws {
    var sample = try SampleScope(timeZone: "UTC")
    // By that clock the last sale is of the next day.
    #expect(try sample.value("count(sales)") == .exact("3"))
    #expect(try sample.value("first(sales.item)") == .text("Cocoa"))
    sample.scope.period = ReportPeriod(.week, upTo: SampleScope.wednesday, firstWeekday: 2)
    #expect(try sample.value("count(sales)") == .exact("4"))
    #expect(try sample.value("previous(count(sales))") == .exact("1"))
    #expect(try sample.value("period.end - period.start") == .exact("2"))
    #expect(try sample.value("weekday(period.start)") == .exact("1"))
    #expect(try sample.value("previous(day(period.start))") == .exact("27"))
  }

  @Test func `sources without times count at all times`() throws {
    #expect(try SampleScope().value("previous(sum(goals['unit goal']))") == .number(3.5))
  }

  @Test func `what is not taken is not evaluated`() throws {
    let sample = try SampleScope()
    #expect(try sample.value("count(sales) > 0 ? 1 : 1 / 0") == .exact("1"))
    #expect(try sample.value("count(sales) == 0 or 1 / 1 > 0") == .boolean(true))
    #expect(
      try sample.value("sum(sales.quantity > 0 ? 6 / sales.quantity : 0)") == .exact("5"))
    #expect(
      try sample.value("count(sales, sales.quantity != 2 and 1 / (sales.quantity - 2) > 0)")
        == .exact("1"))
    #expect(sample.sink.diagnostics.isEmpty)
  }

  @Test func `a missing value is one warning with its place`() throws {
    let sample = try SampleScope()
    for _ in 0..<3 { _ = try sample.value("sum(sales.total) / (count(sales) - 3)") }
    #expect(
      sample.sink.diagnostics.map(\.description) == [
        "template.json#/rows/0/panels/1/text:18: warning: no value: division by zero; "
          + "?? or the format default(\"…\") says what stands for it"
      ])
  }

  @Test func `rows without a value are counted, and leave the others`() throws {
    let sample = try SampleScope()
    #expect(try sample.value("sum(12 / (sales.quantity - 2))") == .exact("8"))
    #expect(sample.sink.diagnostics.map(\.message) == ["no value in 1 row: division by zero"])
  }

  @Test func `a value that somebody thought of is no warning`() throws {
    let sample = try SampleScope()
    #expect(try sample.value("mean(sales.total, false) ?? 0") == .exact("0"))
    #expect(try sample.value("sum((1 / (sales.quantity - 2)) ?? 0) > 0") == .boolean(true))
    #expect(try sample.text("{{ 1 / 0 | default('none') }}") == "none")
    #expect(sample.sink.diagnostics.isEmpty)
  }

  @Test func `dates`() throws {
    let sample = try SampleScope(.month)
    #expect(
      try sample.value("year(date) * 10000 + month(date) * 100 + day(date)") == .exact("20260506"))
    #expect(try sample.value("period.end") == .day(SampleScope.wednesday))
    #expect(
      try sample.value("previous(period.end)") == .day(try #require(CalendarDay("2026-04-06"))))
    #expect(try sample.value("weekday(date)") == .exact("3"))
    #expect(
      try sample.value("addDays(now, 1)")
        == .instant(SampleScope.instant("2026-05-07T18:30-07:00")))
  }

  @Test func `rows and columns for panels`() throws {
    let sample = try SampleScope()
    let filter = try Expression(parsing: "sales.city == 'Lakeside'", at: SampleScope.place)
    #expect(try filter.rows(of: "sales", among: Array(0..<6), in: sample.scope) == [1, 4])
    let amount = try Expression(parsing: "sales.quantity * sales.price", at: SampleScope.place)
    let column = try amount.column(named: "amount", of: "sales", rows: [4, 0], in: sample.scope)
    #expect(column == Column("amount", decimals: [ExactDecimal("6.50"), ExactDecimal("5.00")]))
    let day = try Expression(parsing: "upper(sales.city)", at: SampleScope.place)
    #expect(
      try day.column(named: "c", of: "sales", rows: [1, 5], in: sample.scope)
        == Column("c", texts: ["LAKESIDE", nil]))
  }

  @Test func `a column of a hundred thousand rows`() throws {
    var sample = try SampleScope()
    let count = 100_000
    let time = SampleScope.instant("2026-05-06T12:00-07:00")
    let table = try Table(columns: [
      Column("time", instants: .init(repeating: time, count: count)),
      Column("total", decimals: (0..<count).map { ExactDecimal($0 % 7) }),
      Column("item", texts: (0..<count).map { "item \($0 % 12)" }),
    ])
    sample.scope.sources = sample.scope.sources.replacing(
      "big", with: SourceTables.Source(table, timeColumn: "time"))
    #expect(try sample.value("sum(big.total, big.item == 'item 3')") == .exact("25004"))
    #expect(try sample.value("sum(big.total * big.total)") == .exact("1299965"))
  }
}
