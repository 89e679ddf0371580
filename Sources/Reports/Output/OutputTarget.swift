import Diagnostics
import Typography
import VectorScene

/// One place that a picture goes to, and the format that it has there.
public struct OutputTarget: Hashable, Sendable {
  public enum Destination: Hashable, Sendable {
    case file(String)
    case standardOutput
  }

  public var destination: Destination
  public var format: OutputFormat

  public init(_ destination: Destination, format: OutputFormat) {
    self.destination = destination
    self.format = format
  }

  /// What a command line names: a path, whose ending chooses the format, or `-` for standard
  /// output, for which `standardFormat` does.
  ///
  /// - Throws: an error for an unknown ending, and for `-` without a format.
  public init(argument: String, standardFormat: OutputFormat?) throws(Diagnostic) {
    if argument == "-" {
      guard let standardFormat else { throw .missingFormat() }
      self.init(.standardOutput, format: standardFormat)
    } else {
      self.init(.file(argument), format: try OutputFormat(ofPath: argument))
    }
  }
}

extension OutputTarget {
  /// Writes one picture to all targets.
  ///
  /// Everything is rendered before anything is written, and every file is whole in a temporary file
  /// before the first one is put into its place, so that a failure leaves all old files as they
  /// were.
  public static func write(
    _ scene: Scene, to targets: [OutputTarget], options: OutputOptions, fonts: FontLibrary
  ) throws(Diagnostic) {
    try write([Picture(scene: scene, targets: targets)], options: options, fonts: fonts)
  }

  /// A picture and where it goes.
  public struct Picture: Sendable {
    public var scene: Scene
    public var targets: [OutputTarget]

    public init(scene: Scene, targets: [OutputTarget]) {
      self.scene = scene
      self.targets = targets
    }
  }

  /// Writes several pictures as ``write(_:to:options:fonts:)`` writes one: all or none.
  public static func write(
    _ pictures: [Picture], options: OutputOptions, fonts: FontLibrary
  ) throws(Diagnostic) {
    try checkForDuplicates(pictures.flatMap(\.targets))
    for picture in pictures {
      try check(picture.scene.size, for: picture.targets, options: options, fonts: fonts)
    }
    var files: [FileWriter.File] = []
    var standardOutput: [UInt8] = []
    for picture in pictures {
      for format in OutputFormat.allCases {
        let targets = picture.targets.filter { $0.format == format }
        guard !targets.isEmpty else { continue }
        let bytes = try format.bytes(of: picture.scene, options: options, fonts: fonts)
        for target in targets {
          switch target.destination {
          case .standardOutput: standardOutput += bytes
          case .file(let path): files.append(FileWriter.File(path: path, bytes: bytes))
          }
        }
      }
    }
    try FileWriter.write(files)
    if !standardOutput.isEmpty { try StandardOutput.write(standardOutput) }
  }

  /// Throws when a picture of this size in CSS pixels cannot be written to one of the targets.
  public static func check(
    _ size: Size, for targets: [OutputTarget], options: OutputOptions, fonts: FontLibrary
  ) throws(Diagnostic) {
    for format in OutputFormat.allCases where targets.contains(where: { $0.format == format }) {
      try format.check(size, options: options, fonts: fonts)
    }
  }

  /// What the files will lack of a picture.
  public static func warnings(
    about scene: Scene, for targets: [OutputTarget], options: OutputOptions, fonts: FontLibrary
  ) -> [Diagnostic] {
    OutputFormat.allCases.filter { format in targets.contains { $0.format == format } }
      .flatMap { $0.warnings(about: scene, options: options, fonts: fonts) }
  }

  static func checkForDuplicates(_ targets: [OutputTarget]) throws(Diagnostic) {
    var seen: [Destination] = []
    for target in targets {
      var place = target.destination
      var name = "-"
      if case .file(let path) = place {
        name = path
        place = .file(FileDestination.canonicalPath(of: path))
      }
      guard !seen.contains(place) else { throw .duplicateOutput(name) }
      seen.append(place)
    }
  }
}
