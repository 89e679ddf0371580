import Testing
import VectorScene

@testable import Typography

@Suite struct CharstringInterpreterTests {
  /// Runs a charstring with an em of 1, so that the path is in font units with y down.
  private func path(_ code: [UInt8], subroutines: [[UInt8]] = []) throws -> Path? {
    let list = try #require(
      CompactIndex(FontFile(bytes: Self.index(subroutines)).bytes, at: 0))
    var interpreter = CharstringInterpreter(
      globalSubroutines: list, localSubroutines: nil, pen: OutlinePen(unitsPerEm: 1))
    guard interpreter.draw(FontFile(bytes: code).bytes) else { return nil }
    return interpreter.pen.path
  }

  private static func index(_ items: [[UInt8]]) -> [UInt8] {
    guard !items.isEmpty else { return [0, 0] }
    var offsets = [1]
    for item in items { offsets.append((offsets.last ?? 0) + item.count) }
    return [0, UInt8(items.count), 2] + offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      + items.flatMap { $0 }
  }

  /// A number from -107 to 107.
  private func n(_ value: Int) -> UInt8 { UInt8(value + 139) }

  @Test func linesAlternate() throws {
    let path = try path([n(1), n(2), 21, n(3), n(4), n(5), 6, 14])
    #expect(
      path?.elements == [
        .move(Point(x: 1, y: -2)), .line(Point(x: 4, y: -2)), .line(Point(x: 4, y: -6)),
        .line(Point(x: 9, y: -6)), .close,
      ])
  }

  @Test func aWidthBeforeTheFirstOperatorIsPassedOver() throws {
    #expect(try path([n(50), n(1), 22, n(1), n(1), 5, 14]) == path([n(1), 22, n(1), n(1), 5, 14]))
    // A width, two stems, and a mask of one byte that is no operator.
    let hinted = try path([n(50), n(0), n(1), 18, n(0), n(1), 19, 0xFF, n(7), 4, n(1), n(1), 5, 14])
    #expect(hinted?.elements.first == .move(Point(x: 0, y: -7)))
  }

  @Test func curvesOfEveryKindEndWhereTheyShould() throws {
    let start: [UInt8] = [n(0), n(0), 21]
    func end(_ code: [UInt8]) throws -> Point? {
      guard case .cubic(_, _, let end)? = try path(start + code + [14])?.elements.dropLast().last
      else { return nil }
      return end
    }
    #expect(try end([n(1), n(2), n(3), n(4), n(5), n(6), 8]) == Point(x: 9, y: -12))
    #expect(try end([n(1), n(2), n(3), n(4), 31]) == Point(x: 3, y: -7))
    #expect(try end([n(1), n(2), n(3), n(4), n(5), 31]) == Point(x: 8, y: -7))
    #expect(try end([n(1), n(2), n(3), n(4), 30]) == Point(x: 6, y: -4))
    #expect(try end([n(1), n(2), n(3), n(4), 27]) == Point(x: 7, y: -3))
    #expect(try end([n(9), n(1), n(2), n(3), n(4), 27]) == Point(x: 7, y: -12))
    #expect(try end([n(1), n(2), n(3), n(4), 26]) == Point(x: 2, y: -8))
    // hflex ends on the line where it began.
    #expect(
      try end([n(1), n(2), n(3), n(4), n(5), n(6), n(7), 12, 34]) == Point(x: 25, y: 0))
    // flex1 ends at the height where it began when it is wider than tall.
    let flex: [UInt8] = [n(5), n(1), n(5), n(1), n(5), n(1), n(5), n(1), n(5), n(1), n(5), 12, 37]
    #expect(try end(flex) == Point(x: 30, y: 0))
    // hflex1: the second half returns to the height where it began.
    let hflex: [UInt8] = [n(1), n(2), n(3), n(4), n(5), n(6), n(7), n(8), n(9), 12, 36]
    #expect(try end(hflex) == Point(x: 31, y: 0))
  }

  @Test func subroutinesReturn() throws {
    // Subroutine 0 is called as -107.
    let called = try path(
      [n(1), n(2), 21, n(-107), 29, n(3), n(3), 5, 14], subroutines: [[n(4), n(5), 5, 11]])
    #expect(called?.elements.count == 4)
    #expect(called?.elements.dropLast().last == .line(Point(x: 8, y: -10)))
  }

  @Test func damageEndsTheGlyph() throws {
    // Endless recursion, an unknown operator, a missing operand, too many operands.
    #expect(try path([n(-107), 29], subroutines: [[n(-107), 29]]) == nil)
    #expect(try path([n(1), 2]) == nil)
    #expect(try path([10]) == nil)
    #expect(try path([12, 12]) == nil)
    #expect(try path([UInt8](repeating: n(1), count: 500)) == nil)
    #expect(try path([28, 1]) == nil)
    // 50 calls at each of nine levels would take longer than the universe has.
    let many = (0..<9).map { level in
      [UInt8]((0..<50).flatMap { _ in [n(-107 + level + 1), UInt8(29)] })
    }
    #expect(try path([n(-107), 29], subroutines: many) == nil)
  }

  @Test func hugeNumbersDoNotTrap() throws {
    var code: [UInt8] = [255, 0x7F, 0xFF, 0xFF, 0xFF]
    for _ in 0..<40 { code += [12, 27, 12, 24] }
    #expect(try path(code + [29]) == nil)
    let path = try path(code + [22, n(1), n(1), 5, 14])
    #expect(path?.elements.contains { !$0.isFinite } == false)
  }
}

extension PathElement {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadratic(let control, let end): control.isFinite && end.isFinite
    case .cubic(let one, let other, let end): one.isFinite && other.isFinite && end.isFinite
    case .close: true
    }
  }
}
