import Diagnostics
import VectorScene

/// The files that a report becomes: all are made before any is written.
public struct ReportOutput {
  private var files: [FileWriter.File] = []
  private var folders: [String] = []
  private var standardOutput: [UInt8] = []
  /// What the files lack, and what drawing had to leave out.
  public private(set) var diagnostics: [Diagnostic] = []

  /// - Throws: an error when the report cannot be written in one of the formats.
  public init(
    _ document: ReportDocument, targets: [OutputTarget], options: OutputOptions
  ) throws(Diagnostic) {
    try OutputTarget.checkForDuplicates(targets)
    for format in OutputFormat.allCases {
      let targets = targets.filter { $0.format == format }
      guard !targets.isEmpty else { continue }
      if format == .markdown {
        for target in targets { try addMarkdown(document, to: target, options: options) }
        continue
      }
      let bytes = try bytes(of: document, as: format, options: options)
      for target in targets {
        switch target.destination {
        case .standardOutput: standardOutput += bytes
        case .file(let path): files.append(FileWriter.File(path: path, bytes: bytes))
        }
      }
    }
    // Each format draws the report anew and meets the same things.
    for diagnostic in document.takeDiagnostics() where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }

  private mutating func bytes(
    of document: ReportDocument, as format: OutputFormat, options: OutputOptions
  ) throws(Diagnostic) -> [UInt8] {
    if format.needsFonts, document.fonts.lacksFonts {
      throw .noFont(for: format, in: document.fonts.folders)
    }
    switch format {
    case .html: return try HTMLReport.bytes(of: document, options: options)
    case .mail: return try MailReport.bytes(of: document, options: options.mail)
    case .pdf:
      guard let paper = document.page.paper else { break }
      let report = PagedReport(document, paper: paper)
      diagnostics += report.diagnostics
      return try report.pdf()
    case .svg, .png, .markdown: break
    }
    let scene = document.scene()
    diagnostics += format.warnings(about: scene, options: options, fonts: document.fonts)
    try format.check(scene.size, options: options, fonts: document.fonts)
    return try format.bytes(of: scene, options: options, fonts: document.fonts)
  }

  /// The pictures go into a folder beside the text: `report-files` for `report.md`.
  private mutating func addMarkdown(
    _ document: ReportDocument, to target: OutputTarget, options: OutputOptions
  ) throws(Diagnostic) {
    guard case .file(let path) = target.destination else { throw .picturesWithoutFolder() }
    let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    let folder = stem + "-files"
    // The text names the folder, and files get their day only when they are written.
    let finalFolder = try WriteSession.current?.path(of: folder) ?? folder
    let name = String(finalFolder.split(separator: "/").last ?? "")
    let report = try MarkdownReport(document, options: options, folder: name)
    if !report.pictures.isEmpty { folders.append(finalFolder) }
    files += report.pictures.map {
      FileWriter.File(path: "\(folder)/\($0.name)", bytes: $0.bytes)
    }
    files.append(FileWriter.File(path: path, bytes: report.bytes))
  }

  /// Writes every file or none.
  public func write() throws(Diagnostic) {
    var made: [OutputFolder] = []
    do throws(Diagnostic) {
      for folder in folders { made.append(try OutputFolder(path: folder)) }
      try FileWriter.write(files)
    } catch {
      for folder in made { folder.discard() }
      throw error
    }
    if !standardOutput.isEmpty { try StandardOutput.write(standardOutput) }
  }
}
