import Testing

@testable import DataTable

/// Compares with whole-number arithmetic at one common scale.
@Suite struct ExactDecimalPropertyTests {
  private func random(_ generator: inout SeededGenerator) -> ExactDecimal {
    let digits = Int.random(in: 0...12, using: &generator)
    let bound = Int128(PowersOfTen.integers[digits])
    let coefficient = Int128.random(in: -bound...bound, using: &generator)
    return ExactDecimal(
      coefficient: coefficient, decimalPlaces: UInt8.random(in: 0...6, using: &generator))
  }

  /// The number times 10^6.
  private func millionths(_ value: ExactDecimal) -> Int128 {
    value.coefficient * PowersOfTen.integers[6 - Int(value.decimalPlaces)]
  }

  @Test func sumsDifferencesAndComparisonsAreThoseOfIntegers() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let (left, right) = (random(&generator), random(&generator))
      #expect(try millionths(left.adding(right)) == millionths(left) + millionths(right))
      #expect(try millionths(left.subtracting(right)) == millionths(left) - millionths(right))
      #expect((left < right) == (millionths(left) < millionths(right)))
      #expect((left == right) == (millionths(left) == millionths(right)))
      if left == right { #expect(left.hashValue == right.hashValue) }
    }
  }

  @Test func productsAreThoseOfIntegers() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5000 {
      let (left, right) = (random(&generator), random(&generator))
      let product = try left.multiplied(by: right)
      let scale = PowersOfTen.integers[12 - Int(product.decimalPlaces)]
      #expect(product.coefficient * scale == millionths(left) * millionths(right))
    }
  }

  @Test func quotientsAreWithinHalfAPlace() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let (left, right) = (random(&generator), random(&generator))
      if right.isZero { continue }
      let quotient = try left.divided(by: right, toPlaces: 4)
      // |left - quotient × right| ≤ |right| / 20000
      let rest = try left.subtracting(quotient.multiplied(by: right))
      let size = rest.isNegative ? try rest.negated() : rest
      let bound = right.isNegative ? try right.negated() : right
      #expect(try size.multiplied(by: 20000) <= bound)
    }
  }

  @Test func printingAndReadingChangeNothing() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<5000 {
      let coefficient =
        Int128(truncatingIfNeeded: generator.next()) << 63
        | Int128(
          truncatingIfNeeded: generator.next())
      let value = ExactDecimal(
        coefficient: coefficient >> Int128(generator.next() % 128),
        decimalPlaces: UInt8.random(in: 0...38, using: &generator))
      if value.coefficient == .min { continue }
      let read = ExactDecimal(value.description)
      #expect(read?.coefficient == value.coefficient)
      #expect(read?.decimalPlaces == value.decimalPlaces)
      #expect(value.doubleValue == Double(value.description))
    }
  }

  @Test func roundingIsIdempotentAndMonotonic() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      let (left, right) = (random(&generator), random(&generator))
      let (first, second) = (left.rounded(toPlaces: 2), right.rounded(toPlaces: 2))
      #expect(first.rounded(toPlaces: 2) == first)
      if left < right { #expect(first <= second) }
    }
  }
}
