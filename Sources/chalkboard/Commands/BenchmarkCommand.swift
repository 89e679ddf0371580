import DataTable
import Diagnostics
import Foundation
import Reports
import VectorScene

/// Draws charts or measures text again and again in one process, and says how much processor time
/// that takes.
enum BenchmarkCommand: Command {
  static let syntax = CommandSyntax(
    "benchmark", summary: "Measure how many charts of five bars are drawn in a second",
    sections: [.init("Measuring", [subject, format, seconds])],
    discussion: """
      Every chart is read from CSV of its own numbers, described, laid out and rendered to
      bytes, as with chalkboard chart; only the file is not written. After one second of
      warming up, the result is one line of JSON.

      With --of text it is how long it takes to measure text: a character of a label that
      was not seen before, a label that was, and ten labels with a face that is opened anew.
      """)

  private enum Subject: String, CaseIterable { case charts, text }

  static let subject = Option(
    "--of", value: "SUBJECT", choices: Subject.allCases.map(\.rawValue),
    help: "What is measured (default charts)")

  static let format = Option(
    "--format", value: "FORMAT", choices: OutputFormat.allCases.map(\.rawValue),
    help: "What is drawn (default svg)")
  static let seconds = Option(
    "--seconds", value: "NUMBER", help: "How long to measure (default 3)")

  static func run(_ arguments: ParsedArguments, console: Console) throws(Diagnostic) {
    let format: OutputFormat = try arguments.choice(format) ?? .svg
    let seconds = try arguments.number(seconds, in: 0.1...600) ?? 3
    let fonts = try DrawingOptions.fonts(arguments, console: console)
    if try arguments.choice(subject) ?? Subject.charts == .text {
      return try report(TextBenchmark(fonts: fonts, seconds: seconds), console: console)
    }
    let settings = DrawingSettings(fonts: fonts, theme: "foodtruck")
    var number = 0
    _ = try draw(for: 1, &number, format, settings)
    let measured = try draw(for: seconds, &number, format, settings)
    let rate = Int((Double(measured.charts) / max(measured.seconds, 1e-9)).rounded())
    try console.printText(
      """
      {"format":"\(format.rawValue)","charts":\(measured.charts),\
      "cpu_seconds":\((measured.seconds * 1000).rounded() / 1000),"per_s_core":\(rate)}

      """)
  }

  private static func report(
    _ benchmark: TextBenchmark, console: Console
  ) throws(Diagnostic) {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    try console.printText(
      """
      {"new_character_ns":\(rounded(benchmark.newCharacter)),\
      "known_label_ns":\(rounded(benchmark.knownLabel)),\
      "opening_ms":\(rounded(benchmark.opening))}

      """)
  }

  /// Draws until so much processor time is gone.
  private static func draw(
    for limit: Double, _ number: inout Int, _ format: OutputFormat, _ settings: DrawingSettings
  ) throws(Diagnostic) -> (charts: Int, seconds: Double) {
    let start = ProcessorTime.seconds
    var charts = 0
    while true {
      for _ in 0..<20 {
        number += 1
        var request = try ChartRequest(
          .bar, data: .bytes(rows(number), name: "rows.csv"), x: "item", y: "sales")
        request.size = Size(width: 480, height: 300)
        let scene = try request.drawing(settings).scene
        _ = try format.bytes(of: scene, options: OutputOptions(), fonts: settings.fonts)
        charts += 1
      }
      let seconds = ProcessorTime.seconds - start
      if seconds >= limit { return (charts, seconds) }
    }
  }

  private static func rows(_ number: Int) -> [UInt8] {
    let names = ["Berry Morning", "Midnight Cocoa", "Lemon Breeze", "Plain Ring", "Sugar Dust"]
    var text = "item,sales\n"
    for (index, name) in names.enumerated() {
      text += "\(name),\(100 + (number &* 37 &+ index &* 53) % 400)\n"
    }
    return Array(text.utf8)
  }
}
