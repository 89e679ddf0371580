import Foundation

/// The standard streams of the process, as the system handed them over.
enum StandardStreams {
  /// Makes writing to a closed pipe and past a limit of size fail instead of ending the process, and
  /// keeps files from taking the place of a standard stream that is closed.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      // For reading only, so that whatever is written to it still fails.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
