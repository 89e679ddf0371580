/// The faces that serve a font style, in order of preference. Later ones are looked for only when
/// a character needs them.
///
/// A character is drawn by the first of these that covers it:
///
/// 1. the families of the style, in their order (a generic name stands for the families of
///    ``FamilyName``);
/// 2. the families that ``WritingKind`` names for its script, for Chinese characters in the order
///    of the text's language, those with serifs first beside a face with serifs;
/// 3. the sans-serif families;
/// 4. every face that was found: of the machine's folders before the user's, with serifs or without
///    as the first face is, then by how near it is to the wanted style, then as listed;
/// 5. a frame in its place, and a warning (``MissingSign``, ``MissingGlyphs``).
///
/// A character that is to be a picture (see ``EmojiPresentation``) goes first to the families of the
/// style that are named after emoji, then to those that ``WritingKind`` names for emoji, and then
/// the same way.
///
/// The library's lock guards it.
final class FontStack {
  /// As the style names them, for messages.
  let families: [String]
  private let style: FaceStyle
  private let language: TextLanguage
  private let catalogue: FontCatalogue
  /// Keys of the families that are still to be looked for.
  private var waiting: ArraySlice<String>
  /// The first `ownCount` come from the style's families, the rest were called in for single
  /// characters.
  private(set) var faces: [FontFace] = []
  private var ownCount = 0
  /// Numbers of faces for single characters; negative where there is none.
  private var indexOfScalar: [Int: Int] = [:]

  /// Bound for what is remembered; past it the memory is cleared.
  private static let largestMemory = 50_000

  init(
    families: [String], style: FaceStyle, language: TextLanguage = TextLanguage(tag: nil),
    catalogue: FontCatalogue
  ) {
    self.families = families
    self.style = style
    self.language = language
    self.catalogue = catalogue
    waiting = Self.expand(families)[...]
    openFirst()
  }

  /// The face that gives a line its height; `nil` when there is no font at all.
  var primary: FontFace? { faces.first }

  /// Whether none of the families that the style names was found.
  private(set) var isSubstituted = false

  private lazy var isSerif: Bool = {
    let key = FamilyName.key(primary?.header.family ?? "")
    return key.contains("serif") && !key.contains("sans")
  }()

  private static func expand(_ families: [String]) -> [String] {
    var keys: [String] = []
    for family in families {
      let key = FamilyName.key(family)
      if let generic = FamilyName.generic(key) {
        keys += generic.map(FamilyName.key)
      } else {
        keys.append(key)
        if let substitute = FamilyName.substitute(key) { keys.append(FamilyName.key(substitute)) }
      }
    }
    var distinct: [String] = []
    for key in keys where !key.isEmpty && !distinct.contains(key) { distinct.append(key) }
    return distinct
  }

  private func openFirst() {
    if openNext() { return }
    isSubstituted = true
    for family in FamilyName.sansSerif {
      if let face = catalogue.face(family: FamilyName.key(family), style: style) {
        return addOwn(face)
      }
    }
    let letter = Unicode.Scalar("a").value
    let preference = FontCatalogue.Preference(style: style)
    if let face = catalogue.face(covering: letter, preference)
      ?? catalogue.face(covering: nil, preference)
    {
      return addOwn(face)
    }
    catalogue.hasNoFont = true
  }

  private func addOwn(_ face: FontFace) {
    faces.append(face)
    ownCount = faces.count
  }

  /// Opens the next family that is there; `false` when there is none left.
  private func openNext() -> Bool {
    while let key = waiting.popFirst() {
      if let face = catalogue.face(family: key, style: style),
        !faces.contains(where: { $0 === face })
      {
        addOwn(face)
        return true
      }
    }
    return false
  }

  /// Which of ``faces`` draws a character, or `nil` when none does.
  ///
  /// - Parameter presentation: what follows the character says whether it is text or a picture.
  func faceIndex(of scalar: UInt32, presentation: EmojiPresentation = .automatic) -> Int? {
    if presentation.isPicture(scalar) { return pictureIndex(of: scalar) }
    return ownIndex(of: scalar)
      ?? remembered(Int(scalar)) { faceElsewhere(for: scalar, isPicture: false) }
  }

  private func ownIndex(of scalar: UInt32) -> Int? {
    for index in 0..<ownCount where faces[index].glyph(for: scalar) != 0 { return index }
    // The families of the style are all open before a face is called in for single characters, so
    // that these stand behind them.
    while openNext() {
      if faces[ownCount - 1].glyph(for: scalar) != 0 { return ownCount - 1 }
    }
    return nil
  }

  private func pictureIndex(of scalar: UInt32) -> Int? {
    // Above all characters, so that each is remembered as a picture and as text.
    remembered(Int(scalar) + 0x20_0000) {
      let own = families.map(FamilyName.key).filter { $0.contains("emoji") }
      return self.face(covering: scalar, families: own)
        ?? self.face(covering: scalar, families: emojiFamilies)
        ?? ownIndex(of: scalar).map { faces[$0] }
        ?? faceElsewhere(for: scalar, isPicture: true)
    }
  }

  private var emojiFamilies: [String] {
    WritingKind.emoji.families(language: language, isSerif: false)
  }

  private func remembered(_ key: Int, _ find: () -> FontFace?) -> Int? {
    if let known = indexOfScalar[key] { return known < 0 ? nil : known }
    let index = find().map(indexOf)
    if indexOfScalar.count >= Self.largestMemory { indexOfScalar = [:] }
    indexOfScalar[key] = index ?? -1
    return index
  }

  private func indexOf(_ face: FontFace) -> Int {
    if let index = faces.firstIndex(where: { $0 === face }) { return index }
    // Behind all families of the style, so that what is called in does not come before them.
    while openNext() {}
    if let index = faces.firstIndex(where: { $0 === face }) { return index }
    faces.append(face)
    return faces.count - 1
  }

  /// The face depends on the character alone, not on what was drawn before.
  private func faceElsewhere(for scalar: UInt32, isPicture: Bool) -> FontFace? {
    guard !faces.isEmpty else { return nil }
    let families = WritingKind.of(scalar).families(language: language, isSerif: isSerif)
    return face(covering: scalar, families: families + FamilyName.sansSerif)
      ?? catalogue.face(
        covering: scalar,
        FontCatalogue.Preference(style: style, isSerif: isSerif, isPicture: isPicture))
  }

  private func face(covering scalar: UInt32, families: [String]) -> FontFace? {
    for family in families {
      if let face = catalogue.face(family: FamilyName.key(family), style: style),
        face.covers(scalar)
      {
        return face
      }
    }
    return nil
  }
}
