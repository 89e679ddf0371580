import Foundation
import Testing

/// What a run of the program left behind.
struct CommandResult {
  var exitCode: Int32
  var output: Data
  var errors: String

  /// Lines on standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }
}

/// Runs the program that was built beside the tests, in a folder of its own.
final class CommandProcess {
  let folder: String
  /// All that the process knows of its environment.
  var environment: [String: String] = [:]

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("chalkboard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The path of the program.
  static func executable() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("chalkboard").path
    try #require(FileManager.default.isExecutableFile(atPath: path))
    return path
  }

  func run(_ arguments: String..., input: String? = nil) throws -> CommandResult {
    try run(try Self.executable(), arguments, input: input)
  }

  /// Runs a script of the shell, in which `$CHALKBOARD` is the program.
  func shell(_ script: String) throws -> CommandResult {
    environment["CHALKBOARD"] = try Self.executable()
    defer { environment["CHALKBOARD"] = nil }
    return try run("/bin/sh", ["-c", script], input: nil)
  }

  private func run(
    _ path: String, _ arguments: [String], input: String?
  ) throws -> CommandResult {
    let process = Foundation.Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    let errors = file(".errors")
    let output = file(".output")
    for path in [errors, output] { FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    let pipe = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : pipe
    try process.run()
    if let input {
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    }
    process.waitUntilExit()
    defer {
      for path in [errors, output] { try? FileManager.default.removeItem(atPath: path) }
    }
    return CommandResult(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try Data(contentsOf: URL(fileURLWithPath: output)),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  func file(_ name: String) -> String { "\(folder)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: file(name), atomically: false, encoding: .utf8)
  }

  func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// The names of all files in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }
}

/// The folder of the package.
enum Package {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static func sample(_ name: String) -> String { "\(folder)/Templates/daily/sample/\(name)" }
}
