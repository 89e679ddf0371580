/// What a locale writes numbers of one kind with, and the writer that uses it.
struct NumberSymbols: Hashable, Sendable {
  /// What stands before and after the digits.
  struct Affixes: Hashable, Sendable {
    var prefix: String = ""
    var suffix: String = ""
  }

  /// The digit zero; the others follow it in Unicode.
  var zero: Unicode.Scalar = "0"
  var decimalSeparator = "."
  /// Empty when digits are not grouped.
  var groupingSeparator = ","
  /// The digits of the group next to the decimal mark.
  var primaryGroup = 3
  /// The digits of every further group.
  var secondaryGroup = 3
  /// How many digits must stand before the first separator: with 2, 1234 is not grouped.
  var minimumGrouping = 1
  var positive = Affixes()
  var negative = Affixes(prefix: "-")
  /// The decimals of the currency; 0 for other kinds.
  var currencyDecimals = 0

  /// The number with at least `minimumDecimals` digits after the decimal mark, or as many as it has.
  ///
  /// A zero has no minus sign.
  func string(_ number: ExactDecimal, minimumDecimals: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { buffer in
      let digits = Self.digits(of: number.coefficient, in: buffer)
      let affixes = number.isNegative && !digits.isEmpty ? negative : positive
      let integers = max(1, digits.count - number.scale)
      let decimals = max(number.scale, minimumDecimals, 0)
      let capacity =
        affixes.prefix.utf8.count + affixes.suffix.utf8.count + decimalSeparator.utf8.count
        + (integers + decimals) * (zero.isASCII ? 1 : 4)
        + integers * groupingSeparator.utf8.count
      return String(unsafeUninitializedCapacity: capacity) { text in
        var writer = DigitWriter(text: text, zero: zero)
        writer.append(affixes.prefix)
        var separatorPlace = firstSeparatorPlace(integers: integers)
        // Places count from 0 at the ones; the first digit stands at this one.
        let top = digits.count - number.scale - 1
        for place in stride(from: integers - 1, through: -decimals, by: -1) {
          if place == -1 { writer.append(decimalSeparator) }
          let index = top - place
          writer.append(digit: index >= 0 && index < digits.count ? digits[index] : 0)
          if place == separatorPlace {
            writer.append(groupingSeparator)
            let hasNext = secondaryGroup > 0 && place > primaryGroup
            separatorPlace = hasNext ? place - secondaryGroup : .min
          }
        }
        writer.append(affixes.suffix)
        return writer.count
      }
    }
  }

  /// The place of the first digit that a separator follows; the least number when there is none.
  private func firstSeparatorPlace(integers: Int) -> Int {
    guard primaryGroup > 0, integers >= primaryGroup + minimumGrouping else { return .min }
    guard secondaryGroup > 0 else { return primaryGroup }
    return primaryGroup + (integers - 1 - primaryGroup) / secondaryGroup * secondaryGroup
  }

  /// The digits of `number` without leading zeros, 0…9 each; none for zero.
  private static func digits(
    of number: UInt128, in buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> UnsafeMutableBufferPointer<UInt8> {
    var index = buffer.count
    var large = number
    while large > UInt128(UInt64.max) {
      index -= 1
      buffer[index] = UInt8(truncatingIfNeeded: large % 10)
      large /= 10
    }
    var rest = UInt64(truncatingIfNeeded: large)
    while rest > 0 {
      index -= 1
      buffer[index] = UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return UnsafeMutableBufferPointer(rebasing: buffer[index...])
  }
}

/// Writes text and a numbering system's digits into memory that is large enough.
private struct DigitWriter {
  let text: UnsafeMutableBufferPointer<UInt8>
  let zero: Unicode.Scalar
  private(set) var count = 0

  init(text: UnsafeMutableBufferPointer<UInt8>, zero: Unicode.Scalar) {
    self.text = text
    self.zero = zero
  }

  mutating func append(_ string: String) {
    for byte in string.utf8 { append(byte: byte) }
  }

  mutating func append(digit: UInt8) {
    if zero.isASCII { return append(byte: UInt8(ascii: "0") &+ digit) }
    guard let scalar = Unicode.Scalar(zero.value + UInt32(digit)) else { return }
    for byte in UTF8.encode(scalar) ?? .init() { append(byte: byte) }
  }

  private mutating func append(byte: UInt8) {
    guard count < text.count else { return }
    text[count] = byte
    count += 1
  }
}
