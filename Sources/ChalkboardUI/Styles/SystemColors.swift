import VectorScene

// Apple's system colours, as its Human Interface Guidelines list them for iOS (2022 palette).

extension Color {
  public static let clear = Color(RGBColor.clear)
  public static let black = Color(RGBColor.black)
  public static let white = Color(RGBColor.white)
  public static let gray = Color(RGBColor(142, 142, 147))
  public static let red = Color(light: RGBColor(255, 59, 48), dark: RGBColor(255, 69, 58))
  public static let orange = Color(light: RGBColor(255, 149, 0), dark: RGBColor(255, 159, 10))
  public static let yellow = Color(light: RGBColor(255, 204, 0), dark: RGBColor(255, 214, 10))
  public static let green = Color(light: RGBColor(52, 199, 89), dark: RGBColor(48, 209, 88))
  public static let mint = Color(light: RGBColor(0, 199, 190), dark: RGBColor(99, 230, 226))
  public static let teal = Color(light: RGBColor(48, 176, 199), dark: RGBColor(64, 200, 224))
  public static let cyan = Color(light: RGBColor(50, 173, 230), dark: RGBColor(100, 210, 255))
  public static let blue = Color(light: RGBColor(0, 122, 255), dark: RGBColor(10, 132, 255))
  public static let indigo = Color(light: RGBColor(88, 86, 214), dark: RGBColor(94, 92, 230))
  public static let purple = Color(light: RGBColor(175, 82, 222), dark: RGBColor(191, 90, 242))
  public static let pink = Color(light: RGBColor(255, 45, 85), dark: RGBColor(255, 55, 95))
  public static let brown = Color(light: RGBColor(162, 132, 94), dark: RGBColor(172, 142, 104))

  /// The colour of labels: black, or white in dark surroundings.
  public static let primary = Color(.label(0))
  public static let secondary = Color(.label(1))
  /// The environment's accent colour; see ``EnvironmentValues/accentColor``.
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
}
