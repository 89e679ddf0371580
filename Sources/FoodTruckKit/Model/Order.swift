import DataTable
import Diagnostics

/// What one customer ordered.
public struct Order: Identifiable, Hashable, Sendable {
  public var id: String
  /// Seconds since 1970-01-01T00:00:00Z.
  public var time: Double
  /// `nil` when it is not known.
  public var city: String?
  public var lines: [OrderLine]
  /// `nil` when it is not known.
  public var status: OrderStatus?

  public init(
    id: String, time: Double, city: String? = nil, lines: [OrderLine], status: OrderStatus?
  ) {
    self.id = id
    self.time = time
    self.city = city
    self.lines = lines
    self.status = status
  }

  /// The exact sum of all lines; `nil` when it is beyond what an exact decimal holds.
  public var total: ExactDecimal? { try? ExactDecimal.sum(lines.map(\.amount)) }

  /// Whether nothing was sold, and something given back.
  public var isRefund: Bool {
    lines.contains { $0.quantity.isNegative } && !lines.contains { $0.quantity > .zero }
  }

  /// How many pieces were ordered; `nil` when it is beyond what an exact decimal holds.
  public var quantity: ExactDecimal? { try? ExactDecimal.sum(lines.map(\.quantity)) }
}

/// Some pieces of one item.
public struct OrderLine: Hashable, Sendable {
  public var item: String
  /// Negative when it was given back.
  public var quantity: ExactDecimal
  public var unitPrice: ExactDecimal
  /// Quantity × unit price.
  public var amount: ExactDecimal

  /// Throws when the amount is beyond what an exact decimal holds.
  public init(
    item: String, quantity: ExactDecimal, unitPrice: ExactDecimal
  ) throws(Diagnostic) {
    let amount = try quantity.multiplied(by: unitPrice)
    self.init(item: item, quantity: quantity, unitPrice: unitPrice, amount: amount)
  }

  init(item: String, quantity: ExactDecimal, unitPrice: ExactDecimal, amount: ExactDecimal) {
    self.item = item
    self.quantity = quantity
    self.unitPrice = unitPrice
    self.amount = amount
  }
}
