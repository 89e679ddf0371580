/// Which addresses a text may link to.
enum LinkTarget {
  /// Longer ones are no links.
  static let lengthLimit = 2048

  /// Whether an address begins with `http:`, `https:`, `mailto:` or `#`, and holds no spaces and control
  /// characters.
  static func isAllowed(_ address: String) -> Bool {
    guard address.utf8.count <= lengthLimit,
      address.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) })
    else { return false }
    if address.hasPrefix("#") { return true }
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return address.utf8.contains(UInt8(ascii: ":")) && ["http", "https", "mailto"].contains(scheme)
  }
}
