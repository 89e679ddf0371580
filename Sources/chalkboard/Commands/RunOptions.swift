/// The options of runs that nobody watches.
enum RunOptions {
  static let ifChanged = Option(
    switch: "--if-changed",
    help: "Draw only when data, options, template, fonts or program have changed since")
  static let keep = Option(
    "--keep", value: "DAYS",
    help: "Keep the outputs of so many days, of those whose path has {date}, and remove older ones")
  static let lock = Option(
    "--lock", value: "FILE", help: "Hold this lock, or end with code 75 when another run holds it")
  static let log = Option(
    "--log", value: "FILE", help: "Append a line of JSON that tells how the run went")
  /// For pictures that have no day of their own.
  static let date = Option(
    "--date", value: "DATE", help: "The day that {date} in an output stands for")

  static let keepLimits = 1...100_000

  /// For commands whose pictures are of a day.
  static let section = CommandSyntax.Section("Every night", [ifChanged, keep, lock, log])
  /// For all others.
  static let datedSection = CommandSyntax.Section(
    "Every night", [ifChanged, date, keep, lock, log])
}
