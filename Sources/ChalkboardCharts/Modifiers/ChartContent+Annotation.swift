import ChalkboardUI
import ChartEngine

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  let position: Annotation.Position

  /// Beyond the end of the mark that is away from its baseline.
  public static let automatic = AnnotationPosition(position: .automatic)
  public static let overlay = AnnotationPosition(position: .overlay)
  public static let top = AnnotationPosition(position: .top)
  public static let bottom = AnnotationPosition(position: .bottom)
  public static let leading = AnnotationPosition(position: .leading)
  public static let trailing = AnnotationPosition(position: .trailing)
  public static let topLeading = AnnotationPosition(position: .topLeading)
  public static let topTrailing = AnnotationPosition(position: .topTrailing)
  public static let bottomLeading = AnnotationPosition(position: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(position: .bottomTrailing)
}

extension ChartContent {
  /// Puts a view beside each mark; it stays inside the chart, and the plot makes room for it.
  ///
  /// - Parameters:
  ///   - alignment: where along the mark's side the view stands.
  ///   - spacing: between the mark and the view in points; `nil` is 4.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> ModifiedChartContent {
    let request = MarkInstance.AnnotationRequest(
      position: position.position, alignment: Self.place(alignment, at: position.position),
      spacing: spacing.map { Double($0) }, content: AnyView(content()))
    return modified { $0.annotations.append(request) }
  }

  /// The part of the alignment that matters beside the given side of a mark.
  private static func place(
    _ alignment: Alignment, at position: Annotation.Position
  ) -> Annotation.Alignment {
    switch position {
    case .leading, .trailing:
      switch alignment.vertical {
      case .top: .top
      case .bottom: .bottom
      default: .center
      }
    default:
      switch alignment.horizontal {
      case .leading: .leading
      case .trailing: .trailing
      default: .center
      }
    }
  }

  /// Shows the marks only where those of `content` are drawn.
  public func mask<Content: ChartContent>(@ChartContentBuilder content: () -> Content)
    -> ModifiedChartContent
  {
    let mask = content()
    return ModifiedChartContent { marks in
      var shapes = MarkList()
      mask.collect(into: &shapes)
      let request = MarkInstance.Mask(number: marks.nextMask(), marks: shapes.marks)
      marks.append(self) { $0.mask = $0.mask ?? request }
    }
  }
}
