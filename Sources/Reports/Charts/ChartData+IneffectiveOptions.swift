import DataTable
import Diagnostics

extension ChartData {
  /// Warnings about what a request asks for and the chart cannot show, so that nobody waits for it.
  func ineffectiveOptions(of request: ChartRequest) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if request.order != .file, let kind = table[position]?.kind, kind == .instant || kind.isNumeric
    {
      warnings.append(
        .ineffective("--sort", because: "\(kind == .instant ? "times" : "numbers") have an order"))
    }
    if request.valueLabels == .on, request.kind != .bar || series != nil {
      warnings.append(.ineffective("--value-labels", because: "only bars without series have them"))
    }
    if request.arrangement != nil, series == nil {
      warnings.append(.ineffective("--arrange", because: "there is no --series"))
    } else if request.arrangement == .stacked, request.kind == .line || request.kind == .point {
      warnings.append(
        .ineffective("--arrange", because: "only bars and areas are stacked"))
    }
    return warnings
  }
}
