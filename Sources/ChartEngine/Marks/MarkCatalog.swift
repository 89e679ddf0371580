/// Every kind of mark, in the order of the documentation.
public enum MarkCatalog {
  public static let all: [any Mark.Type] = [
    AreaMark.self,
    BarMark.self,
    LineMark.self,
    PointMark.self,
    RectangleMark.self,
    RuleMark.self,
  ]

  public static var names: [String] { all.map { $0.name } }
}
