/// The bytes of a Type 2 charstring (Adobe Technical Note 5177): each segment in the shortest of
/// the operators that can draw it, and neighbours of one kind under one operator.
struct CharstringWriter {
  typealias Place = CharstringOutline.Place

  private enum Operator: Int {
    case verticalMove = 4
    case line = 5
    case horizontalLine = 6
    case verticalLine = 7
    case curve = 8
    case callSubroutine = 10
    case subroutineEnd = 11
    case end = 14
    case move = 21
    case horizontalMove = 22
    case curvesThenLine = 24
    case verticalCurve = 26
    case horizontalCurve = 27
    case verticalHorizontalCurve = 30
    case horizontalVerticalCurve = 31
  }

  private(set) var bytes: [UInt8] = []

  /// How many numbers an operator may have.
  private static let largestStack = 48

  mutating func move(by step: Place) {
    if step.y == 0 {
      numbers([step.x], .horizontalMove)
    } else if step.x == 0 {
      numbers([step.y], .verticalMove)
    } else {
      numbers([step.x, step.y], .move)
    }
  }

  mutating func call(subroutine number: Int, of count: Int) {
    // Numbers are counted from below zero, so that most of them take one byte.
    numbers([number - Self.bias(count)], .callSubroutine)
  }

  private static func bias(_ count: Int) -> Int {
    count < 1_240 ? 107 : count < 33_900 ? 1_131 : 32_768
  }

  mutating func endSubroutine() { numbers([], .subroutineEnd) }

  mutating func end() { numbers([], .end) }

  /// All that follows the first move of an outline.
  mutating func afterFirstMove(_ outline: CharstringOutline) {
    var last: Place?
    for contour in outline.contours {
      if let last { move(by: contour.start - last) }
      last = contour.end
      segments(contour.segments[...])
    }
  }

  private mutating func segments(_ segments: ArraySlice<CharstringOutline.Segment>) {
    var rest = segments
    while let first = rest.first {
      switch first {
      case .line: lines(&rest)
      case .curve: curves(&rest)
      }
    }
  }

  private mutating func lines(_ rest: inout ArraySlice<CharstringOutline.Segment>) {
    var steps: [Place] = []
    while case .line(let step) = rest.first, steps.count < Self.largestStack / 2 {
      steps.append(step)
      rest.removeFirst()
    }
    var index = 0
    while index < steps.count {
      let alternating = Self.alternatingCount(steps[index...])
      // A single flat line among sloping ones is not worth an operator of its own.
      if alternating >= 2 || (alternating == 1 && steps.count - index == 1) {
        let part = steps[index..<index + alternating]
        numbers(
          part.map { $0.y == 0 ? $0.x : $0.y },
          steps[index].y == 0 ? .horizontalLine : .verticalLine)
        index += alternating
      } else {
        var end = index + max(1, alternating)
        while end < steps.count, Self.alternatingCount(steps[end...]) < 2 { end += 1 }
        numbers(steps[index..<end].flatMap { [$0.x, $0.y] }, .line)
        index = end
      }
    }
  }

  /// How many of the steps run flat and upright in turn.
  private static func alternatingCount(_ steps: ArraySlice<Place>) -> Int {
    var count = 0
    var wasFlat: Bool?
    for step in steps {
      guard step.x == 0 || step.y == 0, (step.y == 0) != wasFlat else { break }
      wasFlat = step.y == 0
      count += 1
    }
    return count
  }

  private mutating func curves(_ rest: inout ArraySlice<CharstringOutline.Segment>) {
    guard case .curve(let first, _, let last) = rest.first else { return }
    if first.y == 0, last.x == 0 {
      alternatingCurves(&rest, startsFlat: true)
    } else if first.x == 0, last.y == 0 {
      alternatingCurves(&rest, startsFlat: false)
    } else if last.y == 0 {
      levelCurves(&rest, isFlat: true)
    } else if last.x == 0 {
      levelCurves(&rest, isFlat: false)
    } else if first.y == 0 {
      alternatingCurves(&rest, startsFlat: true)
    } else if first.x == 0 {
      alternatingCurves(&rest, startsFlat: false)
    } else {
      generalCurves(&rest)
    }
  }

  /// Curves that begin flat and end upright, then the other way round, and so on; the last may end
  /// in any direction.
  private mutating func alternatingCurves(
    _ rest: inout ArraySlice<CharstringOutline.Segment>, startsFlat: Bool
  ) {
    var arguments: [Int] = []
    var isFlat = startsFlat
    while case .curve(let a, let b, let c) = rest.first,
      arguments.count + 5 <= Self.largestStack, isFlat ? a.y == 0 : a.x == 0
    {
      let isClean = isFlat ? c.x == 0 : c.y == 0
      // Only a first curve opens with a slanting end; a later one would end the row for nothing.
      if !isClean, !arguments.isEmpty, isFlat ? c.y == 0 : c.x == 0 { break }
      arguments += [isFlat ? a.x : a.y, b.x, b.y, isFlat ? c.y : c.x]
      if !isClean { arguments.append(isFlat ? c.x : c.y) }
      rest.removeFirst()
      isFlat.toggle()
      if !isClean { break }
    }
    numbers(arguments, startsFlat ? .horizontalVerticalCurve : .verticalHorizontalCurve)
  }

  /// Curves that begin and end flat, or upright; the first may begin in any direction.
  private mutating func levelCurves(
    _ rest: inout ArraySlice<CharstringOutline.Segment>, isFlat: Bool
  ) {
    var arguments: [Int] = []
    while case .curve(let a, let b, let c) = rest.first,
      arguments.count + 5 <= Self.largestStack, isFlat ? c.y == 0 : c.x == 0
    {
      let slant = isFlat ? a.y : a.x
      if slant != 0 {
        guard arguments.isEmpty else { break }
        arguments.append(slant)
      }
      arguments += [isFlat ? a.x : a.y, b.x, b.y, isFlat ? c.x : c.y]
      rest.removeFirst()
    }
    numbers(arguments, isFlat ? .horizontalCurve : .verticalCurve)
  }

  private mutating func generalCurves(_ rest: inout ArraySlice<CharstringOutline.Segment>) {
    var arguments: [Int] = []
    while case .curve(let a, let b, let c) = rest.first, arguments.count + 6 <= Self.largestStack,
      a.x != 0 && a.y != 0 && c.x != 0 && c.y != 0
    {
      arguments += [a.x, a.y, b.x, b.y, c.x, c.y]
      rest.removeFirst()
    }
    if case .line(let step) = rest.first, arguments.count + 2 <= Self.largestStack,
      step.x != 0 && step.y != 0
    {
      rest.removeFirst()
      return numbers(arguments + [step.x, step.y], .curvesThenLine)
    }
    numbers(arguments, .curve)
  }

  private mutating func numbers(_ values: [Int], _ code: Operator) {
    for value in values { number(value) }
    bytes.append(UInt8(code.rawValue))
  }

  private mutating func number(_ value: Int) {
    switch value {
    case -107...107: bytes.append(UInt8(value + 139))
    case 108...1_131:
      bytes.append(UInt8(247 + (value - 108) >> 8))
      bytes.append(UInt8(truncatingIfNeeded: value - 108))
    case -1_131...(-108):
      bytes.append(UInt8(251 + (-value - 108) >> 8))
      bytes.append(UInt8(truncatingIfNeeded: -value - 108))
    default:
      bytes.append(28)
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
      bytes.append(UInt8(truncatingIfNeeded: value))
    }
  }
}
