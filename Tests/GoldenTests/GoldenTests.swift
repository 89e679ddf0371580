import Foundation
import GoldenCases
import SVGBackend
import Testing
import VectorScene

#if Cairo
  import CairoBackend
#endif

/// Draws every case and compares it with the pictures beside it.
///
/// With `CHALKBOARD_UPDATE_GOLDENS=1` the pictures are written instead; look at them before they are
/// committed.
@Suite struct GoldenTests {
  static let cases = (try? GoldenCase.all()) ?? []
  private static let updates =
    ProcessInfo.processInfo.environment["CHALKBOARD_UPDATE_GOLDENS"] != nil

  @Test func thereAreCases() { #expect(Self.cases.count >= 20) }

  @Test(arguments: cases) func svg(golden: GoldenCase) throws {
    let (scene, warnings) = try golden.scene()
    let svg = String(
      decoding: SVGRenderer(options: SVGOptions(idPrefix: "g")).render(scene), as: UTF8.self)
    #expect(!svg.contains("NaN") && !svg.contains("nan") && !svg.contains("inf"))
    #expect(warnings.count == golden.expectedWarnings.count, "\(warnings)")
    for (warning, expected) in zip(warnings, golden.expectedWarnings) {
      #expect(warning.contains(expected))
    }
    let file = golden.file("svg")
    if Self.updates { return try Data(svg.utf8).write(to: file) }
    let expected = try String(contentsOf: file, encoding: .utf8)
    if Self.normalized(svg) != Self.normalized(expected) {
      try Self.keep(Data(svg.utf8), of: golden, ending: "svg")
      Issue.record("\(golden.name) has changed; see Tests/GoldenTests/Failures")
    }
  }

  #if Cairo
    @Test(arguments: cases) func png(golden: GoldenCase) throws {
      var (scene, _) = try golden.scene()
      scene.background = scene.background ?? .color(.white)
      let png = try PNGRenderer(options: PNGOptions(scale: 1), glyphs: GoldenCase.fonts).render(
        scene)
      let file = golden.file("png")
      if Self.updates { return try Data(png).write(to: file) }
      let actual = try PixelImage(png: png)
      let expected = try PixelImage(png: Array(Data(contentsOf: file)))
      let difference = try #require(
        PictureDifference(actual, expected), "the size of \(golden.name) has changed")
      if difference.mean > 0.5 || difference.share > 0.002 {
        try Self.keep(Data(png), of: golden, ending: "png")
        try Self.keep(
          Data(try difference.picture.png()), of: golden, ending: "difference.png")
        Issue.record(
          "\(golden.name): \(difference.mean) per channel, \(difference.share) of pixels")
      }
    }
  #endif

  /// The text with every number rounded to three decimals.
  private static func normalized(_ svg: String) -> String {
    svg.replacing(/-?[0-9]+\.[0-9]+/) { match in
      let rounded = ((Double(match.output) ?? 0) * 1000).rounded() / 1000
      return "\(rounded)"
    }
  }

  private static func keep(_ data: Data, of golden: GoldenCase, ending: String) throws {
    let file = GoldenCase.failures.appending(path: "\(golden.name).\(ending)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

#if Cairo
  /// How far two pictures of one size are apart.
  struct PictureDifference {
    /// Of all channels, from 0 to 255.
    var mean: Double
    /// The share of pixels with a channel that is more than 48 apart.
    var share: Double
    /// White where both agree, darker the further they are apart.
    var picture: PixelImage

    /// `nil` when the sizes differ.
    init?(_ first: PixelImage, _ second: PixelImage) {
      guard first.width == second.width, first.height == second.height,
        first.bytes.count == second.bytes.count, !first.bytes.isEmpty
      else { return nil }
      var bytes = first.bytes
      var sum = 0
      var far = 0
      let channels = 4
      for start in stride(from: 0, to: bytes.count - channels + 1, by: channels) {
        var largest = 0
        for channel in start..<start + channels {
          let distance = abs(Int(first.bytes[channel]) - Int(second.bytes[channel]))
          sum += distance
          largest = max(largest, distance)
        }
        if largest > 48 { far += 1 }
        for channel in start..<start + 3 { bytes[channel] = UInt8(255 - largest) }
        bytes[start + 3] = 255
      }
      mean = Double(sum) / Double(bytes.count)
      share = Double(far) / Double(bytes.count / channels)
      picture = PixelImage(width: first.width, height: first.height, bytes: bytes)
    }
  }
#endif
