import DataTable
import Diagnostics

/// How a job went, as a line of JSON without spaces between its parts:
/// `{"job":3,"ok":true,"unchanged":false,"id":"a","outputs":[…],"milliseconds":1.2,"warnings":[]}`.
struct JobAnswer {
  /// Counted from 1, as the jobs come.
  var number: Int
  /// The file and line of a job that comes from a folder; `nil` for any other.
  var place: String?
  /// What the job calls itself; `nil` when it does not.
  var id: JSONValue?
  var outcome: RunOutcome

  /// With the line's end.
  var line: [UInt8] {
    var members: [JSONObject.Member] = [
      .init(name: "job", value: .number(JSONNumber(number)))
    ]
    members += outcome.state
    if let id { members.append(.init(name: "id", value: id)) }
    if let place { members.append(.init(name: "place", value: .string(place))) }
    return Array("\(JSONValue.object(JSONObject(members + outcome.members)))\n".utf8)
  }

  /// The answer to a job that could not be done.
  static func failure(
    _ error: Diagnostic, number: Int, place: String?, id: JSONValue? = nil
  ) -> JobAnswer {
    var outcome = RunOutcome()
    outcome.error = error
    return JobAnswer(number: number, place: place, id: id, outcome: outcome)
  }
}
