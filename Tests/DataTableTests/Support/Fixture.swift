import DataTable
import Foundation

/// Input files beside the tests.
enum Fixture {
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures").appending(path: name).path(percentEncoded: false)
  }

  static func read(
    _ name: String, options: ReadOptions = ReadOptions()
  ) throws -> ReadResult {
    try ReaderCatalog.read(.file(path(name)), options: options)
  }
}

/// Reads a table from text, in the format whose ending `name` has.
func read(
  _ text: String, named name: String = "sales.csv", options: ReadOptions = ReadOptions()
) throws -> ReadResult {
  try ReaderCatalog.read(.bytes(Array(text.utf8), name: name), options: options)
}

/// A decimal in a test's words; a spelling that is none gives a number that no test expects.
func decimal(_ text: String) -> ExactDecimal {
  ExactDecimal(text) ?? ExactDecimal(coefficient: .min)
}
