import Diagnostics
import Foundation

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

  static func existingFolder(_ path: String) -> Diagnostic {
    .error(
      "folder \(quoted(path)) exists", failure: .cannotCreate,
      hint: "give the path of a folder that is to be made")
  }

  static func tooLargeTemplate(_ path: String, files: Int, bytes: Int) -> Diagnostic {
    .error(
      "template \(quoted(path)) with more than \(files) files or \(bytes) bytes",
      failure: .template, hint: "its folder should hold nothing but what belongs to it")
  }

  static func uncopiableTemplate(_ path: String, _ error: any Error) -> Diagnostic {
    .error(
      "template \(quoted(path)) cannot be made: \((error as NSError).localizedDescription)",
      failure: .cannotCreate)
  }

  static func noSample(_ template: String) -> Diagnostic {
    .error(
      "no sample data in template \(quoted(template))", failure: .usage,
      hint: "name a file of sales with --sales FILE")
  }

  static func tooDeepPanels(limit: Int, at place: Place) -> Diagnostic {
    .error("panels nested deeper than \(limit)", failure: .template, at: place)
  }

  static func tooManyPanels(limit: Int, at place: Place) -> Diagnostic {
    .error(
      "more than \(limit) panels", failure: .template, at: place,
      hint: "give repeat a smaller limit")
  }

  static func unknownColumn(_ name: String, known: [String], at place: Place) -> Diagnostic {
    .error(
      "unknown column \(quoted(name))", failure: .template, at: place,
      hint: NearestName.hint(for: name, in: known))
  }

  static func leftOutRepetitions(_ count: Int, of column: String, at place: Place) -> Diagnostic {
    .warning(
      "\(count) more \(count == 1 ? "value" : "values") of column \(quoted(column)) left out",
      failure: .template, at: place, hint: "give repeat a larger limit")
  }

  static func fileBesideSpecification(at place: Place) -> Diagnostic {
    .error(
      "file beside a specification", failure: .template, at: place, hint: "give one of the two")
  }
}

extension Diagnostic {
  static func noNumber(_ kind: String, at place: Place) -> Diagnostic {
    .error("\(kind) where a number is expected", failure: .template, at: place)
  }

  static func comparisonBesideSeries(_ series: String, at place: Place) -> Diagnostic {
    .error(
      "comparison beside series by \(quoted(series))", failure: .template, at: place,
      hint: "give one of the two")
  }

  static func untitledMetric(_ text: String, known: [String], at place: Place) -> Diagnostic {
    let near = NearestName.suggestion(for: text, in: known)
    return .error(
      "metric of the expression \(quoted(text)) without a title", failure: .template, at: place,
      hint: near.map { "did you mean \"\($0)\"?" }
        ?? "give a title, or one of the values " + known.joined(separator: ", "))
  }
}
