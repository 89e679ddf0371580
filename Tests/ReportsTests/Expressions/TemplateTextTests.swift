import DataTable
import Diagnostics
import FoodTruckKit
import Testing

@testable import Reports

struct TemplateTextTests {
  @Test(arguments: [
    ("Sales of {{ date | weekday }}", "Sales of Wednesday"),
    ("{{ sum(sales.total) | currency }} and more", "$11.50 and more"),
    ("{{sum(sales.total)}}{{count(sales)}}", "11.53"),
    ("{{ 1234.5 }}", "1,234.5"), ("{{ 1234.5 | number(2) }}", "1,234.50"),
    ("{{ 1234.5 | integer }}", "1,234"), ("{{ 0.125 | percent }}", "12%"),
    ("{{ 0.125 | percent(1) }}", "12.5%"), ("{{ 1234567 | compact }}", "1.2M"),
    ("{{ date | date }}", "May 6, 2026"), ("{{ date | date('long') }}", "Wednesday, May 6, 2026"),
    ("{{ date | date(\"short\") | upper }}", "MAY 6"), ("{{ date | date('iso') }}", "2026-05-06"),
    ("{{ now | time }}", "6:30\u{202F}PM"), ("{{ date | weekday('short') }}", "Wed"),
    ("{{ date | month }} {{ date | year }}", "May 2026"), ("{{ date }}", "May 6, 2026"),
    ("{{ previous(date) | weekday }}", "Tuesday"), ("{{ shop | lower }}", "sample truck"),
    ("{{ true }}", "Yes"), ("{{ null }}", "–"), ("{{ null | default('none') | upper }}", "NONE"),
    ("{{ null | currency | upper }}", "–"), ("{{ 3 | default('none') }}", "3"),
    ("{{ '}}' }} and {{ \"{{\" }}", "}} and {{"), ("a } b }} c { d", "a } b }} c { d"), ("", ""),
  ])
  func `placeholders`(text: String, expected: String) throws {
    #expect(try SampleScope().text(text) == expected)
  }

  @Test func `texts from data are put in as they are`() throws {
    let sample = try SampleScope()
    #expect(try sample.text("{{ last(sales.item) }}!") == "{{ date }}!")
  }

  @Test func `values are written by the locale`() throws {
    let german = try SampleScope(locale: "de_DE")
    #expect(try german.text("{{ 1234.5 | number(2) }}") == "1.234,50")
    #expect(try german.text("{{ date | weekday }}") == "Mittwoch")
  }

  @Test func `names of the other direction are kept apart`() throws {
    let arabic = try SampleScope(locale: "ar", vocabulary: Vocabulary(language: "ar"))
    #expect(try arabic.text("{{ shop }}") == "\u{2068}Sample Truck\u{2069}")
  }

  @Test func `constant texts are told`() throws {
    #expect(try TemplateText(parsing: "Sales {2026}", at: Place()).isConstant)
    #expect(try !TemplateText(parsing: "{{ 1 }}", at: Place()).isConstant)
  }

  @Test(arguments: [
    ("Sales {{ date", 7, "placeholder without its closing braces"),
    ("Sales {{", 7, "placeholder without its closing braces"),
    ("Sales {{ dat }}", 10, "unknown name \"dat\""),
    ("Sales {{ date | wekday }}", 17, "unknown format \"wekday\""),
    ("{{ date | currency }}", 11, "format \"currency\" of a day: 2026-05-06"),
    ("{{ 1 | upper | currency }}", 16, "format \"currency\" of a text: \"1\""),
    ("{{ 1 | number('a') }}", 15, "\"a\" as argument of format \"number\""),
    ("{{ 1 | integer(2) }}", 16, "2 as argument of format \"integer\""),
    ("{{ 1 | default }}", 8, "format \"default\" without its argument"),
    ("{{ date | date('tall') }}", 16, "\"tall\" as argument of format \"date\""),
    ("{{ }}", 4, "\"}}\" where a value is expected"),
    ("{{ 1 2 }}", 6, "2 where an operator, \"|\" or \"}}\" is expected"),
  ])
  func `errors name the column in the whole text`(
    text: String, column: Int, message: String
  ) throws {
    let error = try #require(try SampleScope().textError(text))
    #expect(error.message == message)
    #expect(error.place?.column == column, "\(error)")
    #expect(error.failure == .template)
  }

  @Test func `a long text without end ends`() throws {
    let text = String(repeating: "{{ 1 }}", count: 9000) + "{{"
    #expect(try SampleScope().textError(text)?.message == "placeholder without its closing braces")
    let longer = String(repeating: "{{ 1 }}", count: 10_000)
    #expect(try SampleScope().textError(longer)?.message == "text of more than 65536 characters")
  }
}
