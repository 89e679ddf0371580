/// Colours by name, as an app's asset catalogue has them; `Color("BarBottomColor")` looks here.
public struct ColorSet: Sendable, Hashable {
  private var colors: [String: Color]

  public init(_ colors: [String: Color] = [:]) { self.colors = colors }

  public subscript(name: String) -> Color? {
    get { colors[name] }
    set { colors[name] = newValue }
  }

  /// All names, sorted.
  public var names: [String] { colors.keys.sorted() }
}
