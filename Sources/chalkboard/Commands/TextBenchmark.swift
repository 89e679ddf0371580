import Foundation
import Typography
import VectorScene

/// How long it takes to measure text, in processor time of one process.
struct TextBenchmark {
  /// Of one character in labels that were not seen before, in nanoseconds.
  var newCharacter: Double
  /// Of a label of 16 characters that was measured before, in nanoseconds.
  var knownLabel: Double
  /// Of finding and opening a face and measuring ten labels with it, in milliseconds.
  var opening: Double

  private static let font = FontStyle(
    families: ["Inter", "Liberation Sans", "DejaVu Sans"], size: 11, hasTabularFigures: true)

  /// - Parameter seconds: how long to measure, all in all.
  init(fonts: FontLibrary, seconds: Double) {
    newCharacter = Self.newCharacter(fonts, seconds: seconds / 3)
    knownLabel = Self.knownLabel(fonts, seconds: seconds / 3)
    opening = Self.opening(fonts.folders, seconds: seconds / 3)
  }

  private static func newCharacter(_ fonts: FontLibrary, seconds: Double) -> Double {
    var number = 0
    var characters = 0
    var spent = 0.0
    // The face's own tables are looked up before.
    for label in labels(from: &number) { _ = fonts.shape(label, font: font) }
    while spent < seconds {
      let labels = labels(from: &number)
      characters += labels.reduce(0) { $0 + $1.unicodeScalars.count }
      let start = ProcessorTime.seconds
      for label in labels { _ = fonts.shape(label, font: font) }
      spent += ProcessorTime.seconds - start
    }
    return spent / Double(characters) * 1e9
  }

  private static func knownLabel(_ fonts: FontLibrary, seconds: Double) -> Double {
    var number = 0
    let labels = Array(labels(from: &number).prefix(100))
    for label in labels { _ = fonts.shape(label, font: font) }
    var count = 0
    let start = ProcessorTime.seconds
    var spent = 0.0
    while spent < seconds {
      for _ in 0..<100 {
        for label in labels { _ = fonts.shape(label, font: font) }
      }
      count += 100 * labels.count
      spent = ProcessorTime.seconds - start
    }
    return spent / Double(count) * 1e9
  }

  private static func opening(_ folders: [String], seconds: Double) -> Double {
    var number = 0
    let labels = Array(labels(from: &number).prefix(10))
    var count = 0
    let start = ProcessorTime.seconds
    var spent = 0.0
    while spent < seconds {
      let fonts = FontLibrary(folders: folders)
      for label in labels { _ = fonts.shape(label, font: font) }
      count += 1
      spent = ProcessorTime.seconds - start
    }
    return spent / Double(count) * 1e3
  }

  /// A thousand labels of 16 characters, none of which there was before.
  private static func labels(from number: inout Int) -> [String] {
    let names = ["Berry", "Cocoa", "Lemon", "Plain", "Sugar", "Waffl", "Type,", "AVATA"]
    return (0..<1_000).map { _ in
      number += 1
      let digits = String(number)
      let name = names[number % names.count]
      return name + " $" + String(repeating: "7", count: max(0, 9 - digits.count)) + digits
    }
  }
}

/// What the process has used of the processors.
enum ProcessorTime {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
