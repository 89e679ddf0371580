/// JSON pointers (RFC 6901), for messages.
package enum JSONPointer {
  /// A name as a step of a pointer: `~` is written `~0` and `/` is `~1`.
  package static func escaped(_ name: String) -> String {
    var escaped = ""
    for character in name.unicodeScalars {
      switch character {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
