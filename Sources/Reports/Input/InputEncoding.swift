import DataTable
import Diagnostics

/// How the characters of a text file are stored.
///
/// Only what somebody named is decoded; without a name a file that is not UTF-8 is refused.
public enum InputEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "utf-8"
  /// With or without a byte order mark; little-endian without one.
  case utf16 = "utf-16"
  /// What Windows programs in western Europe and America write.
  case windows1252 = "windows-1252"

  /// Reads a table from a file in this encoding, as `ReaderCatalog` does.
  public func read(
    _ source: InputSource, format: String? = nil, options: ReadOptions
  ) throws(Diagnostic) -> ReadResult {
    let input = try decoded(try source.load(byteLimit: options.byteLimit))
    let named = try format.map { (name) throws(Diagnostic) in
      try ReaderCatalog.reader(named: name)
    }
    return try (named ?? ReaderCatalog.reader(for: input)).read(input, options: options)
  }

  /// The input as UTF-8; throws when bytes mean no character in this encoding.
  func decoded(_ input: LoadedInput) throws(Diagnostic) -> LoadedInput {
    switch self {
    case .utf8: return input
    case .utf16: return LoadedInput(name: input.name, bytes: try Self.fromUTF16(input))
    case .windows1252: return LoadedInput(name: input.name, bytes: try fromWindows1252(input))
    }
  }

  private static func fromUTF16(_ input: LoadedInput) throws(Diagnostic) -> [UInt8] {
    let bytes = input.bytes
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    let start = isBigEndian || bytes.starts(with: [0xFF, 0xFE]) ? 2 : 0
    guard bytes.count.isMultiple(of: 2) else {
      throw .undecodable(InputEncoding.utf16, offset: bytes.count - 1, in: input.name)
    }
    let units = stride(from: start, to: bytes.count, by: 2).map { index in
      let (low, high) = isBigEndian ? (index + 1, index) : (index, index + 1)
      return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
    }
    var result: [UInt8] = []
    result.reserveCapacity(units.count)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): result += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
      case .emptyInput: return result
      case .error: throw .undecodable(InputEncoding.utf16, offset: nil, in: input.name)
      }
    }
  }

  private func fromWindows1252(_ input: LoadedInput) throws(Diagnostic) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(input.bytes.count)
    for (offset, byte) in input.bytes.enumerated() {
      if byte < 0x80 {
        result.append(byte)
        continue
      }
      let code = byte < 0xA0 ? Self.windows1252Signs[Int(byte - 0x80)] : UInt32(byte)
      guard code != 0, let scalar = Unicode.Scalar(code) else {
        throw .undecodable(self, offset: offset, in: input.name)
      }
      result += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
    }
    return result
  }

  /// The characters of the bytes 0x80 to 0x9F; 0 where there is none. Source: the index of the WHATWG
  /// Encoding Standard.
  private static let windows1252Signs: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122,
    0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
