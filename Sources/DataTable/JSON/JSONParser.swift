import Diagnostics

/// Reads JSON (RFC 8259) from bytes.
///
/// Strict: no comments, no trailing commas, no lone surrogates. Errors name line and column.
public struct JSONParser: Sendable {
  /// Arrays and objects may stand in each other this deep.
  public static let defaultDepthLimit = 512

  public var depthLimit: Int

  public init(depthLimit: Int = JSONParser.defaultDepthLimit) {
    self.depthLimit = depthLimit
  }

  /// Reads one document. A byte order mark at the start is skipped.
  ///
  /// Throws when the input is empty, is no UTF-8 or is no JSON.
  public func parse(_ input: LoadedInput) throws(Diagnostic) -> JSONValue {
    let start = try TextEncoding.textStart(of: input)
    return try parse(input, in: start..<input.bytes.count)
  }

  /// Reads the document `text`; `name` is what messages call it.
  public func parse(_ text: String, named name: String? = nil) throws(Diagnostic) -> JSONValue {
    try parse(LoadedInput(name: name, bytes: Array(text.utf8)))
  }

  /// Reads the one document that these bytes hold; they are known to be UTF-8.
  func parse(_ input: LoadedInput, in range: Range<Int>) throws(Diagnostic) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try parse(input.bytes, in: range)
    } catch {
      let offset = range.lowerBound + error.offset
      let (line, column) = LineCounter.position(of: offset, in: input.bytes[...])
      throw .invalidJSON(error.reason, at: Place(file: input.name, line: line, column: column))
    }
  }

  func parse(_ bytes: [UInt8], in range: Range<Int>) throws(JSONSyntaxError) -> JSONValue {
    // The error is carried out of the closure as a value, to keep its type.
    let result = bytes.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(
        bytes: UnsafeBufferPointer(rebasing: bytes[range]), depthLimit: depthLimit)
      return Result { () throws(JSONSyntaxError) in try cursor.document() }
    }
    return try result.get()
  }
}

struct JSONSyntaxError: Error {
  enum Reason: Hashable {
    case nothing
    case unexpectedEnd
    case unexpected(UInt8, expected: String)
    case invalidNumber
    case invalidEscape
    case loneSurrogate
    case controlCharacter(UInt8)
    case nestedTooDeeply(limit: Int)
  }

  var reason: Reason
  /// Of the byte at fault, from the start of the document.
  var offset: Int
}
