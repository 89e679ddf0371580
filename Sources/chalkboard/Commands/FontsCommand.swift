import ChartEngine
import Diagnostics
import Typography
import VectorScene

/// Lists the fonts that text is drawn with, or says which of them a text uses.
enum FontsCommand: Command {
  static let syntax = CommandSyntax(
    "fonts", summary: "List the fonts that are found, or those that a text uses",
    sections: [
      .init("Text", [text, family, weight, italic, DrawingOptions.locale]),
      .init("Fonts", [DrawingOptions.fontFolder]),
      .init("Output", [json]),
    ],
    examples: [
      "chalkboard fonts --family Inter",
      "chalkboard fonts --text \"Total 抹茶\" --locale ja",
    ],
    discussion: """
      Fonts are looked for in the folders of --font-dir, then in those of
      CHALKBOARD_FONT_DIR (between colons), then in /usr/local/share/fonts and
      /usr/share/fonts, and what these lack in the user's own folders
      ~/.local/share/fonts and ~/.fonts. What was found is kept in
      ~/.cache/chalkboard and read again where a folder has changed.

      A character is drawn by the first of the families that covers it, else by a
      family known for its script, else by any face that covers it.
      """)

  static let text = Option(
    "--text", value: "TEXT", help: "Show which face draws which part of this text")
  static let family = Option(
    "--family", value: "NAME", mayRepeat: true,
    help:
      "List this family only; with --text, the families to draw with, in order (default: those of charts)"
  )
  static let weight = Option(
    "--weight", value: "NUMBER", help: "With --text, the weight from 1 to 1000 (default 400)")
  static let italic = Option(switch: "--italic", help: "With --text, slanted letters")
  static let json = Option(switch: "--json", help: "Print JSON instead of a table")

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let library = try DrawingOptions.fonts(arguments, console: console)
    let weight = try arguments.number(weight, in: 1...1000) ?? 400
    var warnings = DrawingOptions.environmentWarnings(arguments, console: console)
    let report: String
    if let text = arguments[text] {
      let families = arguments.all(family)
      let font = FontStyle(
        families: families.isEmpty ? ChartTheme.fontFamilies : families, size: 16,
        weight: Int(weight), isItalic: arguments.has(italic))
      let stretches = library.stretches(of: text, font: font)
      // What is missing stands in the table.
      warnings += library.takeWarnings().filter { $0.place != nil }
      if library.lacksFonts { throw .noFonts(in: library.folders) }
      let listing = FontUseListing(stretches: stretches)
      report = arguments.has(json) ? listing.json : listing.table
    } else {
      for option in [Self.weight, italic, DrawingOptions.locale] where arguments.has(option) {
        warnings.append(.withoutEffect(option, because: "there is no \(Self.text.name)"))
      }
      let faces = try faces(of: library, arguments)
      warnings += library.takeWarnings()
      let listing = FontListing(faces: faces, folders: library.folders)
      report = arguments.has(json) ? listing.json : listing.table
    }
    console.report(warnings)
    try console.printText(report)
  }

  private static func faces(
    of library: FontLibrary, _ arguments: ParsedArguments
  ) throws(Diagnostic) -> [FaceDescription] {
    let all = library.faces()
    if all.isEmpty { throw .noFonts(in: library.folders) }
    let names = arguments.all(family)
    if names.isEmpty { return all }
    for name in names where !all.contains(where: { $0.isOf(family: name) }) {
      throw .unknownFamily(name, known: all.map(\.family))
    }
    return all.filter { face in names.contains { face.isOf(family: $0) } }
  }
}
