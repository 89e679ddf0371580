/// The faces that serve a font style, in order of preference. Later ones are looked for only when
/// a character needs them.
///
/// Order: the families of the style (generic names stand for the families of ``FamilyName``),
/// then, for a character that none of them covers, the families that ``WritingKind`` names for it,
/// the sans-serif families, and at last (except for emoji) every face that was found: those with
/// "sans" in their name first, then by how near they are to the wanted style, then as listed.
///
/// The library's lock guards it.
final class FontStack {
  /// As the style names them, for messages.
  let families: [String]
  private let style: FaceStyle
  private let catalogue: FontCatalogue
  /// Keys of the families that are still to be looked for.
  private var waiting: ArraySlice<String>
  /// The first `ownCount` come from the style's families, the rest were called in for single
  /// characters.
  private(set) var faces: [FontFace] = []
  private var ownCount = 0
  /// Numbers of faces for single characters; negative where there is none.
  private var indexOfScalar: [Int: Int] = [:]
  private var everyFace: [FaceHeader]?

  /// Bound for what is remembered; past it the memory is cleared.
  private static let largestMemory = 50_000

  init(families: [String], style: FaceStyle, catalogue: FontCatalogue) {
    self.families = families
    self.style = style
    self.catalogue = catalogue
    waiting = Self.expand(families)[...]
    openFirst()
  }

  /// The face that gives a line its height; `nil` when there is no font at all.
  var primary: FontFace? { faces.first }

  /// Whether none of the families that the style names was found.
  private(set) var isSubstituted = false

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
    for key in Self.expand(families) {
      if let face = catalogue.faceAnywhere(family: key, style: style) {
        return addOwn(face)
      }
    }
    isSubstituted = true
    for family in FamilyName.sansSerif {
      if let face = catalogue.face(family: FamilyName.key(family), style: style) {
        return addOwn(face)
      }
    }
    for header in candidates() {
      if let face = catalogue.open(header) { return addOwn(face) }
    }
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
  func faceIndex(of scalar: UInt32) -> Int? {
    for index in 0..<ownCount where faces[index].glyph(for: scalar) != 0 { return index }
    // The families of the style are all open before a face is called in for single characters, so
    // that these stand behind them.
    while openNext() {
      if faces[ownCount - 1].glyph(for: scalar) != 0 { return ownCount - 1 }
    }
    if let known = indexOfScalar[Int(scalar)] { return known < 0 ? nil : known }
    let index = faceElsewhere(for: scalar).map(indexOf)
    if indexOfScalar.count >= Self.largestMemory { indexOfScalar = [:] }
    indexOfScalar[Int(scalar)] = index ?? -1
    return index
  }

  private func indexOf(_ face: FontFace) -> Int {
    if let index = faces.firstIndex(where: { $0 === face }) { return index }
    faces.append(face)
    return faces.count - 1
  }

  /// The face depends on the character alone, not on what was drawn before.
  private func faceElsewhere(for scalar: UInt32) -> FontFace? {
    guard !faces.isEmpty else { return nil }
    let kind = WritingKind.of(scalar)
    for family in kind.families + FamilyName.sansSerif {
      if let face = catalogue.face(family: FamilyName.key(family), style: style),
        face.covers(scalar)
      {
        return face
      }
    }
    // Emoji are in the fonts that are known for them or, as pictures, in fonts that are of no use
    // here; looking into every file takes 60 µs for each.
    if kind.isEmoji { return nil }
    for header in candidates() {
      if let face = catalogue.open(header), face.covers(scalar) { return face }
    }
    return nil
  }

  private func candidates() -> [FaceHeader] {
    if let everyFace { return everyFace }
    let ranked = catalogue.everyHeader().enumerated().map { index, header in
      let key = FamilyName.key(header.family)
      let isSans = key.contains("sans") && !key.contains("mono")
      return (
        header: header, rank: isSans ? 0 : 1,
        distance: FaceMatch.Distance(from: style, to: header.style), index: index
      )
    }
    let sorted = ranked.sorted { one, other in
      (one.rank, one.distance, one.index) < (other.rank, other.distance, other.index)
    }
    let headers = sorted.map(\.header)
    everyFace = headers
    return headers
  }
}
