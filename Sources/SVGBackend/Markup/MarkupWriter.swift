/// A growing piece of markup: bytes, and the places among them where the ids' prefix belongs.
///
/// The prefix is derived from the content, so it is put in last; until then ids stand without it.
struct MarkupWriter: ~Copyable {
  private var buffer: ByteBuffer
  /// Indexes of bytes before which the prefix belongs, rising.
  private(set) var prefixPlaces: [Int] = []

  init(capacity: Int = 256) { buffer = ByteBuffer(capacity: capacity) }

  var isEmpty: Bool { buffer.count == 0 }
  var count: Int { buffer.count }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    buffer.withBytes(body)
  }

  /// Markup as it stands: never text from a scene.
  @inline(__always)
  mutating func markup(_ text: StaticString) {
    buffer.append(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// A byte of markup as it stands.
  @inline(__always)
  mutating func byte(_ byte: UInt8) { buffer.append(byte) }

  @inline(__always)
  mutating func byte(_ scalar: Unicode.Scalar) { buffer.append(UInt8(ascii: scalar)) }

  /// Bytes that are known to need no escaping.
  mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>) { buffer.append(bytes) }

  /// Room for `room` bytes that need no escaping; `write` says how many of them it has filled.
  @inline(__always)
  mutating func raw(atMost room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    buffer.append(atMost: room, write)
  }

  /// Another piece of markup with its ids.
  mutating func append(_ other: borrowing MarkupWriter) {
    let start = buffer.count
    for place in other.prefixPlaces { prefixPlaces.append(start + place) }
    other.withBytes { buffer.append($0) }
  }

  /// An id of this document, without its prefix for now.
  mutating func id(_ id: DefinitionID) {
    prefixPlaces.append(buffer.count)
    byte(id.kind.rawValue)
    integer(id.number)
  }

  /// An id of this document between two pieces of markup.
  mutating func reference(_ opening: StaticString, _ id: DefinitionID, _ closing: StaticString) {
    markup(opening)
    self.id(id)
    markup(closing)
  }

  /// Appends the bytes to `output`, with `prefix` before each id.
  func write(to output: inout [UInt8], prefix: [UInt8]) {
    buffer.withBytes { bytes in
      var done = 0
      for place in prefixPlaces {
        output.append(contentsOf: bytes[done..<place])
        output.append(contentsOf: prefix)
        done = place
      }
      output.append(contentsOf: bytes[done...])
    }
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
    case family = 0x65  // e
    case fit = 0x7A  // z
  }

  var kind: Kind
  var number: Int
}
