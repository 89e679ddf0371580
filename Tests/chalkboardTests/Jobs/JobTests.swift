import Diagnostics
import Testing

@testable import chalkboard

@Suite struct JobTests {
  private func job(_ text: String, skipping: Bool = false) throws(Diagnostic) -> Job {
    try Job(
      try Job.Line(parsing: Array(text.utf8), name: "job 1"), isUnchangedSkipped: skipping)
  }

  private func error(_ text: String) throws -> Diagnostic {
    try #require(throws: Diagnostic.self) { try job(text) }
  }

  @Test func aChartIsTheCommandOfThatKind() throws {
    let job = try job(
      #"{"chart":"bar","data":"a.csv","x":"item","y":"sales","out":["a.svg","a.png"],"width":300}"#)
    #expect(job.command.syntax.name == "chart")
    #expect(job.arguments.operands == ["bar"])
    #expect(job.arguments.all(DrawingOptions.output) == ["a.svg", "a.png"])
    #expect(job.arguments[ChartOptions.width] == "300")
  }

  @Test func aSpecificationAndATemplateAreTheirCommands() throws {
    let render = try job(#"{"spec":"-a.vl.json","out":"a.svg","scale":1.50}"#)
    #expect(render.command.syntax.name == "render")
    #expect(render.arguments.operands == ["-a.vl.json"])
    #expect(render.arguments[DrawingOptions.scale] == "1.50")
    let report = try job(#"{"template":"daily","sales":"s.csv","out":"a.svg"}"#)
    #expect(report.command.syntax.name == "report")
    #expect(report.arguments[ReportCommand.template] == "daily")
  }

  @Test func namedValuesMayBeAnObject() throws {
    let job = try job(#"{"template":"t","data":{"stock":"s.csv"},"set":{"top":5,"city":"A=B"}}"#)
    #expect(job.arguments.all(ReportCommand.data) == ["stock=s.csv"])
    #expect(job.arguments.all(ReportCommand.setting) == ["top=5", "city=A=B"])
    #expect(throws: Diagnostic.self) {
      try self.job(#"{"template":"t","data":{"stock":"-"}}"#)
    }
  }

  @Test(arguments: ["color-scheme", "colorScheme", "color_scheme"])
  func optionsHaveTheNamesOfTheCommand(name: String) throws {
    let job = try job(#"{"chart":"bar","x":"a","\#(name)":"dark"}"#)
    #expect(job.arguments[DrawingOptions.colorScheme] == "dark")
  }

  @Test func switchesAreOnOrOff() throws {
    #expect(try job(#"{"chart":"bar","strict":true}"#).arguments.has(DrawingOptions.strict))
    #expect(try !job(#"{"chart":"bar","strict":false}"#).arguments.has(DrawingOptions.strict))
    #expect(try !job(#"{"chart":"bar","title":null}"#).arguments.has(ChartOptions.title))
    #expect(try job(#"{"chart":"bar","title":"--help"}"#).arguments[ChartOptions.title] == "--help")
    #expect(try job(#"{"chart":"bar"}"#, skipping: true).arguments.has(RunOptions.ifChanged))
  }

  @Test(arguments: [
    (#"{"chart":"bar","widht":3}"#, "did you mean \"width\"?"),
    (#"{"chrat":"bar"}"#, "did you mean \"chart\"?"),
    (#"{"data":"a.csv"}"#, "one member is \"chart\", \"spec\", \"template\""),
    (#"{"chart":"bar","spec":"a"}"#, "one of them is enough"),
    (#"{"chart":"bar","strict":"yes"}"#, "true or false"),
    (#"{"chart":"bar","width":[1,2]}"#, "one text or number"),
    (#"{"chart":"bar","width":true}"#, "a text or a number"),
    (#"{"chart":"bar","out":"-"}"#, "standard output is for the answers"),
    (#"{"chart":"bar","data":"-"}"#, "standard input is for the jobs"),
    (#"{"spec":"-"}"#, "standard input is for the jobs"),
    (#"{"chart":"bar","id":{}}"#, "a text or a number"),
    (#"{"chart":"bar","help":true}"#, "there are:"),
    (#"{"chart":"pie"}"#, "there are: \"bar\""),
    (#"[1]"#, "an object such as"),
  ])
  func wrongMembersAreErrors(text: String, hint: String) throws {
    let error = try error(text)
    #expect(error.hint?.contains(hint) == true, "\(error)")
  }

  @Test func noJSONNamesItsPlace() throws {
    #expect(try error("bar").description.hasPrefix("job 1:1:1: error: "))
    let deep = String(repeating: "[", count: 100_000)
    #expect(try error("{\"chart\":\(deep)").failure == .data)
  }

  @Test func headingsAreTakenOff() {
    var line = Array("12 a b.ndjson:3\t{}".utf8)
    #expect(JobHeading(removingFrom: &line) == JobHeading(number: 12, place: "a b.ndjson:3"))
    #expect(line == Array("{}".utf8))
    var plain = JobHeading(number: 7, place: nil).bytes + [0x7B]
    #expect(JobHeading(removingFrom: &plain) == JobHeading(number: 7, place: nil))
    var none = Array("{}".utf8)
    #expect(JobHeading(removingFrom: &none) == nil)
  }
}
