import DataTable

/// One kind of mark, drawn once for each row of a table (or, for lines and areas, once for each
/// series).
public struct Layer {
  public var mark: any Mark
  public var data: Table
  public var encodings: EncodingSet
  public var style: MarkStyle
  /// One style for each row where they differ; empty when `style` holds for all. A line takes the
  /// style of its first row.
  public var rowStyles: [MarkStyle]
  /// `nil` is the mark's own: bars and areas are stacked, the rest is not.
  public var stacking: Stacking?
  public var annotations: [Annotation]
  /// The layer shows only where these are drawn; empty shows all of it.
  public var mask: [Layer]

  public init(
    _ mark: any Mark, data: Table, encodings: [Channel: Encoding], style: MarkStyle = MarkStyle(),
    rowStyles: [MarkStyle] = [], stacking: Stacking? = nil, annotations: [Annotation] = [],
    mask: [Layer] = []
  ) {
    self.mark = mark
    self.data = data
    self.encodings = EncodingSet(encodings)
    self.style = style
    self.rowStyles = rowStyles
    self.stacking = stacking
    self.annotations = annotations
    self.mask = mask
  }

  func style(of row: Int) -> MarkStyle {
    rowStyles.indices.contains(row) ? rowStyles[row] : style
  }
}
