/// A `GPOS` or `GSUB` table: scripts, features and the lookups that they switch on.
struct LayoutTable {
  /// One lookup with its subtables' offsets; those of extension lookups are followed already.
  struct Lookup {
    var kind: Int
    var flags: Int
    var subtables: [Int]

    /// Whether the lookup passes over combining marks.
    var ignoresMarks: Bool { flags & 0x8 != 0 }
  }

  let bytes: FontBytes
  /// The lookup kind that only points to another: 9 in `GPOS`, 7 in `GSUB`.
  private let extensionKind: Int

  /// Bounds for damaged tables; real fonts stay far below.
  private static let largestLookupCount = 256
  private static let largestSubtableCount = 1_024

  init(positioning bytes: FontBytes) {
    self.bytes = bytes
    extensionKind = 9
  }

  init(substitution bytes: FontBytes) {
    self.bytes = bytes
    extensionKind = 7
  }

  /// The lookups of a feature in the order in which they apply, for the script `latn` or else the
  /// default script, in their default language.
  func lookups(of feature: Tag) -> [Lookup] {
    guard let scripts = bytes.uint16(4), let features = bytes.uint16(6),
      let lookups = bytes.uint16(8), let language = defaultLanguage(scripts: scripts),
      let count = bytes.uint16(language + 4)
    else { return [] }
    var indices: [Int] = []
    for entry in 0..<min(count, 512) {
      guard let index = bytes.uint16(language + 6 + 2 * entry),
        bytes.tag(features + 2 + 6 * index) == feature,
        let offset = bytes.uint16(features + 6 + 6 * index)
      else { continue }
      let lookupCount = min(bytes.uint16(features + offset + 2) ?? 0, Self.largestLookupCount)
      for place in 0..<lookupCount {
        guard let lookup = bytes.uint16(features + offset + 4 + 2 * place),
          indices.count < Self.largestLookupCount, !indices.contains(lookup)
        else { continue }
        indices.append(lookup)
      }
    }
    var found: [Lookup] = []
    var room = Self.largestSubtableCount
    for index in indices.sorted() {
      guard let offset = bytes.uint16(lookups + 2 + 2 * index),
        let lookup = lookup(at: lookups + offset, room: room)
      else { continue }
      room -= lookup.subtables.count
      found.append(lookup)
    }
    return found
  }

  private func defaultLanguage(scripts: Int) -> Int? {
    guard let count = bytes.uint16(scripts) else { return nil }
    var chosen: Int?
    for record in 0..<min(count, 512) {
      let place = scripts + 2 + 6 * record
      guard let tag = bytes.tag(place), let offset = bytes.uint16(place + 4) else { return nil }
      if tag == "latn" || (tag == "DFLT" && chosen == nil) { chosen = scripts + offset }
    }
    guard let script = chosen, let language = bytes.uint16(script), language != 0 else {
      return nil
    }
    return script + language
  }

  private func lookup(at start: Int, room: Int) -> Lookup? {
    guard var kind = bytes.uint16(start), let flags = bytes.uint16(start + 2),
      let count = bytes.uint16(start + 4)
    else { return nil }
    var subtables: [Int] = []
    let isExtension = kind == extensionKind
    for index in 0..<min(count, room) {
      guard let offset = bytes.uint16(start + 6 + 2 * index) else { break }
      guard isExtension else {
        subtables.append(start + offset)
        continue
      }
      guard let inner = bytes.uint16(start + offset + 2),
        let further = bytes.uint32(start + offset + 4)
      else { continue }
      kind = inner
      subtables.append(start + offset + further)
    }
    return Lookup(kind: kind, flags: flags, subtables: subtables)
  }
}
