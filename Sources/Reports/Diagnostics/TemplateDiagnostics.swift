import Diagnostics

extension Diagnostic {
  static func withoutPaper(_ member: String, at place: Place) -> Diagnostic {
    .error(
      "member \(quoted(member)) without \"paper\"", failure: .template, at: place,
      hint: "give \"paper\": \"a4\" or \"letter\"")
  }

  static func wrongSourceName(_ name: String, at place: Place) -> Diagnostic {
    .error(
      "name \(quoted(name)) that expressions cannot write", failure: .template, at: place,
      hint: "letters, digits and _, a letter first, such as \"visits\"")
  }

  static func wrongParameter(_ name: String, _ text: String, _ expected: String) -> Diagnostic {
    .error(
      "value \(quoted(text)) of parameter \(quoted(name))", failure: .usage,
      hint: "it takes \(expected)")
  }

  static func unknownParameter(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "unknown parameter \(quoted(name))", failure: .usage,
      hint: known.isEmpty ? "the template has none" : NearestName.hint(for: name, in: known))
  }

  static func unknownSource(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "data for the unknown source \(quoted(name))", failure: .usage,
      hint: NearestName.hint(for: name, in: known))
  }

  static func missingSource(_ name: String) -> Diagnostic {
    .error(
      "no file for source \(quoted(name))", failure: .usage,
      hint: "name one with --data \(name)=FILE")
  }

  static func fileOutsideTemplate(_ path: String) -> Diagnostic {
    .error(
      "file \(quoted(path)) outside the folder of the template", failure: .template,
      hint: "give a path below that folder, or name the file with --data")
  }

  static func noSalesFile() -> Diagnostic {
    .error(
      "no file of sales", failure: .usage, hint: "name one with --sales FILE; - is standard input")
  }
}
