extension FontLibrary {
  /// Where lines may begin within a text without line ends: after spaces, hyphens and dashes, and
  /// between CJK characters.
  ///
  /// - Returns: offsets in bytes of UTF-8, ascending, without the text's own beginning and end.
  package static func breakPlaces(of text: String) -> [Int] {
    let segments = BreakOpportunities.segments(of: text)
    guard segments.count > 1 else { return [] }
    var places: [Int] = []
    places.reserveCapacity(segments.count - 1)
    var next = segments.dropLast().makeIterator()
    var wanted = next.next()?.next
    var offset = 0
    for (number, scalar) in text.unicodeScalars.enumerated() {
      guard let place = wanted else { break }
      if number == place {
        places.append(offset)
        wanted = next.next()?.next
      }
      offset += UTF8.width(scalar)
    }
    return places
  }
}
