/// Runs a Type 2 charstring, the small program that draws a CFF glyph (Adobe Technical Note 5177).
///
/// Hints are passed over, as no back end uses them. Storage, conditions and `random`, which no
/// current font contains, end the glyph as damaged.
struct CharstringInterpreter {
  private enum Flow { case goesOn, hasEnded, hasFailed }

  private(set) var pen: OutlinePen
  private let globalSubroutines: CompactIndex
  private let localSubroutines: CompactIndex?

  private var stack: [Double] = []
  private var hintCount = 0
  private var x = 0.0
  private var y = 0.0
  /// Steps that may still be taken; a bound for damaged fonts, whose subroutines could call each
  /// other without end.
  private var room = 400_000

  private static let largestStack = 192
  private static let largestDepth = 10

  init(globalSubroutines: CompactIndex, localSubroutines: CompactIndex?, pen: OutlinePen) {
    self.globalSubroutines = globalSubroutines
    self.localSubroutines = localSubroutines
    self.pen = pen
    stack.reserveCapacity(48)
  }

  /// Whether the glyph was drawn whole.
  mutating func draw(_ charstring: FontBytes) -> Bool {
    let flow = run(charstring, depth: 0)
    pen.close()
    return flow != .hasFailed
  }

  private mutating func run(_ code: FontBytes, depth: Int) -> Flow {
    guard depth <= Self.largestDepth else { return .hasFailed }
    var place = 0
    while let byte = code.uint8(place) {
      room -= 1
      guard room > 0, !pen.isExhausted else { return .hasFailed }
      place += 1
      if byte >= 32 || byte == 28 {
        guard let value = Self.number(byte, in: code, at: &place),
          stack.count < Self.largestStack
        else { return .hasFailed }
        stack.append(value)
        continue
      }
      switch byte {
      case 10, 29:
        guard let called = subroutine(isGlobal: byte == 29) else { return .hasFailed }
        let flow = run(called, depth: depth + 1)
        if flow != .goesOn { return flow }
      case 11: return .goesOn
      case 14:
        // With four operands it would compose two other glyphs, which only Type 1 fonts do.
        if stack.count >= 4 { return .hasFailed }
        return .hasEnded
      case 19, 20:
        countHints()
        place += (hintCount + 7) / 8
      case 12:
        guard let second = code.uint8(place) else { return .hasFailed }
        place += 1
        guard escape(second) else { return .hasFailed }
      default:
        guard draw(byte) else { return .hasFailed }
      }
    }
    return .goesOn
  }

  /// A number that begins with `byte`; `place` is after that byte and is moved past the rest.
  private static func number(_ byte: Int, in code: FontBytes, at place: inout Int) -> Double? {
    switch byte {
    case 28:
      guard let value = code.int16(place) else { return nil }
      place += 2
      return Double(value)
    case 32...246: return Double(byte - 139)
    case 247...254:
      guard let second = code.uint8(place) else { return nil }
      place += 1
      return Double(
        byte < 251 ? (byte - 247) * 256 + second + 108 : (251 - byte) * 256 - second - 108)
    default:
      guard let value = code.int32(place) else { return nil }
      place += 4
      return Double(value) / 65_536
    }
  }

  private mutating func subroutine(isGlobal: Bool) -> FontBytes? {
    guard let list = isGlobal ? globalSubroutines : localSubroutines, let top = stack.popLast(),
      abs(top) <= 65_536, let number = Int(exactly: top)
    else { return nil }
    // Numbers are stored less this bias, so that most fit one byte.
    let bias = list.count < 1_240 ? 107 : list.count < 33_900 ? 1_131 : 32_768
    return list[number + bias]
  }

  /// Hints come in pairs; an odd operand before the first is the glyph's width.
  private mutating func countHints() {
    hintCount += stack.count / 2
    stack.removeAll(keepingCapacity: true)
  }

  /// The operators of one byte; `false` for one that does not exist.
  private mutating func draw(_ operation: Int) -> Bool {
    switch operation {
    case 1, 3, 18, 23: countHints()
    case 4, 21, 22: move(operation)
    case 5: lines(stack[...])
    case 6: alternatingLines(isHorizontal: true)
    case 7: alternatingLines(isHorizontal: false)
    case 8: curves(stack[...])
    case 24:
      curves(stack.dropLast(2))
      lines(stack.suffix(2))
    case 25:
      lines(stack.dropLast(6))
      curves(stack.suffix(6))
    case 26: flatCurves(isHorizontal: false)
    case 27: flatCurves(isHorizontal: true)
    case 30: alternatingCurves(isHorizontal: false)
    case 31: alternatingCurves(isHorizontal: true)
    default: return false
    }
    stack.removeAll(keepingCapacity: true)
    return true
  }

  /// The last operands count: the glyph's width may stand before them.
  private mutating func move(_ operation: Int) {
    let count = operation == 21 ? 2 : 1
    let operands = stack.suffix(count)
    guard operands.count == count, let first = operands.first, let last = operands.last else {
      return
    }
    switch operation {
    case 21:
      x += first
      y += last
    case 22: x += first
    default: y += first
    }
    pen.move(x, y)
  }

  private mutating func line(_ dx: Double, _ dy: Double) {
    x += dx
    y += dy
    pen.line(x, y)
  }

  private mutating func curve(
    _ dx1: Double, _ dy1: Double, _ dx2: Double, _ dy2: Double, _ dx3: Double, _ dy3: Double
  ) {
    let x1 = x + dx1
    let y1 = y + dy1
    let x2 = x1 + dx2
    let y2 = y1 + dy2
    x = x2 + dx3
    y = y2 + dy3
    pen.cubic(x1, y1, x2, y2, x, y)
  }

  private mutating func lines(_ operands: ArraySlice<Double>) {
    var rest = operands
    while rest.count >= 2 {
      line(rest.removeFirst(), rest.removeFirst())
    }
  }

  private mutating func alternatingLines(isHorizontal: Bool) {
    var isHorizontal = isHorizontal
    for step in stack {
      if isHorizontal { line(step, 0) } else { line(0, step) }
      isHorizontal.toggle()
    }
  }

  private mutating func curves(_ operands: ArraySlice<Double>) {
    var rest = operands
    while rest.count >= 6 {
      curve(
        rest.removeFirst(), rest.removeFirst(), rest.removeFirst(), rest.removeFirst(),
        rest.removeFirst(), rest.removeFirst())
    }
  }

  /// Curves that begin and end in the same direction.
  private mutating func flatCurves(isHorizontal: Bool) {
    var rest = stack[...]
    var across = rest.count % 4 == 1 ? rest.removeFirst() : 0
    while rest.count >= 4 {
      let first = rest.removeFirst()
      let dx = rest.removeFirst()
      let dy = rest.removeFirst()
      let last = rest.removeFirst()
      if isHorizontal {
        curve(first, across, dx, dy, last, 0)
      } else {
        curve(across, first, dx, dy, 0, last)
      }
      across = 0
    }
  }

  /// Curves that begin in one direction and end in the other, in turn.
  private mutating func alternatingCurves(isHorizontal: Bool) {
    var isHorizontal = isHorizontal
    var rest = stack[...]
    while rest.count >= 4 {
      let first = rest.removeFirst()
      let dx = rest.removeFirst()
      let dy = rest.removeFirst()
      let last = rest.removeFirst()
      let across = rest.count == 1 ? rest.removeFirst() : 0
      if isHorizontal {
        curve(first, 0, dx, dy, across, last)
      } else {
        curve(0, first, dx, dy, last, across)
      }
      isHorizontal.toggle()
    }
  }

  /// The operators of two bytes; `false` for one that is not run or lacks operands.
  private mutating func escape(_ operation: Int) -> Bool {
    switch operation {
    case 34...37:
      guard flex(operation) else { return false }
      stack.removeAll(keepingCapacity: true)
      return true
    case 9, 14, 18, 26, 27: return changeTop(operation)
    case 10, 11, 12, 24, 28: return combineTwo(operation)
    default: return false
    }
  }

  /// Two curves that are almost a line.
  private mutating func flex(_ operation: Int) -> Bool {
    let s = stack
    switch operation {
    case 34:
      guard s.count >= 7 else { return false }
      curve(s[0], 0, s[1], s[2], s[3], 0)
      curve(s[4], 0, s[5], -s[2], s[6], 0)
    case 35:
      guard s.count >= 12 else { return false }
      curve(s[0], s[1], s[2], s[3], s[4], s[5])
      curve(s[6], s[7], s[8], s[9], s[10], s[11])
    case 36:
      guard s.count >= 9 else { return false }
      let startY = y
      curve(s[0], s[1], s[2], s[3], s[4], 0)
      curve(s[5], 0, s[6], s[7], s[8], startY - (y + s[7]))
    default:
      guard s.count >= 11 else { return false }
      let startX = x
      let startY = y
      let dx = s[0] + s[2] + s[4] + s[6] + s[8]
      let dy = s[1] + s[3] + s[5] + s[7] + s[9]
      curve(s[0], s[1], s[2], s[3], s[4], s[5])
      if abs(dx) > abs(dy) {
        curve(s[6], s[7], s[8], s[9], s[10], startY - (y + s[7] + s[9]))
      } else {
        curve(s[6], s[7], s[8], s[9], startX - (x + s[6] + s[8]), s[10])
      }
    }
    return true
  }

  private mutating func changeTop(_ operation: Int) -> Bool {
    guard let top = stack.popLast() else { return false }
    switch operation {
    case 9: stack.append(abs(top))
    case 14: stack.append(-top)
    case 18: break
    case 26:
      guard top >= 0 else { return false }
      stack.append(top.squareRoot())
    default:
      guard stack.count + 2 <= Self.largestStack else { return false }
      stack.append(top)
      stack.append(top)
    }
    return true
  }

  private mutating func combineTwo(_ operation: Int) -> Bool {
    guard let second = stack.popLast(), let first = stack.popLast() else { return false }
    switch operation {
    case 10: stack.append(first + second)
    case 11: stack.append(first - second)
    case 12:
      guard second != 0 else { return false }
      stack.append(first / second)
    case 24: stack.append(first * second)
    default:
      stack.append(second)
      stack.append(first)
    }
    return true
  }
}
