/// Numbers the series of a layer: rows with the same colour, shape and detail belong together.
struct SeriesResolver {
  /// The series of each row; empty when all rows are one.
  var numbers: [Int] = []
  var count = 1

  init(_ columns: LayerColumns) {
    let keys = columns.channels.filter { channel in
      switch channel.channel.role {
      case .color, .shape: channel.measure == .nominal
      case .detail: true
      default: false
      }
    }
    guard columns.layer.mark.joinsRows, !keys.isEmpty else { return }
    let names = keys.map(\.names)
    var index = CategoryIndex()
    numbers = (0..<columns.layer.data.rowCount).map { row in
      // The unit separator cannot be confused with what stands in a cell.
      let key = names.map { $0.indices.contains(row) ? $0[row] : "" }
        .joined(separator: "\u{1F}")
      return index.number(of: key) ?? 0
    }
    count = index.names.count
  }
}

/// Numbers the places of marks that stand beside each other at the same position.
struct SlotResolver {
  private(set) var dimension: Dimension = .x
  private var categories = CategoryIndex()

  /// How many places there are; 0 when no layer asks for any.
  var count: Int { categories.names.count }

  init(_ layers: [LayerColumns]) {
    for columns in layers {
      for offset in columns.channels {
        guard case .offset(let dimension) = offset.channel.role else { continue }
        self.dimension = dimension
        for name in offset.names { _ = categories.number(of: name) }
      }
    }
  }

  /// The place of each row; empty when the layer does not ask for any.
  func slots(of columns: LayerColumns) -> [Int] {
    guard let offset = columns[dimension.offset] else { return [] }
    var categories = categories
    return offset.names.map { categories.number(of: $0) ?? 0 }
  }
}
