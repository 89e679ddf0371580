import VectorScene

/// A colour, fixed or picked by the environment (light or dark, a theme's colour set, the accent).
public struct Color: ShapeStyle, Hashable {
  /// Accepted for the sake of code written for SwiftUI: all colours are taken as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  indirect enum Source: Hashable, Sendable {
    case fixed(RGBColor)
    case adaptive(light: RGBColor, dark: RGBColor)
    /// A colour of the environment's ``ColorSet``.
    case named(String)
    case accent
    /// A label colour: 0 primary to 4 quinary.
    case label(Int)
    case faded(Source, Double)
    case mixed(Source, Source, Double)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  package init(_ color: RGBColor) { source = .fixed(color) }

  /// A colour that differs between light and dark surroundings.
  package init(light: RGBColor, dark: RGBColor) { source = .adaptive(light: light, dark: dark) }

  /// A colour from channels of 0 to 1; values outside are clamped.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .fixed(RGBColor(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey: 0 is black and 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue (0 to 1 around the circle, red at both ends), saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let finite = hue.isFinite ? hue : 0
    let sector = (finite - finite.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour called `name` in the environment's colour set. A name that is not there is drawn
  /// grey, with a warning. `bundle` is accepted for the sake of code written for SwiftUI.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  public init(_ resolved: Resolved) { source = .fixed(resolved.color) }

  public func opacity(_ opacity: Double) -> Color { Color(.faded(source, opacity)) }

  /// The mix with `rhs`; 0 is this colour and 1 the other.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(.mixed(source, rhs.source, fraction))
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(color: rgb(in: environment))
  }

  public func paint(for request: PaintRequest) -> StylePaint {
    StylePaint(.color(rgb(in: request.environment)))
  }

  /// The colour as it is seen in `environment`.
  package func rgb(in environment: EnvironmentValues) -> RGBColor {
    Self.rgb(of: source, in: environment)
  }

  private static func rgb(of source: Source, in environment: EnvironmentValues) -> RGBColor {
    switch source {
    case .fixed(let color): return color
    case .adaptive(let light, let dark):
      return environment.colorScheme == .dark ? dark : light
    case .accent: return rgb(of: environment.accentColor.source, in: environment)
    case .label(let level): return labelColor(level, in: environment.colorScheme)
    case .faded(let source, let factor):
      return rgb(of: source, in: environment).opacity(factor)
    case .mixed(let first, let second, let fraction):
      return rgb(of: first, in: environment)
        .mixed(with: rgb(of: second, in: environment), at: min(1, max(0, fraction)))
    case .named(let name):
      if let color = environment.colorSet[name] { return rgb(of: color.source, in: environment) }
      environment.report(ChalkboardUIDiagnostics.unknownColor(name, in: environment.colorSet))
      return RGBColor(142, 142, 147)
    }
  }

  /// Apple's label colours.
  private static func labelColor(_ level: Int, in scheme: ColorScheme) -> RGBColor {
    let opacities = [1, 0.6, 0.3, 0.18, 0.12]
    let opacity = opacities[max(0, min(level, opacities.count - 1))]
    switch scheme {
    case .light: return level <= 0 ? .black : RGBColor(60, 60, 67, opacity: opacity)
    case .dark: return level <= 0 ? .white : RGBColor(235, 235, 245, opacity: opacity)
    }
  }
}

extension Color {
  /// A colour's channels in sRGB.
  public struct Resolved: ShapeStyle, Hashable {
    package var color: RGBColor

    package init(color: RGBColor) { self.color = color }

    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      color = RGBColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }

    public var red: Float { Float(color.red) / 255 }
    public var green: Float { Float(color.green) / 255 }
    public var blue: Float { Float(color.blue) / 255 }
    public var opacity: Float { Float(color.opacity) }

    public func paint(for request: PaintRequest) -> StylePaint { StylePaint(.color(color)) }
  }
}
