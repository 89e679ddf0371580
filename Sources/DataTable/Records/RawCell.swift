/// A cell as it stands in the file, before its column's kind is known.
struct RawCell {
  enum Form: UInt8 {
    case missing
    /// Text without quotes, of which nothing is known.
    case plain
    /// Text in quotes; in JSON a string.
    case quoted
    /// A number by the format's grammar.
    case number
    /// `true` or `false` by the format's grammar.
    case boolean
  }

  /// Where its bytes begin and how many they are: in the file, or in the unescaped text beside it.
  var start: UInt32
  var length: UInt32
  var form: Form
  var isUnescaped: Bool

  static let missing = RawCell(start: 0, length: 0, form: .missing, isUnescaped: false)
}
