/// A growing piece of markup: bytes, and the places among them where the ids' prefix belongs.
///
/// The prefix is derived from the content, so it is put in last; until then ids stand without it.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []
  /// Indexes into ``bytes``, rising.
  private(set) var prefixPlaces: [Int] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Markup as it stands: never text from a scene.
  mutating func markup(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// A byte of markup as it stands.
  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  mutating func byte(_ scalar: Unicode.Scalar) { bytes.append(UInt8(ascii: scalar)) }

  /// Bytes that are known to need no escaping.
  mutating func raw(_ bytes: some Collection<UInt8>) { self.bytes.append(contentsOf: bytes) }

  /// Another piece of markup with its ids.
  mutating func append(_ other: MarkupWriter) {
    let start = bytes.count
    for place in other.prefixPlaces { prefixPlaces.append(start + place) }
    bytes.append(contentsOf: other.bytes)
  }

  /// An id of this document, without its prefix for now.
  mutating func id(_ id: DefinitionID) {
    prefixPlaces.append(bytes.count)
    bytes.append(id.kind.rawValue)
    integer(Int64(id.number))
  }

  /// ` name="#id"`, or what `name` ends with in place of the quote and the hash sign.
  mutating func reference(_ opening: StaticString, _ id: DefinitionID, _ closing: StaticString) {
    markup(opening)
    self.id(id)
    markup(closing)
  }

  /// The bytes with `prefix` before each id, appended to `output`.
  func write(to output: inout [UInt8], prefix: [UInt8]) {
    var done = 0
    for place in prefixPlaces {
      output.append(contentsOf: bytes[done..<place])
      output.append(contentsOf: prefix)
      done = place
    }
    output.append(contentsOf: bytes[done...])
  }
}

/// The name of a definition in one document: a letter for its kind and a number.
struct DefinitionID: Hashable {
  enum Kind: UInt8 {
    case gradient = 0x67  // g
    case clip = 0x63  // c
    case mask = 0x6D  // m
    case filter = 0x66  // f
    case symbol = 0x73  // s
    case glyph = 0x74  // t
  }

  var kind: Kind
  var number: Int
}
