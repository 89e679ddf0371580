/// Finds the name that somebody most likely meant.
public enum NearestName {
  /// The name in `known` that is nearest to `name`, or `nil` when none is near enough to be a slip:
  /// at most a third of its letters changed, added, left out or swapped, and never all. Case does
  /// not count. Of
  /// several equally near names it is the first.
  public static func suggestion(for name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in known {
      let letters = Array(candidate.lowercased())
      let limit = max(1, max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(from: wanted, to: letters)
      if distance <= limit, distance < min(wanted.count, letters.count),
        distance < best?.distance ?? Int.max
      {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// A hint for an unknown name: the nearest one if there is one, and all that exist.
  public static func hint(for name: String, in known: [String]) -> String {
    let names = known.prefix(40).map(quoted).joined(separator: ", ")
    let more = known.count > 40 ? " and \(known.count - 40) more" : ""
    let list = known.isEmpty ? "there is none" : "there are: \(names)\(more)"
    guard let near = suggestion(for: name, in: known) else { return list }
    return "did you mean \(quoted(near))? \(list)"
  }

  /// A name in quotes, cut after 60 characters.
  private static func quoted(_ name: String) -> String {
    name.count > 60 ? "\"\(name.prefix(60))…\"" : "\"\(name)\""
  }

  /// The number of letters to add, leave out, change or swap with their neighbour (the optimal
  /// string alignment distance).
  static func distance(from: [Character], to: [Character]) -> Int {
    guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
    var beforePrevious = [Int](repeating: 0, count: to.count + 1)
    var previous = Array(0...to.count)
    for i in 1...from.count {
      var current = [i] + [Int](repeating: 0, count: to.count)
      for j in 1...to.count {
        let cost = from[i - 1] == to[j - 1] ? 0 : 1
        current[j] = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
        if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
          current[j] = min(current[j], beforePrevious[j - 2] + 1)
        }
      }
      beforePrevious = previous
      previous = current
    }
    return previous[to.count]
  }
}
