/// A shape that is filled or stroked.
public struct ShapeView<Outline> {
  let shape: Outline
  let drawings: [ShapeDrawing]
}

extension ShapeView: View where Outline: Shape {
  public func makeElements(in list: inout ElementList) {
    guard drawings.count > 1 else {
      if let drawing = drawings.first {
        list.append(ShapeContent(shape: shape, drawing: drawing, context: list.context))
      }
      return
    }
    let layers = TupleView(drawings.map { ShapeView(shape: shape, drawings: [$0]) })
    list.append(layers, laidOutBy: ZStackLayout(), name: "\(Outline.self)")
  }

  private func adding(_ drawing: ShapeDrawing) -> ShapeView {
    ShapeView(shape: shape, drawings: drawings + [drawing])
  }

  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> ShapeView {
    adding(.fill(AnyShapeStyle(content), style))
  }

  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)
    -> ShapeView
  {
    adding(.stroke(AnyShapeStyle(content), style))
  }

  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Outline: InsettableShape {
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> TupleView {
    TupleView(
      self, shape.strokeBorder(content, style: style, antialiased: antialiased))
  }
}

extension Shape {
  public func fill(
    _ content: some ShapeStyle = .foreground, style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, drawings: [.fill(AnyShapeStyle(content), style)])
  }

  public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true)
    -> ShapeView<Self>
  {
    ShapeView(shape: self, drawings: [.stroke(AnyShapeStyle(content), style)])
  }

  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline alone, in the foreground style.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> { stroke(.foreground, style: style) }

  /// The outline alone, in the foreground style.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(.foreground, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The outline, drawn inside the shape.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }

  /// The outline, drawn inside the shape.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<InsetShape> {
    strokeBorder(
      content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
