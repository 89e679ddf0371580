/// Tables of the powers of ten that each type holds exactly.
enum PowersOfTen {
  /// 10^0 to 10^38, the largest that fits 128 bits.
  static let integers: [Int128] = {
    var power: Int128 = 1
    var powers: [Int128] = [1]
    for _ in 1...38 {
      power *= 10
      powers.append(power)
    }
    return powers
  }()

  /// 10^0 to 10^22, the largest that a `Double` holds exactly.
  static let exactDoubles: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// 10^`exponent`, or `nil` when it does not fit 128 bits.
  static func integer(_ exponent: Int) -> Int128? {
    integers.indices.contains(exponent) ? integers[exponent] : nil
  }
}
