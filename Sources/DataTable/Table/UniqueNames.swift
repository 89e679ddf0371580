/// Makes names tell columns apart.
enum UniqueNames {
  /// The names in their order, the second `a` as `a (2)`, or with the next number that no other
  /// column has.
  static func numbered(_ names: [String]) -> [String] {
    var used = Set(names)
    var seen: Set<String> = []
    var counts: [String: Int] = [:]
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = counts[name, default: 1]
      var numbered: String
      repeat {
        number += 1
        numbered = "\(name) (\(number))"
      } while !used.insert(numbered).inserted
      counts[name] = number
      return numbered
    }
  }
}
