import DataTable
import Diagnostics

/// How a run went, as answers and logs tell it.
struct RunOutcome {
  struct Output {
    var path: String
    var byteCount: Int
  }

  /// Files that were written or, in an unchanged run, are there.
  var outputs: [Output] = []
  /// Whether nothing was drawn since the files would come out as they are.
  var isUnchanged = false
  var milliseconds = 0.0
  var warnings: [Diagnostic] = []
  /// `nil` when everything that was asked for is there.
  var error: Diagnostic?

  /// Whether it went well, as members of a JSON object.
  var state: [JSONObject.Member] {
    [
      .init(name: "ok", value: .boolean(error == nil)),
      .init(name: "unchanged", value: .boolean(isUnchanged)),
    ]
  }

  /// What came of it, always in the same order.
  var members: [JSONObject.Member] {
    var members: [JSONObject.Member] = [
      .init(
        name: "outputs",
        value: .array(
          outputs.map {
            .object(
              JSONObject([
                .init(name: "path", value: .string($0.path)),
                .init(name: "bytes", value: .number(JSONNumber($0.byteCount))),
              ]))
          })),
      .init(name: "milliseconds", value: JSONValue(milliseconds: milliseconds)),
      .init(name: "warnings", value: .array(warnings.map { Self.object(of: $0, exitCode: nil) })),
    ]
    if let error {
      members.append(
        .init(
          name: "error", value: Self.object(of: error, exitCode: error.failure.exitCode)))
    }
    return members
  }

  private static func object(of diagnostic: Diagnostic, exitCode: Int32?) -> JSONValue {
    var members: [JSONObject.Member] = [
      .init(name: "message", value: .string(diagnostic.message))
    ]
    if let place = diagnostic.place {
      members.append(.init(name: "place", value: .string(place.description)))
    }
    if let hint = diagnostic.hint { members.append(.init(name: "hint", value: .string(hint))) }
    if let exitCode {
      members.append(.init(name: "exitCode", value: .number(JSONNumber(Int(exitCode)))))
    }
    return .object(JSONObject(members))
  }
}

extension JSONValue {
  /// A length of time, to a tenth of a millisecond.
  init(milliseconds: Double) {
    let tenths = Int((milliseconds * 10).rounded())
    self = .number(JSONNumber(Double(tenths) / 10) ?? JSONNumber(0))
  }
}
