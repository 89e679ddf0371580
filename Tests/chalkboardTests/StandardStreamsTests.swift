import Foundation
import Testing

/// Runs whose standard streams are closed, full or broken.
@Suite struct StandardStreamsTests {
  private let command: CommandProcess

  init() throws {
    command = try CommandProcess()
    try command.write("x,y\nTea,3\nBun,z\n", to: "rows.csv")
  }

  /// Standard error that takes no messages: a full disk, a closed stream, a pipe without a reader.
  private static let brokenErrors = [
    "2>/dev/full", "2>&-", "2>&1 >/dev/null | :", "<&- >&- 2>&-",
  ]

  /// The exit code of the program, whatever it is piped into.
  private func exitCode(_ words: String, _ redirection: String) throws -> String {
    // The reader of the pipe is gone before anything is written.
    _ = try command.shell("{ sleep 0.1; \"$CHALKBOARD\" \(words); echo $? > code; } \(redirection)")
    return try command.text(of: "code").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: brokenErrors)
  func lostErrorsKeepTheExitCode(redirection: String) throws {
    #expect(try exitCode("chart bar --data nope --x x --y y -o a.svg", redirection) == "66")
    #expect(try exitCode("chart bar --nothing", redirection) == "64")
  }

  @Test(arguments: brokenErrors)
  func lostWarningsKeepThePictureAndTheExitCode(redirection: String) throws {
    #expect(try exitCode("chart bar --data rows.csv --x x --y y -o a.svg", redirection) == "0")
    #expect(try command.text(of: "a.svg").hasSuffix("</svg>\n"))
  }
}
