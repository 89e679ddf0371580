/// What `batch` puts in front of a job for its workers: the number that the answer bears and, for a
/// job from a folder, its place there; then a tab.
struct JobHeading: Equatable {
  var number: Int
  var place: String?

  var bytes: [UInt8] {
    Array((place.map { "\(number) \($0)" } ?? "\(number)").utf8) + [0x09]
  }

  init(number: Int, place: String?) {
    self.number = number
    self.place = place
  }

  /// Takes the heading off a line; `nil` when it has none.
  init?(removingFrom line: inout [UInt8]) {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    let text = String(decoding: line[..<tab], as: UTF8.self)
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let number = parts.first.flatMap({ Int($0) }) else { return nil }
    self.number = number
    place = parts.count > 1 ? String(parts[1]) : nil
    line.removeFirst(tab + 1)
  }
}
