import VectorScene

extension ColorRamp {
  /// Pale to dark blue: the default of Vega-Lite for quantities.
  public static let blues = ColorRamp(
    name: "blues", hex: "cfe1f2bed8eca8cee58fc1de74b2d75ba3cf4592c63181bd206fb2125ca40a4a90")

  /// A ramp from six hexadecimal digits a colour.
  init(name: String, hex: String) {
    self.init(name: name, even: RGBColor.colors(hexDigits: hex))
  }
}
