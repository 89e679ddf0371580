/// Whether a character is shown as a picture in colour or as a letter is.
enum EmojiPresentation: Hashable, Sendable {
  /// What Unicode says of the character by itself.
  case automatic
  /// As text, for a character with U+FE0E behind it.
  case text
  /// As a picture, for a character with U+FE0F behind it, or that is part of such a sequence.
  case emoji

  /// Whether a character is to be shown as a picture.
  func isPicture(_ scalar: UInt32) -> Bool {
    switch self {
    case .automatic: Self.isDefault(for: scalar)
    case .text: false
    case .emoji: true
    }
  }

  /// Whether a character is a picture when nothing stands behind it (`Emoji_Presentation`).
  static func isDefault(for scalar: UInt32) -> Bool {
    // The first is a watch; between the two planes there are none.
    guard scalar >= 0x231A, scalar <= 0x2B55 || (0x1F004...0x1FAFF).contains(scalar) else {
      return false
    }
    return Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
  }

  /// What the signs after a character say of it: a variation selector, a skin tone, the frame of a
  /// key, another emoji that is joined to it.
  init(of cluster: some Sequence<TextScalar>) {
    self = .automatic
    for scalar in cluster.dropFirst() {
      switch scalar.value {
      case 0xFE0E: self = .text
      case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: self = .emoji
      case CharacterKinds.zeroWidthJoiner where self == .automatic: self = .emoji
      default: continue
      }
      if self == .text { return }
    }
  }
}
