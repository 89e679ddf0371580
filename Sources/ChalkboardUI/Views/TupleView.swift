/// Several views in order, as a builder's closure lists them.
///
/// Their types are not part of its own, which keeps the types of large views short: they cost less
/// to check when code is compiled and less to set up when it runs.
public struct TupleView: View {
  let contents: [any View]

  init(_ contents: [any View]) { self.contents = contents }

  public init<each Content: View>(_ content: repeat each Content) {
    var contents: [any View] = []
    repeat contents.append(each content)
    self.contents = contents
  }

  public func makeElements(in list: inout ElementList) {
    for content in contents { list.append(content) }
  }
}
