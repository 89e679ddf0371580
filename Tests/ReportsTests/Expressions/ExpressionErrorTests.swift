import DataTable
import Diagnostics
import Testing

@testable import Reports

struct ExpressionErrorTests {
  @Test(arguments: [
    ("sum(sales.totl)", 5, "unknown column \"totl\" of \"sales\"", "total"),
    ("sum(sale.total)", 1, "unknown data source \"sale\"", "sales"),
    ("sun(sales.total)", 1, "unknown function \"sun\"", "sum"),
    ("1 + dat", 5, "unknown name \"dat\"", "date"),
    ("sales.total", 1, "column \"sales.total\" where one value is expected", "sum(sales.total)"),
    ("sum(total)", 5, "sum of \"total\", which is no column", "sum(sales.total)"),
    ("sum(sales.total, item == 'Ring')", 18, "unknown name \"item\"", "sales.item"),
    ("sales", 1, "data source \"sales\" where a value is expected", "count(sales)"),
    ("sum(sales.total * goals.city)", 1, "columns of \"sales\" and \"goals\" in one aggregate", ""),
    ("'a' + 1", 5, "a text + a number: \"a\" + 1", "concat"),
    ("sum(sales.city)", 1, "a text among what should be numbers: \"Harbor Point\"", ""),
    ("1 ? 2 : 3", 1, "a number where a condition is expected: 1", ""),
    ("1 < 2 < 3", 7, "comparison of a comparison", "and"),
    ("round(1, 2, 3)", 1, "3 arguments of round", "1 to 2"),
    ("'open", 1, "text without its closing quote", ""),
    ("1 = 2", 3, "character \"=\" in an expression", "=="),
    ("(1 + 2", 7, "the end where \")\" is expected", ""),
    ("1 +", 4, "the end where a value is expected", ""),
    ("1 2", 3, "2 where an operator or the end is expected", ""),
    ("1.2.3", 1, "number \"1.2.3\" that cannot be read", ""),
    ("99999999999999999999 * 99999999999999999999", 22, "product out of range", ""),
    ("year(1)", 1, "year of a number: 1", "a day or time"),
    ("addDays(date, 0.5)", 1, "addDays of a number: 0.5", "whole number of days"),
    ("max(sales.weight > 0.2 ? 'a' : 1)", 1, "max of values of several kinds", ""),
    ("sales.total.x", 12, "\".\" where an operator, since columns have no members is expected", ""),
  ])
  func `errors name the place and what would be right`(
    text: String, column: Int, message: String, hint: String
  ) throws {
    let error = try #require(try SampleScope().error(text))
    #expect(error.message.hasPrefix(message), "\(error)")
    #expect(error.place?.column == column, "\(error)")
    #expect(error.place?.pointer == SampleScope.place.pointer)
    #expect(hint.isEmpty || error.hint?.contains(hint) == true, "\(error)")
  }

  @Test(arguments: [
    String(repeating: "(", count: 1000) + "1" + String(repeating: ")", count: 1000),
    String(repeating: "-", count: 1000) + "1", String(repeating: "not ", count: 900) + "true",
    Array(repeating: "1", count: 1000).joined(separator: "+"),
    String(repeating: "abs(", count: 900) + "1" + String(repeating: ")", count: 900),
    String(repeating: "true ? ", count: 500) + "1" + String(repeating: " : 2", count: 500),
  ])
  func `what is nested too deep is an error`(text: String) throws {
    let error = try #require(try SampleScope().error(text))
    #expect(error.message == "expression nested deeper than 64")
    #expect(error.failure == .template)
  }

  @Test func `what is too long is an error`() throws {
    let error = try #require(
      try SampleScope().error("1" + String(repeating: " ", count: 5000) + "+ 1"))
    #expect(error.message == "expression of more than 4096 characters")
  }

  @Test func `sixty parentheses are not too deep`() throws {
    let text = String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60)
    #expect(try SampleScope().value(text) == .exact("1"))
  }

  @Test func `a sum beyond what an exact number holds is an error`() throws {
    var sample = try SampleScope()
    let huge = ExactDecimal(coefficient: .max)
    let table = try Table(columns: [Column("x", decimals: [huge, huge])])
    sample.scope.sources = sample.scope.sources.replacing(
      "big", with: SourceTables.Source(table, timeColumn: nil))
    let error = try #require(sample.error("1 + sum(big.x)"))
    #expect(error.message.hasPrefix("number out of range"))
    #expect(error.place?.column == 5)
    #expect(error.failure == .data)
  }

  @Test func `names are checked without data`() throws {
    let expression = try Expression(
      parsing: "sum(sales.total) / goal + count(orders)", at: SampleScope.place)
    #expect(throws: Never.self) {
      try expression.check(sources: ["sales", "orders"], scalars: ["goal"])
    }
    let source = #expect(throws: Diagnostic.self) {
      try expression.check(sources: ["sales", "order"], scalars: ["goal"])
    }
    #expect(source?.place?.column == 33)
    let scalar = #expect(throws: Diagnostic.self) {
      try expression.check(sources: ["sales", "orders"], scalars: ["goals"])
    }
    #expect(scalar?.hint?.hasPrefix("did you mean \"goals\"?") == true)
  }
}
