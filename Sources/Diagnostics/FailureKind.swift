/// Kinds of failure, with the exit codes of `sysexits.h`.
public enum FailureKind: Int32, Hashable, Codable, Sendable, CaseIterable {
  /// The command line is wrong.
  case usage = 64
  /// The input was read, but its contents cannot be used.
  case data = 65
  /// An input file does not exist or cannot be read.
  case noInput = 66
  /// The program itself is at fault.
  case software = 70
  /// An output file cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed on the way.
  case inputOutput = 74
  /// It may well work later: another run is at it now.
  case temporary = 75
  /// A template or another setting is wrong.
  case template = 78

  public var exitCode: Int32 { rawValue }
}
