extension Group {
  /// The group's link as an address that is safe to write, or `nil` for any other kind.
  package var allowedLink: String? {
    guard let link else { return nil }
    let lowered = link.lowercased()
    let schemes = ["https://", "http://", "mailto:"]
    guard schemes.contains(where: { lowered.hasPrefix($0) && lowered.utf8.count > $0.utf8.count })
    else { return nil }
    // Browsers drop control characters from addresses; a space is the one that people type.
    guard link.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
    return link.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
  }
}
