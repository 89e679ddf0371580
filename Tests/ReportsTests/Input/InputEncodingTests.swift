import DataTable
import Diagnostics
import Testing

@testable import Reports

@Suite struct InputEncodingTests {
  private func text(_ bytes: [UInt8], _ encoding: InputEncoding) throws -> String {
    let decoded = try encoding.decoded(LoadedInput(name: "f", bytes: bytes))
    return String(decoding: decoded.bytes, as: UTF8.self)
  }

  @Test func windowsTextKeepsItsSigns() throws {
    let bytes: [UInt8] = [0x80, 0x20, 0x93, 0xE8, 0x94, 0x96, 0xFF]
    #expect(try text(bytes, .windows1252) == "€ “è”–ÿ")
    #expect(throws: Diagnostic.self) { try text([0x41, 0x81], .windows1252) }
  }

  @Test func bothOrdersOfUTF16AreRead() throws {
    #expect(try text([0xFF, 0xFE, 0x41, 0, 0x3D, 0xD8, 0, 0xDE], .utf16) == "A😀")
    #expect(try text([0xFE, 0xFF, 0, 0x41], .utf16) == "A")
    #expect(try text([0x41, 0], .utf16) == "A")
  }

  @Test(arguments: [[0x41] as [UInt8], [0xFF, 0xFE, 0, 0xD8], [0xFF, 0xFE, 0, 0xDC, 0x41, 0]])
  func brokenUTF16IsAnError(bytes: [UInt8]) {
    #expect(throws: Diagnostic.self) { try text(bytes, .utf16) }
  }
}
