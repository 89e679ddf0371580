import CairoBackend
import DataTable
import Diagnostics
import Foundation
import VectorScene

// All wording of this target's messages.

// MARK: Output

extension Diagnostic {
  private static var formatHint: String {
    "known formats are " + OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
  }

  static func unknownFormat(_ name: String) -> Diagnostic {
    .error("unknown format \(quoted(name))", failure: .usage, hint: formatHint)
  }

  static func missingEnding(_ path: String) -> Diagnostic {
    .error(
      "output \(quoted(path)) without an ending", failure: .usage,
      hint: "the ending chooses the format; \(formatHint)")
  }

  static func unknownEnding(_ ending: String, of path: String) -> Diagnostic {
    .error(
      "unknown format \(quoted(ending)) of output \(quoted(path))", failure: .usage,
      hint: formatHint)
  }

  static func missingFormat() -> Diagnostic {
    .error(
      "standard output without a format", failure: .usage,
      hint: "add --format svg, --format png or --format pdf")
  }

  static func duplicateOutput(_ path: String) -> Diagnostic {
    .error("output \(quoted(path)) asked for twice", failure: .usage)
  }

  static func noFont(for format: OutputFormat, in folders: [String]) -> Diagnostic {
    .error(
      "\(format.rawValue.uppercased()) without a font for its text: none in "
        + folders.joined(separator: ", "),
      failure: .noInput,
      hint: "install the package fonts-inter (or fonts-dejavu-core), or write SVG")
  }

  /// - Parameter mode: how text should be written, as the option calls it.
  static func textWithoutFont(_ mode: String) -> Diagnostic {
    .warning(
      "no font for text as \"\(mode)\": it is written as plain text", failure: .noInput,
      hint: "install the package fonts-inter (or fonts-dejavu-core)")
  }

  static func failedRendering(_ error: CairoBackendError) -> Diagnostic {
    let failure: FailureKind =
      switch error {
      case .notBuilt: .usage
      case .noSize, .tooLarge, .pageTooLarge: .usage
      case .unreadableImage: .data
      case .failed: .software
      }
    return .error(error.message, failure: failure, hint: error.hint)
  }

  static func uncreatableFile(_ path: String, _ code: Int32) -> Diagnostic {
    let hint: String? =
      switch code {
      case ENOENT: "the folder does not exist"
      case EISDIR: "give the path of a file"
      default: nil
      }
    return .error(
      "output \(quoted(path)) cannot be created: \(reason(code))", failure: .cannotCreate,
      hint: hint)
  }

  static func failedWrite(_ path: String, _ code: Int32, keepsOldFile: Bool) -> Diagnostic {
    let name = path == "-" ? "standard output" : quoted(path)
    return .error(
      "failure to write \(name): \(reason(code))", failure: .inputOutput,
      hint: keepsOldFile ? "the old file is as it was" : nil)
  }

  static func closedPipe() -> Diagnostic {
    Diagnostic(.note, "standard output closed by its reader", failure: .inputOutput)
  }

  static func linkOutOfFolder(_ path: String) -> Diagnostic {
    .error(
      "output \(quoted(path)) is a symbolic link that leads out of its folder",
      failure: .cannotCreate, hint: "give the path of the file itself")
  }

  static func deviceInPlaceOfFile(_ path: String) -> Diagnostic {
    .error(
      "output \(quoted(path)) is no regular file", failure: .cannotCreate,
      hint: "for standard output give -o - with --format")
  }

  static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}

extension Diagnostic {
  /// A text in quotes, cut after 120 characters.
  static func quoted(_ text: String) -> String {
    text.count > 120 ? "\"\(text.prefix(120))…\"" : "\"\(text)\""
  }
}

// MARK: Settings

extension Diagnostic {
  static func unknownLocale(
    _ name: String, failure: FailureKind, at place: Place?
  ) -> Diagnostic {
    .error(
      "unknown locale \(quoted(name))", failure: failure, at: place,
      hint: "a language and region such as en_US or de_CH")
  }

  static func unknownTimeZone(
    _ name: String, failure: FailureKind, at place: Place?
  ) -> Diagnostic {
    .error(
      "unknown time zone \(quoted(name))", failure: failure, at: place,
      hint: "a name of the zone database such as America/Los_Angeles, or UTC")
  }

  /// An error that the code did not foresee.
  static func unexpected(_ error: any Error) -> Diagnostic {
    .error("unexpected error: \(error)", failure: .software)
  }
}

// MARK: Charts

extension Diagnostic {
  static func missingY() -> Diagnostic {
    .error(
      "no column for y", failure: .usage,
      hint: "name it with --y, or count rows with --aggregate count")
  }

  static func sameColumn(_ name: String) -> Diagnostic {
    .error("column \(quoted(name)) for both x and y", failure: .usage)
  }

  /// Shows the first text that stands where numbers should.
  static func noNumbers(in column: Column, of table: Table) -> Diagnostic {
    let row = (0..<column.count).first { !column[$0].isMissing }
    let found = row.flatMap { column.text(at: $0) }.map { ", but \(quoted($0))" } ?? ""
    return .error(
      "no numbers in column \(quoted(column.name))\(found)",
      at: row.map { table.place(row: $0) } ?? table.source.map { Place(file: $0) },
      hint: "give a column of numbers, or count rows with --aggregate count")
  }

  static func ineffective(_ option: String, because reason: String) -> Diagnostic {
    .warning("option \(option) without effect: \(reason)", failure: .usage)
  }

  /// Shows the first value that is no time.
  static func noTimes(in column: Column, of table: Table) -> Diagnostic {
    let row = (0..<column.count).first { !column[$0].isMissing }
    let found = row.flatMap { column.text(at: $0) }.map { ", but \(quoted($0))" } ?? ""
    return .warning(
      "no times in column \(quoted(column.name))\(found), so none are grouped by --time-unit",
      at: row.map { table.place(row: $0) } ?? table.source.map { Place(file: $0) },
      hint: "ISO 8601 is read, such as 2026-05-06 or 2026-05-06T11:32")
  }

  static func summedRows(_ rows: Int, marks: Int, by columns: [String]) -> Diagnostic {
    let names = columns.map(quoted).joined(separator: " and ")
    return .note("\(rows) rows summed to \(marks) by \(names)")
  }

  static func totalRows(_ names: [String], at place: Place) -> Diagnostic {
    let list = names.prefix(5).map(quoted).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    return .warning(
      "\(names.count == 1 ? "row" : "rows") named \(list) counted like the others", at: place,
      hint: "leave out rows of totals, or they count twice")
  }
}

extension Diagnostic {
  static func tooLargePicture(_ size: Size, limit: Double, in name: String?) -> Diagnostic {
    .error(
      "picture of \(pixels(size.width)) x \(pixels(size.height)) pixels", at: Place(file: name),
      hint: "a side has at most \(pixels(limit)); give --width and --height")
  }

  private static func pixels(_ side: Double) -> String {
    Int(exactly: side.rounded()).map(String.init) ?? "\(side)"
  }
}

// MARK: Input

extension Diagnostic {
  static func undecodable(
    _ encoding: InputEncoding, offset: Int?, in name: String?
  ) -> Diagnostic {
    .error(
      "text that is not \(encoding.rawValue)" + (offset.map { ", at offset \($0)" } ?? ""),
      at: Place(file: name), hint: "name the file's own encoding with --encoding")
  }
}

// MARK: Pictures

extension Diagnostic {
  static func pictureOutsideFolder(_ path: String) -> Diagnostic {
    .error(
      "picture \(quoted(path)) outside the folder of the data",
      hint: "give a path below the folder that holds the sales file")
  }

  static func unreadablePicture(_ path: String, reason: String) -> Diagnostic {
    .error("unreadable picture \(quoted(path)): \(reason)", hint: "PNG and SVG files are read")
  }

  static func partlyDrawnPicture(_ path: String, skipped: [String]) -> Diagnostic {
    .warning(
      "picture \(quoted(path)) drawn without " + skipped.map(quoted).joined(separator: ", "),
      hint: "groups, shapes, paths and gradients are drawn")
  }
}

extension SVGPicture.Failure {
  var description: String {
    switch self {
    case .noSVG(let name): "no SVG, but an element \"\(name)\""
    case .noSize: "no size; give a viewBox, or width and height"
    case .xml(.unexpectedEnd): "neither PNG nor a whole SVG"
    case .xml(.malformed): "neither PNG nor well-formed SVG"
    case .xml(.documentType): "a document type declaration, which is refused"
    case .xml(.unknownEntity): "an unknown entity"
    case .xml(.tooDeep): "elements nested deeper than \(XMLParser.depthLimit)"
    case .xml(.tooManyElements): "more than \(XMLParser.elementLimit) elements"
    }
  }
}

// MARK: Templates

extension Diagnostic {
  static func unknownTemplate(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "unknown template \(quoted(name))", failure: .template,
      hint: known.isEmpty
        ? "none is in Templates/ here or beside the program, nor in the folders of "
          + "CHALKBOARD_TEMPLATES; the path of a template's folder works too"
        : NearestName.hint(for: name, in: known) + "; a path has a slash, as in ./mine")
  }

  static func wrongPart(_ part: TemplatePart, expected: String) -> Diagnostic {
    .error(
      "\(shown(part.value)) where \(expected) is expected", failure: .template, at: part.place)
  }

  /// A value as it is written, where that is short.
  private static func shown(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text.isEmpty ? "an empty string" : "string \(quoted(text))"
    case .number(let number): "number \(number.text.prefix(40))"
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "null"
    case .array(let elements): elements.isEmpty ? "an empty array" : value.kindName
    case .object: value.kindName
    }
  }

  static func unknownMember(_ name: String, known: [String], at place: Place) -> Diagnostic {
    .error(
      "unknown member \(quoted(name))", failure: .template, at: place,
      hint: NearestName.hint(for: name, in: known))
  }

  static func repeatedMember(_ name: String, at place: Place) -> Diagnostic {
    .error("member \(quoted(name)) given twice", failure: .template, at: place)
  }

  static func repeatedName(_ name: String, at place: Place) -> Diagnostic {
    .error("name \(quoted(name)) given twice", failure: .template, at: place)
  }

  static func missingMember(_ name: String, at place: Place) -> Diagnostic {
    .error("member \(quoted(name)) missing", failure: .template, at: place)
  }

  static func unknownTemplateValue(
    _ value: String, known: [String], at place: Place
  ) -> Diagnostic {
    .error(
      "unknown value \(quoted(value))", failure: .template, at: place,
      hint: NearestName.hint(for: value, in: known))
  }

  static func unknownPanel(_ name: String, known: [String], at place: Place) -> Diagnostic {
    .error(
      "unknown panel \(quoted(name))", failure: .template, at: place,
      hint: NearestName.hint(for: name, in: known))
  }

  static func recipeBesideImage(at place: Place) -> Diagnostic {
    .error("recipe beside an image", failure: .template, at: place, hint: "give one of the two")
  }

  static func tooWideRow(_ span: Int, at place: Place) -> Diagnostic {
    .error(
      "row of \(span) columns", failure: .template, at: place,
      hint: "the spans of a row add up to \(ReportTemplate.columnCount) at most")
  }

  /// The same as a warning.
  var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }

  /// The same error as one of another kind.
  func ofKind(_ failure: FailureKind) -> Diagnostic {
    var error = self
    error.failure = failure
    return error
  }
}

// MARK: Words

extension Diagnostic {
  static func noWords(for language: String, known: [String]) -> Diagnostic {
    .warning(
      "no words in language \(quoted(language)), so English stands in", failure: .template,
      hint: "there are words in " + known.joined(separator: ", ")
        + "; Templates/words/\(language).json adds a language")
  }

  static func missingWords(_ keys: [String], in file: String?) -> Diagnostic {
    .warning(
      "\(keys.count) \(keys.count == 1 ? "word" : "words") missing, so English stands in: "
        + listed(keys), failure: .template, at: Place(file: file))
  }

  static func missingTemplateWords(
    _ texts: [String], language: String, of template: String, file: String
  ) -> Diagnostic {
    .warning(
      "template \(quoted(template)) without words in language \(quoted(language)) for "
        + listed(texts.map(quoted)), failure: .template,
      hint: "its file \(file) gives a text for each of them")
  }

  static func unknownWord(_ name: String, known: [String], at place: Place) -> Diagnostic {
    .warning(
      "unknown word \(quoted(name))", failure: .template, at: place,
      hint: NearestName.hint(for: name, in: known))
  }

  static func unusableWord(_ name: String, _ fault: WordFault, at place: Place) -> Diagnostic {
    func braced(_ names: [String]) -> String {
      names.isEmpty ? "no names in braces" : names.map { "{\($0)}" }.joined(separator: ", ")
    }
    let reason: String
    let wanted: String
    switch fault {
    case .kind(let expected, let found): (reason, wanted) = (found, expected)
    case .names(let found, let needed): (reason, wanted) = (braced(found), braced(needed))
    case .categories(let found, let needed):
      (reason, wanted) = (
        "plural forms " + found.joined(separator: ", "), "exactly " + needed.joined(separator: ", ")
      )
    }
    return .warning(
      "word \(quoted(name)) with \(reason), so English stands in", failure: .template, at: place,
      hint: "it takes \(wanted)")
  }

  /// Words that cannot be read as a warning.
  static func unreadableWords(_ error: Diagnostic) -> Diagnostic {
    var warning = error
    warning.severity = .warning
    warning.failure = .template
    warning.message = "no words, so English stands in: \(error.message)"
    return warning
  }

  /// The first few of a list.
  private static func listed(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ")
      + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }
}

// MARK: Reports

extension Diagnostic {
  static func repeatedStandardInput() -> Diagnostic {
    .error("standard input for more than one file", failure: .usage)
  }

  static func unknownCity(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "unknown city \(quoted(name))", failure: .usage, hint: NearestName.hint(for: name, in: known))
  }

  static func unknownCurrency(
    _ code: String, failure: FailureKind, at place: Place?
  ) -> Diagnostic {
    .error(
      "unknown currency \(quoted(code))", failure: failure, at: place,
      hint: "three letters of ISO 4217 such as USD or EUR")
  }

  static func wrongTime(_ text: String) -> Diagnostic {
    .error(
      "no date and time: \(quoted(text))", failure: .usage,
      hint: "ISO 8601 such as 2026-05-06T15:30")
  }

  static func noDay() -> Diagnostic {
    .error(
      "no day for the report: there are no sales, no orders and no forecast",
      hint: "give --date, as in --date 2026-05-06, for a report that says that there are no sales")
  }

  /// A warning when they are all; a file that holds orders of the day too may well hold others.
  static func ordersOfOtherDays(
    _ count: Int, than day: CalendarDay, areAll: Bool, of source: String?
  ) -> Diagnostic {
    Diagnostic(
      areAll ? .warning : .note,
      "\(count) \(count == 1 ? "order" : "orders") of other days than \(day), left out",
      at: Place(file: source), hint: areAll ? "--date says which day the report is of" : nil)
  }

  /// - Parameter reachesDay: whether there is something about the day, but not enough to draw it.
  static func noForecast(
    for day: CalendarDay, reachesDay: Bool, in source: String?
  ) -> Diagnostic {
    .error(
      reachesDay ? "fewer than two hours with a temperature on \(day)" : "no forecast for \(day)",
      at: Place(file: source))
  }

  /// A forecast that could not be read as a warning.
  static func unreadableForecast(_ error: Diagnostic) -> Diagnostic {
    var warning = error
    warning.severity = .warning
    warning.message = "no forecast, so the template's sample stands in: \(error.message)"
    return warning
  }
}
