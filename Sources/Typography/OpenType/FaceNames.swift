/// The names of a face: the `name` table.
struct FaceNames: Sendable {
  /// Typographic families first, then the families of the four-style model, in every language
  /// that the font gives; without repeats.
  var families: [String] = []
  /// The style within the typographic family.
  var style: String = ""
  /// The PostScript name; `nil` when the font states none.
  var postScript: String?

  private enum Identifier: Int {
    case family = 1
    case style = 2
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
  }

  init() {}

  init(_ table: FontBytes) {
    guard let count = table.uint16(2), let strings = table.uint16(4) else { return }
    // English first, so that descriptions are in English; then as stored.
    var found: [(identifier: Identifier, isEnglish: Bool, text: String)] = []
    for record in 0..<min(count, 1_024) {
      let place = 6 + 12 * record
      guard let platform = table.uint16(place), let language = table.uint16(place + 4),
        let identifier = table.uint16(place + 6).flatMap(Identifier.init),
        let length = table.uint16(place + 8), let offset = table.uint16(place + 10),
        let text = Self.text(table.array(strings + offset, length), platform: platform)
      else { continue }
      let isEnglish = platform == 3 ? language == 0x409 : language == 0
      found.append((identifier, isEnglish, text))
    }
    func texts(_ identifier: Identifier) -> [String] {
      let all = found.filter { $0.identifier == identifier }
      return all.filter(\.isEnglish).map(\.text) + all.filter { !$0.isEnglish }.map(\.text)
    }
    for name in texts(.typographicFamily) + texts(.family) where !families.contains(name) {
      families.append(name)
    }
    style = texts(.typographicStyle).first ?? texts(.style).first ?? ""
    postScript = texts(.postScript).first { !$0.isEmpty }
  }

  /// UTF-16 for the Unicode and Windows platforms; Mac Roman only as far as it is ASCII.
  private static func text(_ bytes: [UInt8], platform: Int) -> String? {
    guard !bytes.isEmpty else { return nil }
    if platform == 1 {
      guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    guard platform == 0 || platform == 3 else { return nil }
    // Names are ASCII as a rule, and then need no decoding.
    var letters: [UInt8] = []
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      guard bytes[index] == 0, bytes[index + 1] < 0x7F else { return decoded(bytes) }
      letters.append(bytes[index + 1])
    }
    return letters.allSatisfy { $0 >= 0x20 } ? String(decoding: letters, as: UTF8.self) : nil
  }

  private static func decoded(_ bytes: [UInt8]) -> String? {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    let text = String(decoding: units, as: UTF16.self)
    return text.unicodeScalars.allSatisfy { $0.value >= 0x20 } ? text : nil
  }
}
