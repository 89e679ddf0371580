import Diagnostics
import Typography

/// Lists the fonts that text is drawn with.
enum FontsCommand: Command {
  static let syntax = CommandSyntax(
    "fonts", summary: "List the fonts that are found",
    sections: [.init("Fonts", [DrawingOptions.fontFolder])],
    discussion: """
      One line a face: family, weight, slant and file. Fonts are looked for in the
      folders of --font-dir, then in those of CHALKBOARD_FONT_DIR (between colons), then
      in /usr/local/share/fonts and /usr/share/fonts.
      """)

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let library = try DrawingOptions.fonts(arguments, console: console)
    var text = ""
    for face in library.faces() {
      text += "\(face.family)\t\(face.weight)\t\(face.isItalic ? "italic" : "upright")\t"
      text += "\(face.path)\(face.index > 0 ? "#\(face.index)" : "")\n"
    }
    let warnings = library.takeWarnings()
    console.report(DrawingOptions.environmentWarnings(arguments, console: console) + warnings)
    if text.isEmpty { throw .noFonts(in: library.folders) }
    try console.printText(text)
  }
}
