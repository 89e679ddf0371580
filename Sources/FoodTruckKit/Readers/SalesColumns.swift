import DataTable

/// The columns of a sales file, and the names that tills give them. Case, spaces and punctuation do
/// not count.
enum SalesColumns {
  static let order = "order id"
  static let time = "time"
  static let city = "city"
  static let item = "item"
  static let quantity = "quantity"
  static let unitPrice = "unit price"
  static let image = "image"
  static let status = "status"

  static let requests = [
    ColumnRequest(
      name: order,
      aliases: [
        "order", "order number", "order no", "receipt id", "receipt number", "receipt",
        "transaction id", "transaction", "ticket", "id",
      ], kind: .text),
    ColumnRequest(
      name: time,
      aliases: [
        "date time", "timestamp", "ordered at", "order time", "sold at", "created at", "date",
        "order date", "day",
      ], kind: .instant),
    ColumnRequest(
      name: city, aliases: ["town", "location", "place", "store", "branch"], kind: .text,
      allowsEmpty: true),
    ColumnRequest(
      name: item,
      aliases: [
        "item name", "donut", "product", "product name", "menu item", "line item name", "name",
      ], kind: .text),
    ColumnRequest(
      name: quantity, aliases: ["qty", "count", "units", "pieces", "sold"], kind: .decimal),
    ColumnRequest(
      name: unitPrice,
      aliases: ["price per unit", "item price", "price each", "line item price", "price"],
      kind: .decimal),
    ColumnRequest(
      name: image, aliases: ["picture", "thumbnail", "photo"], kind: .text, isRequired: false),
    ColumnRequest(
      name: status, aliases: ["order status", "state"], kind: .text, isRequired: false),
  ]

  /// The names under which a column is looked for.
  static func names(of column: String) -> [String] {
    requests.first { $0.name == column }.map { [$0.name] + $0.aliases } ?? []
  }
}
