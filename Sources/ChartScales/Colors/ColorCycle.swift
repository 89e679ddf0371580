import VectorScene

/// Colours that tell categories apart, in order; they start over when there are more categories.
public struct ColorCycle: Hashable, Sendable {
  public let name: String
  /// At least one.
  public let colors: [RGBColor]

  init(name: String, colors: [RGBColor]) {
    self.name = name
    self.colors = colors
  }

  init(name: String, codes: [UInt32]) {
    self.init(name: name, colors: codes.map(RGBColor.init(code:)))
  }

  /// A cycle of one's own; `nil` when there is no colour.
  public init?(colors: [RGBColor], name: String = "custom") {
    guard !colors.isEmpty else { return nil }
    self.init(name: name, colors: colors)
  }

  /// The colour of category `index`; any index has one.
  public func color(at index: Int) -> RGBColor {
    let remainder = index % colors.count
    return colors[remainder < 0 ? remainder + colors.count : remainder]
  }

  /// The seven system colours in the order of Swift Charts: blue, green, orange, purple, red, cyan,
  /// yellow.
  public static func apple(_ appearance: Appearance = .light) -> ColorCycle {
    appearance == .light ? appleLight : appleDark
  }

  /// Whether colours stand on a light or a dark ground.
  public enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
    case light, dark
  }

  /// The system colours, followed by seven more that differ from all before, for charts of many
  /// series.
  public static func extendedApple(_ appearance: Appearance = .light) -> ColorCycle {
    ColorCycle(
      name: "apple-extended",
      colors: apple(appearance).colors + (appearance == .light ? furtherLight : furtherDark))
  }

  /// Indigo, brown, deep green, pink, grey, wine and olive.
  private static let furtherLight = [
    RGBColor(88, 86, 214), RGBColor(162, 112, 70), RGBColor(18, 105, 62), RGBColor(255, 128, 186),
    RGBColor(142, 142, 147), RGBColor(128, 24, 58), RGBColor(128, 128, 24),
  ]
  private static let furtherDark = [
    RGBColor(94, 92, 230), RGBColor(186, 136, 92), RGBColor(22, 130, 78), RGBColor(255, 150, 200),
    RGBColor(152, 152, 157), RGBColor(168, 44, 84), RGBColor(158, 158, 44),
  ]

  private static let appleLight = ColorCycle(
    name: "apple",
    colors: [
      RGBColor(0, 122, 255), RGBColor(52, 199, 89), RGBColor(255, 149, 0), RGBColor(175, 82, 222),
      RGBColor(255, 59, 48), RGBColor(50, 173, 230), RGBColor(255, 204, 0),
    ])
  private static let appleDark = ColorCycle(
    name: "apple",
    colors: [
      RGBColor(10, 132, 255), RGBColor(48, 209, 88), RGBColor(255, 159, 10), RGBColor(191, 90, 242),
      RGBColor(255, 69, 58), RGBColor(100, 210, 255), RGBColor(255, 214, 10),
    ])
}

extension RGBColor {
  /// A colour from its code in the style of HTML: 0xRRGGBB.
  init(code: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
      UInt8(truncatingIfNeeded: code))
  }
}
