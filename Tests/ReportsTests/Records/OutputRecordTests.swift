import DataTable
import Foundation
import Testing

@testable import Reports

@Suite struct OutputRecordTests {
  @Test(arguments: [
    ("a.svg", "./.a.svg.chalkboard"), ("b/a.svg", "b/.a.svg.chalkboard"),
    ("/a.svg", "/.a.svg.chalkboard"), ("{date}/a.svg", "./.{date}-a.svg.chalkboard"),
    ("r/x-{date}/b/a.svg", "r/.x-{date}-b-a.svg.chalkboard"),
  ])
  func standsBesideTheOutput(output: String, record: String) {
    #expect(OutputRecord.path(besideOutput: output) == record)
  }

  private func record(path: String) throws -> OutputRecord {
    let state = FileState(size: 3, modified: -5, changed: 7, number: .max)
    let content = ContentHash(of: [1])
    let reading = InputTrace.Reading(path: path, state: state, content: content)
    var record = OutputRecord(request: content, inputs: InputTrace(), outputs: [])
    record.inputs = [reading]
    record.outputs = [reading, reading]
    record.looks = [.init(path: path, state: nil), .init(path: "b", state: state)]
    return record
  }

  @Test func readsWhatItWrites() throws {
    let record = try record(path: "a folder/ with spaces ")
    #expect(OutputRecord(text: try #require(record.text)) == record)
    #expect(try self.record(path: "a\nb").text == nil)
  }

  @Test func aRecordThatIsCutOffIsNone() throws {
    let text = try #require(try record(path: "a.csv").text)
    for count in 0..<text.count {
      #expect(OutputRecord(text: String(text.prefix(count))) == nil, "\(count)")
    }
  }

  @Test func recentStatesAreNotTrusted() throws {
    let record = try record(path: "a.csv")
    #expect(record.settled(now: 1_000_000_000).inputs[0].state.modified == 0)
    #expect(record.settled(now: 9_000_000_000) == record)
    #expect(record.settled(now: .min).outputs == record.outputs)
  }
}
