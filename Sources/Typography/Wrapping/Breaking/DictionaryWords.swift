import Foundation
import Synchronization

/// The words of scripts that write none between them: Thai, Lao, Khmer, Burmese.
///
/// UAX #14 leaves them to a dictionary. Foundation brings one along, and a regular expression is the
/// way to it that works on Linux. The first text takes some 30 ms, which is why the expression is made
/// when such a text is met, and why its answers are remembered.
enum DictionaryWords {
  /// Where words begin within a text, in Unicode scalars, rising; 0 is left out.
  ///
  /// - Parameter run: characters of class SA with their marks; nothing else has to be asked for.
  static func starts(in run: Substring) -> [Int] {
    let key = Array(run.utf8)
    guard key.count <= longestRemembered else { return find(in: String(run)) }
    if let known = remembered.withLock({ $0[key] }) { return known }
    let starts = find(in: String(run))
    remembered.withLock { runs in
      if runs.count >= largestCount { runs.removeAll(keepingCapacity: true) }
      runs[key] = starts
    }
    return starts
  }

  /// By bytes, since strings that are canonically equivalent may have other places.
  private static let remembered = Mutex<[[UInt8]: [Int]]>([:])
  private static let largestCount = 1_024
  /// In bytes.
  private static let longestRemembered = 512

  /// `nil` cannot happen, but would only mean that words are not told apart.
  private static let boundary = try? NSRegularExpression(
    pattern: "\\b", options: .useUnicodeWordBoundaries)

  private static func find(in run: String) -> [Int] {
    var places: [Int] = []
    let length = run.utf16.count
    boundary?.enumerateMatches(in: run, range: NSRange(location: 0, length: length)) {
      match, _, _ in
      guard let place = match?.range.location, place > 0, place < length else { return }
      places.append(place)
    }
    return scalarPlaces(places, in: run)
  }

  /// Few scripts need more than one UTF-16 unit a character.
  private static func scalarPlaces(_ places: [Int], in run: String) -> [Int] {
    let scalars = run.unicodeScalars
    guard scalars.contains(where: { $0.value > 0xFFFF }) else { return places }
    var converted: [Int] = []
    var remaining = places[...]
    var unit = 0
    for (place, scalar) in scalars.enumerated() {
      if remaining.first == unit {
        converted.append(place)
        remaining.removeFirst()
      }
      unit += scalar.value > 0xFFFF ? 2 : 1
    }
    return converted
  }
}
