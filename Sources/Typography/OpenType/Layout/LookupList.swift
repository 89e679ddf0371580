/// A lookup that is ready to be applied.
struct LayoutLookup {
  enum Kind {
    case single, multiple, alternate, ligature
    case adjustment, pair, markToBase, markToLigature, markToMark
    case context, chainedContext

    init?(substitution number: Int) {
      switch number {
      case 1: self = .single
      case 2: self = .multiple
      case 3: self = .alternate
      case 4: self = .ligature
      case 5: self = .context
      case 6: self = .chainedContext
      default: return nil
      }
    }

    init?(positioning number: Int) {
      switch number {
      case 1: self = .adjustment
      case 2: self = .pair
      case 4: self = .markToBase
      case 5: self = .markToLigature
      case 6: self = .markToMark
      case 7: self = .context
      case 8: self = .chainedContext
      default: return nil
      }
    }
  }

  var kind: Kind
  var flags: Int
  var markSet: Int?
  var subtables: [Int]
  /// The glyphs at which the lookup can begin.
  var digest: GlyphDigest

  /// Where the coverage of a subtable's first glyph stands.
  static func coverage(of subtable: Int, _ kind: Kind, in bytes: FontBytes) -> Int? {
    var place = 2
    if bytes.uint16(subtable) == 3 {
      switch kind {
      case .context: place = 6
      case .chainedContext:
        guard let backtrack = bytes.uint16(subtable + 2) else { return nil }
        place = 6 + 2 * backtrack
      default: break
      }
    }
    return bytes.uint16(subtable + place).map { subtable + $0 }
  }
}

/// The lookups of one table, read when they are first applied.
///
/// The library's lock guards it.
final class LookupList {
  let table: LayoutTable
  let isPositioning: Bool
  private var lookups: [LayoutLookup?]
  private var isRead: [Bool]

  /// More than any font has; a bound for damaged ones.
  private static let largestCount = 8_192

  init(_ table: LayoutTable, isPositioning: Bool) {
    self.table = table
    self.isPositioning = isPositioning
    let count = min(table.lookupCount, Self.largestCount)
    lookups = Array(repeating: nil, count: count)
    isRead = Array(repeating: false, count: count)
  }

  /// `nil` for a lookup that does not exist or is of a kind that is not applied.
  subscript(index: Int) -> LayoutLookup? {
    guard lookups.indices.contains(index) else { return nil }
    if !isRead[index] {
      isRead[index] = true
      lookups[index] = read(index)
    }
    return lookups[index]
  }

  private func read(_ index: Int) -> LayoutLookup? {
    guard let lookup = table.lookup(index),
      let kind = isPositioning
        ? LayoutLookup.Kind(positioning: lookup.kind)
        : LayoutLookup.Kind(substitution: lookup.kind)
    else { return nil }
    var digest = GlyphDigest()
    for subtable in lookup.subtables {
      guard let coverage = LayoutLookup.coverage(of: subtable, kind, in: table.bytes) else {
        continue
      }
      GlyphSets.forEachRange(at: coverage, in: table.bytes) { digest.insert($0) }
    }
    return LayoutLookup(
      kind: kind, flags: lookup.flags, markSet: lookup.markSet, subtables: lookup.subtables,
      digest: digest)
  }
}
