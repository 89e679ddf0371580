import Foundation
import Testing

@testable import chalkboard

@Suite struct LineReaderTests {
  /// The lines of a pipe into which the text is written.
  private func lines(_ text: [UInt8]) throws -> [LineReader.Line] {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    defer { unlink(path) }
    try Data(text).write(to: URL(fileURLWithPath: path))
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var reader = LineReader(descriptor: descriptor)
    var lines: [LineReader.Line] = []
    while let line = reader.nextLine() { lines.append(line) }
    return lines
  }

  @Test func theLastLineNeedsNoEnd() throws {
    #expect(try lines(Array("a\n\nbc".utf8)) == [.bytes([97]), .bytes([]), .bytes([98, 99])])
    #expect(try lines(Array("a\n".utf8)) == [.bytes([97])])
    #expect(try lines([]).isEmpty)
  }

  @Test func aLineThatIsTooLongIsPassedOver() throws {
    let long = [UInt8](repeating: 120, count: LineReader.byteLimit + 1)
    #expect(try lines([97, 10] + long + [10, 98]) == [.bytes([97]), .tooLong, .bytes([98])])
    #expect(try lines(long) == [.tooLong])
    #expect(try lines(long + long + long + [10, 98, 10]) == [.tooLong, .bytes([98])])
    let longest = [UInt8](repeating: 120, count: LineReader.byteLimit)
    #expect(try lines(longest + [10, 98]) == [.bytes(longest), .bytes([98])])
  }

  @Test func manyLinesComeInOrder() throws {
    let text = (0..<50_000).map { "line \($0)\n" }.joined()
    let found = try lines(Array(text.utf8))
    #expect(found.count == 50_000)
    #expect(found.last == .bytes(Array("line 49999".utf8)))
  }
}
