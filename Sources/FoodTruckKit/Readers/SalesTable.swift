import DataTable
import Diagnostics

/// What was sold: one line for each item of each order, in the order of the file.
///
/// A line with a negative quantity is a refund; it counts on the day that it bears.
public struct SalesTable: Sendable {
  /// The number of the order that each line belongs to.
  public let orders: TextValues
  /// Seconds since 1970-01-01T00:00:00Z.
  public let times: [Double]
  /// `nil` where the city is not known.
  public let cities: TextValues
  public let items: TextValues
  public let quantities: [ExactDecimal]
  public let unitPrices: [ExactDecimal]
  /// Quantity × unit price, exact.
  public let amounts: [ExactDecimal]
  /// Where a picture of the item is, by a path relative to the data; all `nil` when the file does
  /// not say.
  public let images: TextValues
  /// How far the order is; `nil` when the file does not say, or in a word that nobody knows.
  public let statuses: [OrderStatus?]
  /// Whether the file has a column of statuses at all; without one its orders are completed.
  public let hasStatuses: Bool

  public var count: Int { times.count }

  /// Throws when an amount is beyond what an exact decimal holds.
  public init(_ lines: [SalesLine]) throws(Diagnostic) {
    var amounts: [ExactDecimal] = []
    for line in lines { amounts.append(try line.quantity.multiplied(by: line.unitPrice)) }
    orders = TextValues(lines.map(\.order))
    times = lines.map(\.time)
    cities = TextValues(lines.map(\.city))
    items = TextValues(lines.map(\.item))
    quantities = lines.map(\.quantity)
    unitPrices = lines.map(\.unitPrice)
    self.amounts = amounts
    images = TextValues(lines.map(\.image))
    statuses = lines.map(\.status)
    hasStatuses = statuses.contains { $0 != nil }
  }

  /// All columns have the same length.
  init(
    orders: TextValues, times: [Double], cities: TextValues, items: TextValues,
    quantities: [ExactDecimal], unitPrices: [ExactDecimal], amounts: [ExactDecimal],
    images: TextValues, statuses: [OrderStatus?], hasStatuses: Bool
  ) {
    self.orders = orders
    self.times = times
    self.cities = cities
    self.items = items
    self.quantities = quantities
    self.unitPrices = unitPrices
    self.amounts = amounts
    self.images = images
    self.statuses = statuses
    self.hasStatuses = hasStatuses
  }

  /// A table without lines.
  public init() {
    let texts = TextValues([])
    self.init(
      orders: texts, times: [], cities: texts, items: texts, quantities: [], unitPrices: [],
      amounts: [], images: texts, statuses: [], hasStatuses: false)
  }

  /// The line with this number, from 0; `nil` when there is none.
  public func line(at row: Int) -> SalesLine? {
    guard times.indices.contains(row) else { return nil }
    return SalesLine(
      order: orders[row] ?? "", time: times[row], city: cities[row], item: items[row] ?? "",
      quantity: quantities[row], unitPrice: unitPrices[row], image: images[row],
      status: statuses[row])
  }
}

/// One item of an order.
public struct SalesLine: Hashable, Sendable {
  public var order: String
  /// Seconds since 1970-01-01T00:00:00Z.
  public var time: Double
  /// `nil` when it is not known.
  public var city: String?
  public var item: String
  /// Negative for a refund.
  public var quantity: ExactDecimal
  public var unitPrice: ExactDecimal
  /// A path relative to the data; `nil` when there is no picture.
  public var image: String?
  /// `nil` when it is not known.
  public var status: OrderStatus?

  public init(
    order: String, time: Double, city: String? = nil, item: String, quantity: ExactDecimal,
    unitPrice: ExactDecimal, image: String? = nil, status: OrderStatus? = nil
  ) {
    self.order = order
    self.time = time
    self.city = city
    self.item = item
    self.quantity = quantity
    self.unitPrice = unitPrice
    self.image = image
    self.status = status
  }
}
