/// One thing that is wrong or worth knowing: what, where, and what to do about it.
///
/// Warnings travel beside a value as `[Diagnostic]`; an error is thrown as one.
public struct Diagnostic: Error, Hashable, Codable, Sendable {
  public enum Severity: String, Hashable, Codable, Sendable {
    /// Worth knowing, nothing is wrong.
    case note
    /// The result is whole, but something was left out or assumed.
    case warning
    /// There is no result.
    case error
  }

  public var severity: Severity
  /// Which kind of failure an error is; decides the exit code. Warnings that `--strict` turns into
  /// errors keep theirs.
  public var failure: FailureKind
  /// `nil` when it concerns no place in particular.
  public var place: Place?
  /// A lower-case noun phrase and the value that was found: `unknown column "pirce"`.
  public var message: String
  /// What would be right, such as the names that exist; `nil` when there is nothing to advise.
  public var hint: String?

  public init(
    _ severity: Severity, _ message: String, failure: FailureKind = .data, at place: Place? = nil,
    hint: String? = nil
  ) {
    self.severity = severity
    self.failure = failure
    self.place = place
    self.message = message
    self.hint = hint
  }

  public static func error(
    _ message: String, failure: FailureKind = .data, at place: Place? = nil, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, message, failure: failure, at: place, hint: hint)
  }

  public static func warning(
    _ message: String, failure: FailureKind = .data, at place: Place? = nil, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, message, failure: failure, at: place, hint: hint)
  }

  public static func note(_ message: String, at place: Place? = nil, hint: String? = nil)
    -> Diagnostic
  {
    Diagnostic(.note, message, at: place, hint: hint)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line, as compilers print it: `sales.csv:12:7: warning: text "n/a" is no number; hint`.
  /// Control characters from data are written as escapes, so that it stays one line and they are seen.
  public var description: String {
    var text = place.map { "\($0): " } ?? ""
    text += "\(severity.rawValue): \(message)"
    if let hint { text += "; \(hint)" }
    guard text.unicodeScalars.contains(where: Self.isControl) else { return text }
    return text.unicodeScalars.map(Self.escaped).joined()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      isControl(scalar)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
  }
}
