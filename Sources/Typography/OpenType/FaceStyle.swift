/// What tells the faces of a family apart.
struct FaceStyle: Hashable, Sendable {
  /// CSS weight, 1 to 1000.
  var weight: Int = 400
  /// From 1, ultra-condensed, over 5, normal, to 9, ultra-expanded.
  var width: Int = 5
  var isItalic: Bool = false

  init(weight: Int = 400, width: Int = 5, isItalic: Bool = false) {
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
  }

  /// As the `OS/2` table states it, or else the style bits of `head`.
  init(windows: FontBytes?, head: FontBytes?) {
    self.init()
    if let windows, let weight = windows.uint16(4), let width = windows.uint16(6),
      let selection = windows.uint16(62)
    {
      // Some old fonts count weights from 1 to 9.
      self.weight = min(max(weight < 10 ? weight * 100 : weight, 1), 1_000)
      self.width = (1...9).contains(width) ? width : 5
      isItalic = selection & 0b10_0000_0001 != 0
    } else if let bits = head?.uint16(44) {
      weight = bits & 1 != 0 ? 700 : 400
      isItalic = bits & 2 != 0
    }
  }
}
