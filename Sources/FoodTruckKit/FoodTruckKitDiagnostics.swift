import DataTable
import Diagnostics

// All wording of this target's messages.

extension Diagnostic {
  /// The same as an error, for strict reading.
  var asError: Diagnostic {
    var error = self
    error.severity = .error
    return error
  }
}

extension Diagnostic {
  /// The same as a warning about something that was left out.
  var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }
}

// MARK: Sales and orders

extension Diagnostic {
  static func emptySales(_ name: String?) -> Diagnostic {
    .warning(
      "file is empty", at: Place(file: name), hint: "a report of it says that there are no sales")
  }

  /// `first` is what is wrong with the first one, as the warning that it would be beside others.
  static func nothingReadable(
    of count: Int, _ name: String, first: Diagnostic?
  ) -> Diagnostic {
    let reason = first?.message.split(separator: ": ", maxSplits: 1).last.map { ": \($0)" } ?? ""
    let subject = count == 1 ? "the only \(name) is not" : "none of \(count) \(name)s is"
    return .error("\(subject) readable\(reason)", at: first?.place, hint: first?.hint)
  }

  static func amountOutOfRange(
    _ quantity: ExactDecimal, _ price: ExactDecimal, at place: Place
  ) -> Diagnostic {
    .warning(
      "row skipped: amount out of range: \(quantity) × \(price)", at: place,
      hint: "a decimal number keeps at least 38 digits")
  }

  static func cancelledRows(_ count: Int, at place: Place) -> Diagnostic {
    .note("\(count) \(count == 1 ? "row" : "rows") of cancelled orders, left out", at: place)
  }

  static func unknownStatus(of part: JSONPart) -> Diagnostic {
    unknownStatus(part.text ?? part.value.kindName, at: part.place)
  }

  static func unknownStatus(_ word: String, at place: Place?) -> Diagnostic {
    .warning(
      "unknown status \"\(word.prefix(60))\"", at: place,
      hint: NearestName.hint(for: word, in: OrderStatus.allCases.map(\.rawValue)))
  }
}

// MARK: JSON

extension Diagnostic {
  static func missingMember(_ name: String, in part: JSONPart) -> Diagnostic {
    guard let object = part.value.objectValue else {
      return .error("\(part.value.kindName) in place of an object", at: part.place)
    }
    if object[name]?.isNull == true {
      return .error("member \"\(name)\" is null", at: part.place)
    }
    return .error(
      "missing member \"\(name)\"", at: part.place,
      hint: object.names.isEmpty
        ? "the object is empty" : NearestName.hint(for: name, in: object.names))
  }

  static func wrongValue(_ part: JSONPart, expected: String) -> Diagnostic {
    let found = part.text.map { "\"\($0.prefix(60))\"" } ?? part.value.kindName
    return .error("\(found) in place of \(expected)", at: part.place)
  }

  static func notANumber(_ part: JSONPart) -> Diagnostic {
    wrongValue(part, expected: "a number")
  }

  static func notATime(_ part: JSONPart) -> Diagnostic {
    var error = wrongValue(part, expected: "a date and time")
    error.hint = "ISO 8601 is read, such as 2026-05-06T11:32 or 2026-05-06T11:32:05+02:00"
    return error
  }

  /// The same as a warning about an order that was left out.
  static func orderSkipped(_ error: Diagnostic) -> Diagnostic {
    var warning = error
    warning.severity = .warning
    warning.message = "order skipped: \(error.message)"
    return warning
  }
}

// MARK: Forecasts

extension Diagnostic {
  static func unknownForecastForm(_ part: JSONPart) -> Diagnostic {
    guard let object = part.value.objectValue else {
      return .error("\(part.value.kindName) in place of a forecast", at: part.place)
    }
    let names =
      object.names.isEmpty
      ? "an empty object"
      : object.names.prefix(20).map { "\"\($0.prefix(60))\"" }.joined(separator: ", ")
    return .error(
      "forecast of unknown form", at: part.place,
      hint: "it has \"spots\" or \"hours\", or is Open-Meteo's with \"hourly\"; found: \(names)")
  }

  static func refusedForecast(_ reason: String?, at place: Place) -> Diagnostic {
    .error(
      "answer of the forecast service is an error",
      at: place, hint: reason.map { "it says: \($0.prefix(200))" })
  }

  static func noForecast(at place: Place) -> Diagnostic {
    .error("forecast without an hour", at: place)
  }

  static func unequalColumn(_ column: JSONPart, count: Int, expected: Int) -> Diagnostic {
    .error(
      "\(count) values beside \(expected) times", at: column.place,
      hint: "each column of a forecast has a value, or null, for each time")
  }

  static func repeatedHours(_ count: Int, at place: Place) -> Diagnostic {
    .warning("\(count) \(count == 1 ? "hour that comes" : "hours that come") twice", at: place)
  }
}
