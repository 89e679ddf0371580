/// A colour in sRGB: 8 bits a channel, and an opacity from 0 (clear) to 1 (solid), not
/// premultiplied.
public struct RGBColor: Hashable, Codable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// From 0 (clear) to 1 (solid).
  public var opacity: Double

  public static let black = RGBColor(0, 0, 0)
  public static let white = RGBColor(255, 255, 255)
  public static let clear = RGBColor(0, 0, 0, opacity: 0)

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity.isFinite ? min(1, max(0, opacity)) : 1
  }

  /// A colour from channels of 0 to 1; values outside are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ value: Double) -> UInt8 {
      value.isFinite ? UInt8((min(1, max(0, value)) * 255).rounded()) : 0
    }
    self.init(byte(red), byte(green), byte(blue), opacity: opacity)
  }

  /// A colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, with or without the hash sign;
  /// `nil` when the text is none of these.
  public init?(hex text: some StringProtocol) {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.utf8.dropFirst() : text.utf8[...]
    var nibbles: [UInt8] = []
    for byte in digits {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      nibbles.append(UInt8(digit))
    }
    if nibbles.count == 3 || nibbles.count == 4 { nibbles = nibbles.flatMap { [$0, $0] } }
    guard nibbles.count == 6 || nibbles.count == 8 else { return nil }
    func byte(_ index: Int) -> UInt8 { nibbles[2 * index] << 4 | nibbles[2 * index + 1] }
    self.init(
      byte(0), byte(1), byte(2), opacity: nibbles.count == 8 ? Double(byte(3)) / 255 : 1)
  }

  /// The same colour with its opacity multiplied by `factor`.
  public func opacity(_ factor: Double) -> RGBColor {
    RGBColor(red, green, blue, opacity: opacity * factor)
  }

  /// The mix with `other`, channel by channel in sRGB; 0 is this colour and 1 the other.
  public func mixed(with other: RGBColor, at fraction: Double) -> RGBColor {
    func mix(_ from: UInt8, _ to: UInt8) -> Double {
      (Double(from) + (Double(to) - Double(from)) * fraction) / 255
    }
    return RGBColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: opacity + (other.opacity - opacity) * fraction)
  }
}
