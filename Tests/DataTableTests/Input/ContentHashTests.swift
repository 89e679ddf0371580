import Testing

@testable import DataTable

@Suite struct ContentHashTests {
  /// From the authors' reference implementation, for the key 00 01 … 0f and the inputs 00 01 ….
  @Test(arguments: [
    (0, "930255c71472f66de6a825ba047f81a3"), (1, "45fc229b1159763444af996bd8c187da"),
    (15, "d9c3cf970fec087e11a8b03399e99354"),
  ])
  func agreesWithTheReference(count: Int, digits: String) {
    let bytes = (0..<count).map { UInt8($0) }
    let hash = bytes.withUnsafeBytes {
      ContentHash(of: $0, key: (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908))
    }
    #expect(hash.description == digits)
  }

  @Test func readsWhatItWrites() {
    let hash = ContentHash(of: Array("Berry,377\n".utf8))
    #expect(ContentHash(hash.description) == hash)
    #expect(ContentHash("12") == nil)
    #expect(ContentHash(String(repeating: "g", count: 32)) == nil)
    #expect(ContentHash(low: 1, high: 0).description == String(repeating: "0", count: 31) + "1")
  }

  @Test func everyByteAndTheLengthCount() {
    var seen: Set<ContentHash> = []
    for count in 0..<40 {
      seen.insert(ContentHash(of: [UInt8](repeating: 0, count: count)))
      for place in 0..<count {
        var bytes = [UInt8](repeating: 0, count: count)
        bytes[place] = 1
        seen.insert(ContentHash(of: bytes))
      }
    }
    #expect(seen.count == 40 + 40 * 39 / 2)
  }
}
