import ChalkboardUI
import ChartEngine
import VectorScene

/// A chart: marks over the axes, scales and legend that follow from them.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Donut", sale.name), y: .value("Sales", sale.quantity))
/// }
/// ```
/// It takes all the room that it is offered; frame it to give it a size.
public struct Chart<Content> {
  private let content: () -> Content
}

extension Chart: View where Content: ChartContent {
  public typealias Body = Never

  /// A chart of the given marks.
  public init(@ChartContentBuilder content: @escaping () -> Content) { self.content = content }

  /// A chart with marks for each element.
  public init<Data: RandomAccessCollection, ID, Each: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == ForEach<Data, ID, Each>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.content = { ForEach(data, content: content) }
  }

  /// A chart with marks for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Each: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Each
  ) where Content == ForEach<Data, ID, Each> {
    self.content = { ForEach(data, id: id, content: content) }
  }
}

extension Chart: LeafView where Content: ChartContent {
  package func sizeThatFits(_ proposal: ProposedViewSize, _ context: ViewContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  package func nodes(in frame: CGRect, _ context: ViewContext) -> [Node] {
    var marks = MarkList()
    EnvironmentValues.$ambient.withValue(context.environment) {
      content().collect(into: &marks)
    }
    let lowering = ChartLowering(context: context)
    return lowering.nodes(of: lowering.chart(of: marks.marks), in: frame)
  }
}
