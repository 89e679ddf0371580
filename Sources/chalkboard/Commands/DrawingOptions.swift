import ChartEngine
import ChartScales
import Diagnostics
import Foundation
import Reports
import SVGBackend
import Typography

/// The options that all commands share which draw something.
enum DrawingOptions {
  static let output = Option(
    "--output", short: "-o", value: "FILE", mayRepeat: true,
    help:
      "Where the picture goes; the ending chooses the format. May be given several times. - is standard output"
  )
  static let format = Option(
    "--format", value: "FORMAT", choices: OutputFormat.allCases.map(\.rawValue),
    help: "The format on standard output")
  static let scale = Option(
    "--scale", value: "NUMBER", help: "Pixels of a PNG per CSS pixel (default 2)")
  static let pngLevel = Option(
    "--png-level", value: "NUMBER",
    help: "How hard a PNG is compressed, from 0 to 12 (default 6)")
  static let text = Option(
    "--text", value: "MODE", choices: SVGOptions.TextMode.allCases.map(\.rawValue),
    help:
      "What becomes of text in an SVG: real text in the viewer's fonts (system, the default) or in fonts that the file carries (embed), or shapes with the text clear over them (outlines)"
  )
  static let idPrefix = Option(
    "--id-prefix", value: "TEXT", allowsEmpty: true,
    help:
      "What every id in an SVG starts with (default: made from the content). Equal pictures in one page need different ones"
  )
  static let encoding = Option(
    "--encoding", value: "NAME", choices: InputEncoding.allCases.map(\.rawValue),
    help: "How characters are stored in data files (default utf-8)")
  static let theme = Option(
    "--theme", value: "NAME", choices: ThemeCatalog.names, help: "The look of charts")
  static let colorScheme = Option(
    "--color-scheme", value: "SCHEME", choices: PictureColorScheme.allCases.map(\.rawValue),
    help: "For a light or a dark page (default light)")
  static let background = Option(
    "--background", value: "KIND", choices: PictureBackground.allCases.map(\.rawValue),
    help: "Whether the page shows through (default auto: it does not)")
  static let locale = Option(
    "--locale", value: "NAME",
    help: "How numbers and dates are written, such as de_DE; ja, zh and ko choose their shapes of "
      + "Chinese characters")
  static let timeZone = Option(
    "--time-zone", value: "NAME",
    help: "The zone of days and of times without an offset, such as Europe/Berlin")
  static let fontFolder = Option(
    "--font-dir", value: "FOLDER", mayRepeat: true,
    help: "A folder of fonts that are used before all others")
  static let mailSender = Option(
    "--mail-from", value: "ADDRESS",
    help: "From whom a mail is, as Kitchen <kitchen@example.org> (default: the shop)")
  static let mailRecipients = Option(
    "--mail-to", value: "ADDRESSES",
    help: "To whom a mail is, with commas between several (default: it opens as a draft)")
  static let mailSubject = Option(
    "--mail-subject", value: "TEXT", help: "What a mail is about (default: the report's title)")
  static let strict = Option(
    switch: "--strict", help: "Fail instead of warning; then nothing is written")

  static let outputSection = CommandSyntax.Section(
    "Output", [output, format, scale, pngLevel, text, idPrefix, strict])

  /// Throws when a folder that the command line names is none.
  static func fonts(
    _ arguments: ParsedArguments, console: Console
  ) throws(Diagnostic) -> FontLibrary {
    for folder in arguments.all(fontFolder) where !isFolder(folder) {
      throw .noFontFolder(folder)
    }
    // The user's own fonts come last, so that cron and a terminal give the same picture wherever the
    // machine's fonts suffice.
    let environment = console.environment
    let folders = FontShelf.Folders(
      named: arguments.all(fontFolder) + FontLibrary.namedFolders(environment: environment),
      users: FontLibrary.userFolders(environment: environment),
      cache: FontLibrary.cacheFolder(environment: environment))
    return console.fonts.library(folders).inLanguage(locale(arguments, console: console))
  }

  /// Where the picture goes; throws when the command line names no place, or a format for files of
  /// another one.
  static func targets(_ arguments: ParsedArguments) throws(Diagnostic) -> [OutputTarget] {
    let format = try arguments.choice(Self.format, OutputFormat.self)
    let places = arguments.all(output)
    if places.isEmpty { throw .missingOption(output) }
    var targets: [OutputTarget] = []
    for place in places {
      targets.append(try OutputTarget(argument: place, standardFormat: format))
    }
    if let format, !targets.contains(where: { $0.destination == .standardOutput }),
      let other = targets.firstIndex(where: { $0.format != format })
    {
      throw .contradictingFormat(format.rawValue, of: places[other])
    }
    return targets
  }

  static func outputOptions(_ arguments: ParsedArguments) throws(Diagnostic) -> OutputOptions {
    var options = OutputOptions()
    options.idPrefix = arguments[idPrefix]
    if let mode: SVGOptions.TextMode = try arguments.choice(text) { options.textMode = mode }
    if let number = try arguments.number(scale, in: 0.1...16) { options.scale = number }
    if let level = try arguments.number(pngLevel, in: 0...12) {
      guard let whole = Int(exactly: level) else {
        throw .wrongWholeNumber(arguments[pngLevel] ?? "", of: pngLevel, range: 0...12)
      }
      options.compressionLevel = whole
    }
    return options
  }

  /// What the command line says about mails.
  static func mailOptions(_ arguments: ParsedArguments) throws(Diagnostic) -> MailOptions {
    var options = MailOptions()
    options.sender = try arguments[mailSender].map { (text) throws(Diagnostic) in
      try MailAddress(text)
    }
    if let text = arguments[mailRecipients] { options.recipients = try MailAddress.list(text) }
    options.subject = arguments[mailSubject]
    return options
  }

  /// Warnings about settings of the environment that are wrong, and options that change none of the
  /// targets.
  static func warnings(
    _ arguments: ParsedArguments, targets: [OutputTarget], console: Console
  ) -> [Diagnostic] {
    var warnings = environmentWarnings(arguments, console: console)
    func warn(_ options: [Option], unless format: OutputFormat) {
      guard !targets.contains(where: { $0.format == format }) else { return }
      for option in options where arguments.has(option) {
        warnings.append(
          .withoutEffect(option, because: "no \(format.rawValue.uppercased()) is written"))
      }
    }
    warn([scale, pngLevel], unless: .png)
    if !targets.contains(where: { [.html, .markdown].contains($0.format) }) {
      warn([text, idPrefix], unless: .svg)
    }
    warn([mailSender, mailRecipients, mailSubject], unless: .mail)
    return warnings
  }

  /// Warnings about settings of the environment that cannot be used.
  static func environmentWarnings(
    _ arguments: ParsedArguments, console: Console
  ) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    let setting = console.environment["CHALKBOARD_LOCALE"] ?? ""
    let name = setting.prefix { $0 != "." && $0 != "@" }.map { $0 == "-" ? "_" : $0 }
    // The identifier falls back to this one.
    if !setting.isEmpty, arguments[locale] == nil, String(name) != "en_US",
      FormatContext.localeIdentifier(environment: console.environment) == "en_US"
    {
      warnings.append(.unusableLocale(setting))
    }
    let folders = console.environment["CHALKBOARD_FONT_DIR"]?.split(separator: ":") ?? []
    for folder in folders.map(String.init) where !isFolder(folder) {
      warnings.append(.noFontFolderOfEnvironment(folder))
    }
    return warnings
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The locale of the options, else of the process's environment.
  static func locale(_ arguments: ParsedArguments, console: Console) -> String {
    arguments[locale] ?? FormatContext.localeIdentifier(environment: console.environment)
  }
}
