import ChalkboardUI
import ChartEngine
import VectorScene

/// A chart that comes as a specification and not as marks, such as a Vega-Lite document's.
///
/// It takes its colours and fonts from the environment, as every chart among views does, and all the
/// room that it is offered.
package struct SpecifiedChart: LeafView {
  package typealias Body = Never

  private let chart: ChartEngine.Chart

  package init(_ chart: ChartEngine.Chart) { self.chart = chart }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ context: ViewContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  package func nodes(in frame: CGRect, _ context: ViewContext) -> [Node] {
    ChartLowering(context: context).nodes(of: chart, in: frame)
  }
}
