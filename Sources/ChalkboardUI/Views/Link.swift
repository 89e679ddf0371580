/// A label that opens an address when it is clicked, in pictures that can be clicked.
public struct Link<Label> {
  private let destination: URL
  private let label: Label
}

extension Link: View where Label: View {
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public func makeElements(in list: inout ElementList) {
    let address = destination.absoluteString
    list.append(label.foregroundStyle(.tint)) { child, context in
      GroupContent(child: child, context: context) { group in group.link = address }
    }
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
