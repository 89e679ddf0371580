/// Where in the input something was found.
public struct Place: Hashable, Codable, Sendable {
  /// The file's name as it was given; `-` for standard input; `nil` when there is no file.
  public var file: String?
  /// From 1: the physical line on which the record begins.
  public var line: Int?
  /// From 1: for a table the number of the cell, for other text the character.
  public var column: Int?
  /// A JSON pointer such as `/hourly/time/3`.
  public var pointer: String?

  public init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, pointer: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
  }
}

extension Place: CustomStringConvertible {
  /// `file:line:column`, as editors can jump to, or `file#/json/pointer`, with `:column` behind it
  /// for a place within that text.
  public var description: String {
    var text = file ?? "input"
    if let line { text += ":\(line)" }
    let isInText = line == nil && pointer != nil
    if let column, !isInText { text += ":\(column)" }
    if let pointer { text += "#\(pointer)" }
    if let column, isInText { text += ":\(column)" }
    return text
  }
}
