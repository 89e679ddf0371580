import VectorScene

extension MarkupWriter {
  /// Beyond this a coordinate is held fast: renderers that count in fixed point wrap around not
  /// far above it.
  static let coordinateLimit = 1e6

  /// A number in plain decimal notation, with at most `decimals` of them and no zero that does not
  /// count. A number that is not finite is written as 0.
  mutating func number(_ value: Double, decimals: Int) {
    units(Self.quantized(value, power: Self.powerOfTen(decimals)), decimals: decimals)
  }

  /// `value` in units of its last decimal, of which `power` make 1.
  @inline(__always)
  static func quantized(_ value: Double, power: Double) -> Int {
    // Every comparison with NaN is false.
    guard value > -coordinateLimit else { return value < 0 ? Int(-coordinateLimit * power) : 0 }
    let scaled = min(value, coordinateLimit) * power
    return Int(scaled + (scaled < 0 ? -0.5 : 0.5))
  }

  mutating func integer(_ value: Int) { units(value, decimals: 0) }

  /// A number given in units of its last decimal; no 0 stands before a point.
  mutating func units(_ units: Int, decimals: Int) {
    guard units != 0 else { return byte("0") }
    raw(atMost: 64) { start in
      let end = start + 64
      // Nearly all fit into 32 bits, which divide twice as fast.
      var place =
        if let small = UInt32(exactly: units.magnitude) {
          Self.digits(of: small, decimals: decimals, before: end)
        } else {
          Self.digits(of: units.magnitude, decimals: decimals, before: end)
        }
      if units < 0 {
        place -= 1
        place.pointee = UInt8(ascii: "-")
      }
      let count = end - place
      for index in 0..<count { start[index] = place[index] }
      return count
    }
  }

  /// Writes the digits, the last first, and returns where they start.
  @inline(__always)
  private static func digits<Magnitude: FixedWidthInteger & UnsignedInteger>(
    of magnitude: Magnitude, decimals: Int, before end: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var place = end
    var rest = magnitude
    for _ in 0..<decimals {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      guard digit != 0 || place != end else { continue }
      place -= 1
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
    }
    if place != end {
      place -= 1
      place.pointee = UInt8(ascii: ".")
    }
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      rest = quotient
      place -= 1
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
    }
    return place
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
