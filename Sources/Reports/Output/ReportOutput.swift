import Diagnostics
import VectorScene

/// The files that a report becomes: all are made before any is written.
public struct ReportOutput {
  private let targets: [OutputTarget]
  private let scene: Scene
  private let options: OutputOptions
  private let document: ReportDocument
  /// What the files lack, and what drawing had to leave out.
  public let diagnostics: [Diagnostic]

  /// - Throws: an error when the report cannot be written in one of the formats.
  public init(
    _ document: ReportDocument, targets: [OutputTarget], options: OutputOptions
  ) throws(Diagnostic) {
    self.targets = targets
    self.options = options
    self.document = document
    scene = document.scene()
    diagnostics =
      document.takeDiagnostics()
      + OutputTarget.warnings(
        about: scene, for: targets, options: options, fonts: document.fonts)
  }

  /// Writes every file or none.
  public func write() throws(Diagnostic) {
    try OutputTarget.write(scene, to: targets, options: options, fonts: document.fonts)
  }
}
