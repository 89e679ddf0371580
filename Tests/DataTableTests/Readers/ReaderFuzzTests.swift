import DataTable
import Diagnostics
import Foundation
import Testing

/// Damages good inputs at random places. Whatever comes of it, nothing traps, every row is accounted
/// for, and what was read can be written and read again.
@Suite struct ReaderFuzzTests {
  static let names = [
    "line-breaks.csv", "stray-quotes.csv", "decimal-comma.csv", "formulas.csv", "joined.csv",
    "clock-forward.csv", "byte-order-mark.csv", "orders.json", "cut-off.ndjson",
  ]

  /// For each input; the environment's `FUZZ_ROUNDS` asks for more.
  static let rounds = ProcessInfo.processInfo.environment["FUZZ_ROUNDS"].flatMap(Int.init) ?? 300

  @Test(arguments: names)
  func damagedInputsAreReadOrRefused(name: String) throws {
    let original = try InputSource.file(Fixture.path(name)).load().bytes
    var generator = SeededGenerator(seed: UInt64(name.utf8.count))
    for _ in 0..<Self.rounds {
      let bytes = Self.damaged(original, with: &generator)
      try check(bytes, named: name, generator: &generator)
    }
  }

  private func check(
    _ bytes: [UInt8], named name: String, generator: inout SeededGenerator
  ) throws {
    var options = ReadOptions()
    if Bool.random(using: &generator) {
      options.requests = [
        ColumnRequest(
          name: "total", aliases: ["sold", "Betrag", "quantity", "visits"],
          kind: ColumnKind.allCases.randomElement(using: &generator), isRequired: false,
          allowsEmpty: Bool.random(using: &generator))
      ]
    }
    do throws(Diagnostic) {
      let source = InputSource.bytes(bytes, name: name)
      let result = try ReaderCatalog.read(source, options: options)
      #expect(result.rowsRead == result.table.rowCount)
      #expect(result.table.columns.allSatisfy { $0.count == result.table.rowCount })
      #expect(result.rowsSkipped == 0 || !result.diagnostics.isEmpty)
      #expect(!result.diagnostics.contains { $0.severity == .error })
      guard result.table.columns.count > 0, options.requests.isEmpty, name.hasSuffix("csv") else {
        return
      }
      let written = CSVWriter().bytes(of: result.table)
      let again = try ReaderCatalog.read(.bytes(written, name: name))
      #expect(again.table.columns == result.table.columns)
    } catch {
      #expect(error.severity == .error)
      #expect(!error.message.isEmpty)
    }
  }

  private static func damaged(
    _ original: [UInt8], with generator: inout SeededGenerator
  ) -> [UInt8] {
    let tokens: [[UInt8]] = [
      [0x22], [0x22, 0x22], [0x2C], [0x3B], [0x0A], [0x0D], [0x0D, 0x0A], [0x09], [0x00], [0xFF],
      [0xC3], [0xF0, 0x9F], [0x5B], [0x5D], [0x7B], [0x7D], [0x5C], [0x3A], [0x2D], [0x2E], [0x27],
      Array("\\ud83c".utf8), Array("1e99".utf8), Array("-0".utf8), Array("9999".utf8),
      Array("$(".utf8), Array("\u{FEFF}".utf8), Array("\u{202F}".utf8), Array("T24:00".utf8),
    ]
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let position = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, position + Int.random(in: 0...5, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: position)
      case 1: bytes.removeSubrange(position..<end)
      case 2: bytes.insert(contentsOf: bytes[position..<end], at: position)
      default:
        if position < bytes.count {
          bytes[position] = UInt8.random(in: 0...255, using: &generator)
        }
      }
    }
    return bytes
  }
}
