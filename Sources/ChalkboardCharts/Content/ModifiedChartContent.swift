/// Chart content with modifiers.
///
/// Every modifier gives this one type, as ``ModifiedView`` does for views and for the same reasons.
public struct ModifiedChartContent: ChartContent {
  public typealias Body = Never

  private let collect: (inout MarkList) -> Void

  init(_ collect: @escaping (inout MarkList) -> Void) { self.collect = collect }

  public func collect(into marks: inout MarkList) { collect(&marks) }
}

extension ChartContent {
  func modified(_ change: @escaping (inout MarkInstance) -> Void) -> ModifiedChartContent {
    ModifiedChartContent { $0.append(self, change: change) }
  }
}
