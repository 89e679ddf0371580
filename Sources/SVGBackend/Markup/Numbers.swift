import VectorScene

extension MarkupWriter {
  /// Beyond this a coordinate is held fast: renderers that count in fixed point wrap around not
  /// far above it.
  static let coordinateLimit = 1e6

  /// A number in plain decimal notation, with at most `decimals` of them and no zero that does not
  /// count. A number that is not finite is written as 0.
  mutating func number(_ value: Double, decimals: Int) {
    units(Self.quantized(value, decimals: decimals), decimals: decimals)
  }

  /// `value` in units of its last decimal.
  static func quantized(_ value: Double, decimals: Int) -> Int64 {
    // A comparison with NaN is false.
    guard value >= -coordinateLimit else {
      return value < 0 ? quantized(-1e6, decimals: decimals) : 0
    }
    return Int64((min(value, coordinateLimit) * powerOfTen(decimals)).rounded())
  }

  /// A number given in units of its last decimal.
  mutating func units(_ units: Int64, decimals: Int) {
    var magnitude = units.magnitude
    guard magnitude != 0 else { return byte("0") }
    if units < 0 { byte("-") }
    var decimals = decimals
    while decimals > 0 {
      let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { break }
      magnitude = quotient
      decimals -= 1
    }
    digits(of: magnitude, decimals: decimals)
  }

  mutating func integer(_ value: Int64) { units(value, decimals: 0) }

  /// The digits of `magnitude`, the last `decimals` of them behind the point; no 0 before a point.
  private mutating func digits(of magnitude: UInt64, decimals: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
      var rest = magnitude
      var place = 32
      var written = 0
      while rest > 0 || written < decimals {
        if written == decimals, decimals > 0 {
          place -= 1
          buffer[place] = UInt8(ascii: ".")
        }
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
        place -= 1
        buffer[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: remainder)
        rest = quotient
        written += 1
      }
      if written == decimals, decimals > 0 {
        place -= 1
        buffer[place] = UInt8(ascii: ".")
      }
      raw(UnsafeMutableBufferPointer(rebasing: buffer[place..<32]))
    }
  }

  /// 10 to the power of 0 to 6; anything above counts as 6.
  static func powerOfTen(_ exponent: Int) -> Double {
    switch exponent {
    case ...0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    default: 1_000_000
    }
  }

  /// ` name="value"`; `opening` is the part before the number.
  mutating func attribute(_ opening: StaticString, _ value: Double, decimals: Int) {
    markup(opening)
    number(value, decimals: decimals)
    byte("\"")
  }

  /// `#rgb` or `#rrggbb`.
  mutating func color(_ color: RGBColor) {
    byte("#")
    let channels = (color.red, color.green, color.blue)
    func isShort(_ channel: UInt8) -> Bool { channel >> 4 == channel & 15 }
    if isShort(channels.0), isShort(channels.1), isShort(channels.2) {
      hexDigit(channels.0 & 15)
      hexDigit(channels.1 & 15)
      hexDigit(channels.2 & 15)
    } else {
      hexByte(channels.0)
      hexByte(channels.1)
      hexByte(channels.2)
    }
  }

  /// Two hexadecimal digits.
  mutating func hexByte(_ value: UInt8) {
    hexDigit(value >> 4)
    hexDigit(value & 15)
  }

  private mutating func hexDigit(_ value: UInt8) {
    byte(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
  }
}
