/// Makes names tell columns apart.
enum UniqueNames {
  /// The names in their order, the second `a` as `a (2)`, or with the next number that no other
  /// column has.
  static func numbered(_ names: [String]) -> [String] {
    var used = Set(names)
    guard used.count < names.count else { return names }
    var seen: Set<String> = []
    var counts: [String: Int] = [:]
    var unique: [String] = []
    for name in names {
      if seen.insert(name).inserted {
        unique.append(name)
        continue
      }
      var number = counts[name, default: 1] + 1
      while used.contains("\(name) (\(number))") { number += 1 }
      counts[name] = number
      used.insert("\(name) (\(number))")
      unique.append("\(name) (\(number))")
    }
    return unique
  }
}
