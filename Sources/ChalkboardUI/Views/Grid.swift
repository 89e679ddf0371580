/// Views in rows and columns. Each ``GridRow`` is a row; a view outside of one covers all columns.
public struct Grid<Content> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content
}

extension Grid: View where Content: View {
  /// Distances in points; `nil` is 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    let oldAxis = list.context.stackAxis
    list.context.stackAxis = nil
    let elements = list.elements(of: content)
    list.context.stackAxis = oldAxis
    var builder = GridBuilder(alignment: alignment)
    for element in elements { builder.add(element) }
    let layout = GridLayout(
      cells: builder.cells, rowCount: builder.rowCount, columnCount: builder.columnCount,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    list.append(
      LayoutContent(layout, elements: builder.elements, name: "Grid", context: list.context))
  }
}

/// Numbers the rows and columns of a grid's elements.
private struct GridBuilder {
  let alignment: Alignment
  var cells: [GridLayout.Cell] = []
  var elements: [LayoutElement] = []
  var rowCount = 0
  var columnCount = 0
  private var columnAlignments: [Int: HorizontalAlignment] = [:]
  private var lastRow: Int?
  private var nextColumn = 0

  init(alignment: Alignment) { self.alignment = alignment }

  mutating func add(_ element: LayoutElement) {
    let traits = element.traits.grid
    if let row = traits.row {
      if row != lastRow {
        rowCount += 1
        nextColumn = 0
        lastRow = row
      }
    } else {
      rowCount += 1
      nextColumn = 0
      lastRow = nil
    }
    if let column = traits.columnAlignment { setAlignment(column, of: nextColumn) }
    let span = max(1, min(1000, traits.columns))
    cells.append(
      GridLayout.Cell(
        row: rowCount - 1, column: nextColumn, span: span, isWholeRow: traits.row == nil,
        alignment: Alignment(
          horizontal: traits.row == nil
            ? alignment.horizontal : columnAlignments[nextColumn] ?? alignment.horizontal,
          vertical: traits.rowAlignment ?? alignment.vertical),
        unsizedAxes: traits.unsizedAxes, anchor: traits.anchor))
    elements.append(element)
    guard traits.row != nil else { return }
    nextColumn += span
    columnCount = max(columnCount, nextColumn)
  }

  /// A column has one alignment, whichever of its cells sets it.
  private mutating func setAlignment(_ alignment: HorizontalAlignment, of column: Int) {
    columnAlignments[column] = alignment
    for index in cells.indices where cells[index].column == column && !cells[index].isWholeRow {
      cells[index].alignment.horizontal = alignment
    }
  }
}

/// A row of a ``Grid``; elsewhere its views are laid out by themselves.
public struct GridRow<Content> {
  private let alignment: VerticalAlignment?
  private let content: Content
}

extension GridRow: View where Content: View {
  /// - Parameter alignment: `nil` is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    let row = list.context.session.nextNumber()
    for element in list.elements(of: content) {
      var traits = element.traits
      traits.grid.row = row
      traits.grid.rowAlignment = alignment
      list.append(element.content, traits: traits)
    }
  }
}

/// What a view tells the grid around it.
struct GridTraits {
  /// The row's number; `nil` outside of rows.
  var row: Int?
  var rowAlignment: VerticalAlignment?
  var columns = 1
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?
}

extension View {
  /// Lets the cell cover several columns.
  public func gridCellColumns(_ count: Int) -> ModifiedView {
    changingTraits { $0.grid.columns = count }
  }

  /// Aligns all cells of the view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedView {
    changingTraits { $0.grid.columnAlignment = guide }
  }

  /// Puts the view's own `anchor` point to the same point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedView {
    changingTraits { $0.grid.anchor = anchor }
  }

  /// Keeps the view from making its column wider or its row taller.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedView {
    changingTraits { $0.grid.unsizedAxes = axes }
  }
}
