import Diagnostics

/// The wording of what this target reports.
enum TypographyDiagnostics {
  /// - Parameter problem: as ``description(of:)`` gives it.
  static func unreadableFont(_ path: String, _ problem: String) -> Diagnostic {
    .warning(
      "unreadable font file: \(problem)", at: Place(file: path),
      hint: "it is left out; install its package again or remove the file")
  }

  /// Why a font file cannot be used, as a phrase.
  static func description(of problem: any Error) -> String {
    switch problem {
    case FontFile.Problem.isEmpty: "it is empty"
    case FontFile.Problem.cannotOpen(let reason): reason
    case TableDirectory.Problem.isNoFont: "it is not an OpenType font"
    case TableDirectory.Problem.isTruncated: "it ends too early"
    case TableDirectory.Problem.hasNoFace(let index): "it has no face \(index)"
    case TableDirectory.Problem.tableIsCut(let tag):
      "the table \"\(tag)\" ends beyond the end of the file"
    case FontFace.Problem.outlines(let format):
      "its outlines are in a format that is not read, \(format)"
    case FontFace.Problem.table(let tag): "the table \"\(tag)\" is missing or damaged"
    default: "it is damaged"
    }
  }

  /// Why a font file is left out whose name cannot be written down.
  static let unnamableFile = "its name is not UTF-8"

  static func unreadableFolder(_ path: String) -> Diagnostic {
    .warning(
      "unreadable font folder", failure: .noInput, at: Place(file: path),
      hint: "its fonts are left out; check its permissions")
  }

  static func noFont(folders: [String]) -> Diagnostic {
    let places = folders.isEmpty ? "no folder" : folders.joined(separator: ", ")
    return .warning(
      "no font in \(places): text is measured by average widths", failure: .noInput,
      hint: "install the package fonts-inter (or fonts-dejavu-core), or name a folder with fonts")
  }

  static func substitutedFamilies(_ families: [String], by face: String) -> Diagnostic {
    let names = families.map { "\"\($0)\"" }.joined(separator: ", ")
    return .warning(
      families.count == 1 ? "unknown font family \(names)" : "unknown font families \(names)",
      hint: "\(face) is used instead; the command \"chalkboard fonts\" lists what is installed")
  }

  /// - Parameter isRestricted: whether it may not be embedded at all, and not only as a whole.
  static func unembeddable(_ face: String, isRestricted: Bool) -> Diagnostic {
    .warning(
      isRestricted
        ? "font \(face) that its licence keeps from being embedded"
        : "font \(face) that may not be embedded in part",
      hint: "its text is written as outlines; take another font for text that stays text")
  }

  /// - Parameters:
  ///   - scalars: sorted.
  ///   - texts: sorted; those that hold the characters.
  ///   - isCut: whether there are more texts than were counted.
  static func missingGlyphs(
    _ scalars: [UInt32], kind: WritingKind, texts: [String], isCut: Bool = false
  ) -> Diagnostic {
    let count = "\(isCut ? "at least " : "")\(texts.count)"
    let subject = texts.count == 1 ? "\(count) label needs" : "\(count) labels need"
    let example = texts.first.map { "\"\(shortened($0))\", " } ?? ""
    return .warning(
      "\(subject) a font for \(kind.name): \(example)\(characters(scalars))",
      failure: .noInput, hint: remedy(for: kind))
  }

  /// What to install for characters that no font covers.
  static func remedy(for kind: WritingKind) -> String {
    guard let package = kind.package else {
      return "no package is known to have one; name a folder with a font that does"
    }
    return kind.isEmoji
      ? "install the package \(package); viewers of SVG draw emoji with fonts of their own"
      : "install the package \(package)"
  }

  /// A few characters and their codes.
  private static func characters(_ scalars: [UInt32]) -> String {
    let shown = scalars.prefix(8)
    let text = String(String.UnicodeScalarView(shown.compactMap(Unicode.Scalar.init)))
    let codes = shown.map(code).joined(separator: " ")
    guard scalars.count > shown.count else { return "\(text) (\(codes))" }
    return "\(text)… (\(codes) and \(scalars.count - shown.count) more)"
  }

  /// - Parameter texts: sorted.
  static func unshapedText(_ kind: WritingKind, texts: [String]) -> Diagnostic {
    .warning(
      "\(kind.name) text\(example(of: texts)) is drawn letter by letter in PNG and PDF, and "
        + "measured so: nothing here can join and order its letters",
      hint: unshapedHint)
  }

  /// - Parameter texts: sorted.
  static func controlCharacters(texts: [String]) -> Diagnostic {
    .warning(
      "control characters\(example(of: texts)) are not drawn",
      hint: "take them out of the data; texts that differ in nothing else look the same")
  }

  private static var unshapedHint: String {
    #if HarfBuzz
      "install HarfBuzz, in Debian the package libharfbuzz0b"
    #else
      "build Chalkboard with the trait HarfBuzz"
    #endif
  }

  private static func example(of texts: [String]) -> String {
    let others = texts.count > 1 ? " and \(texts.count - 1) more" : ""
    return (texts.first.map { " in \"\(shortened($0))\"" } ?? "") + others
  }

  private static func code(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? String(text.prefix(39)) + "…" : text
  }
}
