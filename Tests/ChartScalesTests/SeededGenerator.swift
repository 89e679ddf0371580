/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every run and machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of any size from about 10^-`range` to 10^`range`, of either sign.
  mutating func anyMagnitude(_ range: Double) -> Double {
    let exponent = Double.random(in: -range...range, using: &self)
    let magnitude = Double.random(in: 1..<10, using: &self)
    let power = Double("1e\(Int(exponent))") ?? 1
    return (Bool.random(using: &self) ? 1 : -1) * magnitude * power
  }
}
