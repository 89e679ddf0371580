import DataTable

extension Order {
  /// The orders that sales consist of, the newest first; at most `limit` of them.
  ///
  /// An order's time is that of its latest line. Its status is the one that its lines name last;
  /// where sales say nothing about statuses, all orders are completed.
  public static func newest(of sales: SalesTable, limit: Int = .max) -> [Order] {
    var latest = [Double?](repeating: nil, count: sales.orders.dictionary.count)
    for row in sales.times.indices {
      let code = Int(sales.orders.codes[row])
      guard code >= 0 else { continue }
      latest[code] = max(latest[code] ?? -.infinity, sales.times[row])
    }
    let ranked = latest.indices.filter { latest[$0] != nil }.sorted { first, second in
      isNewer(
        (latest[first] ?? 0, sales.orders.dictionary[first]),
        (latest[second] ?? 0, sales.orders.dictionary[second]))
    }
    var orders = ranked.prefix(max(limit, 0)).map { code in
      Order(
        id: sales.orders.dictionary[code], time: latest[code] ?? 0, lines: [],
        status: sales.hasStatuses ? nil : .completed)
    }
    var positions = [Int?](repeating: nil, count: latest.count)
    for (position, code) in ranked.prefix(max(limit, 0)).enumerated() { positions[code] = position }
    for row in sales.times.indices {
      let code = Int(sales.orders.codes[row])
      guard code >= 0, let position = positions[code] else { continue }
      orders[position].lines.append(
        OrderLine(
          item: sales.items[row] ?? "", quantity: sales.quantities[row],
          unitPrice: sales.unitPrices[row], amount: sales.amounts[row]))
      orders[position].city = orders[position].city ?? sales.cities[row]
      if let status = sales.statuses[row] { orders[position].status = status }
    }
    return orders
  }

  /// Orders of the same moment are in the order of their numbers, the higher first.
  static func sortedNewestFirst(_ orders: [Order]) -> [Order] {
    orders.sorted { isNewer(($0.time, $0.id), ($1.time, $1.id)) }
  }

  private static func isNewer(_ left: (Double, String), _ right: (Double, String)) -> Bool {
    if left.0 != right.0 { return left.0 > right.0 }
    // "#9" comes before "#10", although it does not as text.
    let (first, second) = (left.1, right.1)
    if first.utf8.count != second.utf8.count { return first.utf8.count > second.utf8.count }
    return first > second
  }
}
