import Foundation

/// A program of the machine that draws SVG.
enum Program {
  /// The path of the first of these programs that is installed.
  static func path(_ names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
      .split(separator: ":")
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return nil
  }

  /// Runs a program to its end and gives what it wrote; throws that when the program fails or takes
  /// longer than three minutes.
  @discardableResult
  static func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "180", path] + arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        program: path, status: process.terminationStatus,
        said: said)
    }
    return said
  }

  struct Failure: Error, CustomStringConvertible {
    var program: String
    var status: Int32
    var said: String

    var description: String { "\(program) ended with \(status): \(said.suffix(500))" }
  }
}
