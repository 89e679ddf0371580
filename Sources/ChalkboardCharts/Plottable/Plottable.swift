import ChalkboardUI

/// A type whose values can be drawn on a chart, as a number, a date or a category.
///
/// Conform a type of your own by giving a value that is plottable already:
/// ```swift
/// extension City: Plottable {
///   var primitivePlottable: String { name }
///   init?(primitivePlottable: String) { … }
/// }
/// ```
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol = Self

  /// The value that is drawn in place of this one.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that a drawn one stands for; `nil` when there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts can draw as it is.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as a chart holds it.
  var plotted: PlottedValue { get }

  /// The value from what a chart holds; `nil` when it is of another kind.
  init?(plotted: PlottedValue)
}

/// A value on a scale: a number, an instant in seconds since 1970, or a category.
public enum PlottedValue: Hashable, Sendable {
  case number(Double)
  case instant(Double)
  case category(String)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var plotted: PlottedValue { .number(Double(self)) }

  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted else { return nil }
    self.init(exactly: number)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var plotted: PlottedValue { .number(Double(self)) }

  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

  public init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted else { return nil }
    self.init(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .instant(timeIntervalSince1970) }

  public init?(plotted: PlottedValue) {
    guard case .instant(let seconds) = plotted else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  public var plotted: PlottedValue { .category(self) }

  public init?(plotted: PlottedValue) {
    guard case .category(let name) = plotted else { return nil }
    self = name
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
