import Testing
import VectorScene

@testable import SVGBackend

@Suite struct PathDataTests {
  private func data(_ path: Path, decimals: Int = 2) -> String {
    var writer = MarkupWriter()
    writer.pathData(path, decimals: decimals)
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test func rectangle() {
    #expect(data(SVGBackendTests.rectangle(10, 20, 30, 40)) == "M10 20h30v40h-30z")
    #expect(data(SVGBackendTests.rectangle(-1.5, -0.25, 1, 1)) == "M-1.5-.25h1v1h-1z")
  }

  @Test func repeatedCommandsAreNotRepeated() {
    #expect(data(line((0, 0), (1, 1), (2, 0), (3, 5))) == "M0 0l1 1 1-1 1 5")
    #expect(data(line((0, 0), (1, 0), (3, 0))) == "M0 0h1 2")
  }

  @Test func curves() {
    let path = Path { path in
      path.move(to: Point(x: 1, y: 2))
      path.quadratic(to: Point(x: 3, y: 2), control: Point(x: 2, y: 0))
      path.cubic(
        to: Point(x: 6, y: 2), control1: Point(x: 4, y: 4), control2: Point(x: 5, y: 4))
      path.close()
      path.line(to: Point(x: 1, y: 9))
    }
    #expect(data(path) == "M1 2q1-2 2 0c1 2 2 2 3 0zv7")
  }

  @Test func aDotKeepsItsSegmentAndALineDropsEmptyOnes() {
    #expect(data(line((5, 5), (5, 5))) == "M5 5h0")
    #expect(data(line((5, 5), (6, 5), (6.001, 5), (7, 5))) == "M5 5h1 1")
  }

  @Test func numbersThatAreNotFiniteNeverAppear() {
    let path = Path { path in
      path.move(to: Point(x: 1e308, y: -1e308))
      path.line(to: Point(x: .nan, y: 1))
      path.line(to: Point(x: -1e308, y: 1e308))
    }
    #expect(data(path) == "M1000000-1000000l-2000000 2000000")
  }

  /// Relative steps add up to the rounded points, however many there are.
  @Test func stepsAddUp() throws {
    var random = SeededGenerator(seed: 3)
    var path = Path()
    var last = Point.zero
    for index in 0..<5000 {
      last = Point(
        x: Double.random(in: -2000...2000, using: &random),
        y: Double.random(in: -2000...2000, using: &random))
      if index == 0 { path.move(to: last) } else { path.line(to: last) }
    }
    let end = try #require(PathReader(data(path)).end)
    #expect(abs(end.x - last.x) < 0.006 && abs(end.y - last.y) < 0.006)
  }
}

/// Follows path data of lines to its end.
private struct PathReader {
  var end: Point?

  init(_ data: String) {
    var numbers: [Double] = []
    var digits = ""
    var command: Character = "M"
    var point = Point.zero
    func flush() {
      if let number = Double(digits.replacing("-.", with: "-0.")) { numbers.append(number) }
      digits = ""
    }
    func step() {
      switch (command, numbers.count) {
      case ("M", 2): point = Point(x: numbers[0], y: numbers[1])
      case ("l", 2): point = point + Point(x: numbers[0], y: numbers[1])
      case ("h", 1): point.x += numbers[0]
      case ("v", 1): point.y += numbers[0]
      default: return
      }
      numbers = []
    }
    for character in data + " " {
      if character == "-" || character == " " || character.isLetter {
        flush()
        step()
      }
      if character.isLetter {
        command = character
      } else if character != " " {
        digits.append(character)
      }
    }
    end = numbers.isEmpty ? point : nil
  }
}
