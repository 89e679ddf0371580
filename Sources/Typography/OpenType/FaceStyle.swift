/// What tells the faces of a family apart, or what is wanted of one.
struct FaceStyle: Hashable, Sendable {
  /// CSS weight, 1 to 1000; of a variable face the one that it has when nothing is asked of it.
  var weight: Int = 400
  /// The weights that a variable face can be drawn at; `nil` for a face of one weight.
  var weightRange: ClosedRange<Int>?
  /// From 1, ultra-condensed, over 5, normal, to 9, ultra-expanded.
  var width: Int = 5
  var slant: FaceSlant = .upright

  var isItalic: Bool { slant != .upright }

  init(weight: Int = 400, width: Int = 5, isItalic: Bool = false) {
    self.init(weight: weight, width: width, slant: isItalic ? .italic : .upright)
  }

  init(
    weight: Int = 400, weightRange: ClosedRange<Int>? = nil, width: Int = 5, slant: FaceSlant
  ) {
    self.weight = weight
    self.weightRange = weightRange
    self.width = width
    self.slant = slant
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
      let isOblique = selection & 0b10_0000_0000 != 0
      slant = isOblique ? .oblique : selection & 1 != 0 ? .italic : .upright
    } else if let bits = head?.uint16(44) {
      weight = bits & 1 != 0 ? 700 : 400
      slant = bits & 2 != 0 ? .italic : .upright
    }
  }
}

/// How the letters of a face lean.
enum FaceSlant: UInt8, Hashable, Sendable {
  case upright
  /// Upright letters, sheared.
  case oblique
  /// Letters of their own shape.
  case italic
}
