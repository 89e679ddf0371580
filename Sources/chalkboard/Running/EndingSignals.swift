import Foundation
import Reports

/// The signals that end the process: before they do, temporary files are removed and workers told.
enum EndingSignals {
  /// From outside.
  private static let requests = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
  /// From a fault in the program.
  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

  /// A stack that overflowed cannot hold the handler's frames.
  private static let stackSize = 64 << 10

  static func prepare() {
    TemporaryFiles.prepare()
    ChildProcesses.prepare()
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    for signal in requests + faults { handle(signal) }
  }

  private static func handle(_ signal: Int32) {
    var before = sigaction()
    // What the caller of the process has ignored stays so, and a debugger's handlers stay, too.
    guard sigaction(signal, nil, &before) == 0, before.__sigaction_handler.sa_handler == nil else {
      return
    }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = endProcess
    // Afterwards the signal does what it does by itself.
    action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(signal, &action, nil)
  }
}

/// Calls nothing that a handler may not call. The signal is raised again, so that the caller learns
/// what ended the process.
private func endProcess(_ signal: Int32) {
  ChildProcesses.endAll()
  TemporaryFiles.removeAll()
  raise(signal)
}
