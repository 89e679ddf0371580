/// What the name of a font file says about the face in it.
enum FontFileName {
  /// The file's name without folder and ending.
  static func base(of path: String) -> String {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] }
      ?? path[...]
    return String(name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name)
  }

  /// The style that a file's name, with its ending, states for a family; see
  /// ``style(of:family:isCollection:)``.
  static func style(ofFile file: String, family key: [UInt8]) -> FaceStyle? {
    // Nearly all files end here.
    guard let initial = key.first, file.utf8.first.map({ $0 | 0x20 }) == initial | 0x20,
      let ending = file.utf8.lastIndex(of: UInt8(ascii: "."))
    else { return nil }
    let isCollection = file.utf8.last.map { $0 | 0x20 } == UInt8(ascii: "c")
    let name = FamilyName.key(String(file[..<ending]))
    return style(of: Array(name.utf8), family: key, isCollection: isCollection)
  }

  /// The style that a file's name states for a family, or `nil` when the name does not look like
  /// one of that family's: `Inter-SemiBold.otf` is semi-bold for `inter`, and no file of
  /// `interdisplay`; `InterDisplay-Bold.otf` is none of `inter`.
  ///
  /// The name is a first guess and saves opening the other files; the face itself is asked
  /// before it is used.
  ///
  /// - Parameters:
  ///   - name: the file's name in small letters without separators, as ``FamilyName/key(_:)``
  ///     gives it, without its ending.
  ///   - key: the family's key.
  ///   - isCollection: whether the file may hold several families whose names go on where the
  ///     file's name ends, as `notosanscjkjp` does for `notosanscjk`.
  static func style(of name: [UInt8], family key: [UInt8], isCollection: Bool) -> FaceStyle? {
    if name.starts(with: key) { return style(of: name[key.count...]) }
    guard isCollection else { return nil }
    let common = zip(name, key).prefix { $0 == $1 }.count
    // At least a word, so that unrelated collections are not opened.
    guard common >= 4 else { return nil }
    return style(of: name[common...])
  }

  /// The style that the rest of a name spells out, or `nil` when there is more to it than style.
  private static func style(of rest: ArraySlice<UInt8>) -> FaceStyle? {
    if let short = shortEndings.first(where: { rest.elementsEqual($0.letters.utf8) }) {
      return short.style
    }
    var style = FaceStyle()
    var rest = rest
    while !rest.isEmpty {
      guard let word = words.first(where: { rest.starts(with: $0.letters.utf8) }) else {
        return nil
      }
      rest = rest.dropFirst(word.letters.utf8.count)
      switch word.meaning {
      case .weight(let weight): style.weight = weight
      case .width(let width): style.width = width
      case .slant(let slant): style.slant = slant
      case .nothing: break
      }
    }
    return style
  }

  private enum Meaning {
    case weight(Int)
    case width(Int)
    case slant(FaceSlant)
    case nothing
  }

  /// Words in small letters; a word stands before those that it begins with.
  private static let words: [(letters: String, meaning: Meaning)] = [
    ("regular", .weight(400)), ("normal", .weight(400)), ("book", .weight(400)),
    ("roman", .weight(400)), ("text", .weight(450)), ("medium", .weight(500)),
    ("semibold", .weight(600)), ("demibold", .weight(600)), ("demi", .weight(600)),
    ("extrabold", .weight(800)), ("ultrabold", .weight(800)), ("bold", .weight(700)),
    ("extralight", .weight(200)), ("ultralight", .weight(200)), ("semilight", .weight(350)),
    ("demilight", .weight(350)), ("light", .weight(300)), ("thin", .weight(100)),
    ("hairline", .weight(100)), ("extrablack", .weight(950)), ("black", .weight(900)),
    ("heavy", .weight(900)), ("italic", .slant(.italic)), ("oblique", .slant(.oblique)),
    ("slanted", .slant(.oblique)),
    ("ultracondensed", .width(1)), ("extracondensed", .width(2)), ("semicondensed", .width(4)),
    ("condensed", .width(3)), ("narrow", .width(3)), ("semiexpanded", .width(6)),
    ("expanded", .width(7)), ("extended", .width(7)), ("wide", .width(7)),
    ("variablefont", .nothing), ("variable", .nothing), ("vf", .nothing),
    ("[", .nothing), ("]", .nothing), (",", .nothing), ("wght", .nothing), ("wdth", .nothing),
    ("opsz", .nothing), ("slnt", .nothing), ("ital", .nothing),
  ]

  /// Endings of the oldest naming, as in `arialbd.ttf`; they count only as the whole rest.
  private static let shortEndings: [(letters: String, style: FaceStyle)] = [
    ("bd", FaceStyle(weight: 700)), ("b", FaceStyle(weight: 700)),
    ("i", FaceStyle(isItalic: true)), ("it", FaceStyle(isItalic: true)),
    ("bi", FaceStyle(weight: 700, isItalic: true)), ("z", FaceStyle(weight: 700, isItalic: true)),
  ]
}
