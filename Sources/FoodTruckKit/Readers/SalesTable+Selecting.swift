import DataTable

extension SalesTable {
  /// Only these lines, counted from 0, in this order; numbers that no line has are left out.
  public func selecting(rows: [Int]) -> SalesTable {
    let rows = rows.filter(times.indices.contains)
    return SalesTable(
      orders: orders.selecting(rows: rows), times: rows.map { times[$0] },
      cities: cities.selecting(rows: rows), items: items.selecting(rows: rows),
      quantities: rows.map { quantities[$0] }, unitPrices: rows.map { unitPrices[$0] },
      amounts: rows.map { amounts[$0] }, images: images.selecting(rows: rows),
      statuses: rows.map { statuses[$0] }, hasStatuses: hasStatuses)
  }

  /// Only the lines of one city.
  public func selecting(city: String) -> SalesTable {
    selecting(rows: times.indices.filter { cities[$0] == city })
  }

  /// The cities, in the order in which they first appear.
  public var cityNames: [String] { Self.names(cities) }

  /// The items, in the order in which they first appear.
  public var itemNames: [String] { Self.names(items) }

  /// For each item that has one its picture: the first path in the file.
  public var imagePaths: [(item: String, path: String)] {
    var isKnown: Set<String> = []
    return times.indices.compactMap { row in
      guard let path = images[row], let item = items[row], isKnown.insert(item).inserted else {
        return nil
      }
      return (item, path)
    }
  }

  private static func names(_ values: TextValues) -> [String] {
    var isKnown = [Bool](repeating: false, count: values.dictionary.count)
    var names: [String] = []
    for code in values.codes.lazy.map(Int.init) where code >= 0 && !isKnown[code] {
      isKnown[code] = true
      names.append(values.dictionary[code])
    }
    return names
  }
}
