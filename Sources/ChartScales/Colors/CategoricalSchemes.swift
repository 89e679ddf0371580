import VectorScene

extension ColorCycle {
  /// Tableau 10, the default of Vega-Lite.
  public static let tableau10 = ColorCycle(
    name: "tableau10", hex: "4c78a8f58518e4575672b7b254a24beeca3bb279a2ff9da69d755dbab0ac")
  /// The ten colours of D3's category10.
  public static let category10 = ColorCycle(
    name: "category10", hex: "1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbcbd2217becf")

  /// A cycle from six hexadecimal digits a colour.
  init(name: String, hex: String) {
    self.init(name: name, colors: RGBColor.colors(hexDigits: hex))
  }
}

extension RGBColor {
  /// The colours of a text of six hexadecimal digits each; what is no colour is left out.
  static func colors(hexDigits text: String) -> [RGBColor] {
    var colors: [RGBColor] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      if let color = RGBColor(hex: rest.prefix(6)) { colors.append(color) }
      rest = rest.dropFirst(6)
    }
    return colors
  }
}
