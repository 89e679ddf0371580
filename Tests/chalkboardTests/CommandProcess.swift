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
    let streams = ["input", "output", "errors"].map { file(".\($0)") }
    try (input ?? "").write(toFile: streams[0], atomically: false, encoding: .utf8)
    defer { for path in streams { unlink(path) } }
    let status = try spawn(path, arguments, streams: streams)
    // As the shell gives it: the code of an exit, or 128 and the number of a signal.
    let exitCode = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return CommandResult(
      exitCode: exitCode, output: try Data(contentsOf: URL(fileURLWithPath: streams[1])),
      errors: try String(contentsOfFile: streams[2], encoding: .utf8))
  }

  /// Runs a program in the folder, waits for its end and gives its wait status.
  private func spawn(
    _ path: String, _ arguments: [String], streams: [String]
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, streams[0], O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, streams[1], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, streams[2], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // Threads of tests block signals, which a shell that waits for its jobs has to get.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
    let words = (shell + [path] + arguments).map { strdup($0) } + [nil]
    let settings = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + settings { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, shell[0], &actions, &attributes, words, settings + [nil])
    try #require(failure == 0, "\(path): \(String(cString: strerror(failure)))")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      try #require(errno == EINTR)
    }
    return status
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
