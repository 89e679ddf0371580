/// Where labels stay together though UAX #14 lets lines be broken.
///
/// - A dash between digits: `2020–2026`, as the standard has it for the hyphen.
/// - Signs of a number beside each other: `−$5`, `C++`, `$$$`.
/// - A slash with fewer than four letters and digits before or after it: `km/h`, `€/kWh`, `N/A`,
///   `and/or`. Paths and `Strawberry/Chocolate` break after it.
/// - A soft hyphen, since nobody would draw the hyphen.
/// - White space of all kinds, so that no line begins with a space of fixed width.
enum LabelBreakHabits {
  /// - Parameter index: the unit after a place where the rules allow a break; at least 1.
  static func staysTogether(_ units: BreakUnits, before index: Int) -> Bool {
    let before = units[index - 1].kind
    let after = units[index].kind
    switch before {
    case .space, .lineEnd: return after == .fixedSpace
    case .dash: return after == .numeric && index > 1 && units[index - 2].kind == .numeric
    case .prefixNumeric, .postfixNumeric: return after.isNumberSign
    case .softHyphen: return true
    case .breakSymbol:
      return shortWord(units, stride(from: index, to: units.count, by: 1))
        || shortWord(units, stride(from: index - 2, through: 0, by: -1))
    default: return false
    }
  }

  private static let longestShortWord = 3

  /// Whether the word that stands at the places, in their order, has few letters but at least one.
  private static func shortWord(_ units: BreakUnits, _ places: some Sequence<Int>) -> Bool {
    var length = 0
    for place in places {
      let kind = units[place].kind
      // A host name is one word.
      guard kind.isLetter || kind == .numeric || kind.isNumberSign || kind == .infixSeparator
      else { break }
      length += 1
      if length > longestShortWord { return false }
    }
    return length > 0
  }
}
