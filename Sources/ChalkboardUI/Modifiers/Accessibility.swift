import VectorScene

/// Draws its child into a group that `change` sets up.
struct GroupContent: WrappingContent {
  var child: LayoutElement
  var context: ViewContext
  var change: (inout VectorScene.Group) -> Void

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    nodes.group(
      { child.draw(in: frame, proposal: proposal, to: &$0) }, wrap: { change(&$0) })
  }
}

/// What a view says to people who cannot see it.
struct AccessibilityContent: WrappingContent {
  var child: LayoutElement
  var context: ViewContext
  var label: String?
  var value: String?
  var isHidden = false

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    let words = [label, value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
    guard isHidden || !words.isEmpty else {
      return child.draw(in: frame, proposal: proposal, to: &nodes)
    }
    nodes.group({ child.draw(in: frame, proposal: proposal, to: &$0) }) { group in
      group.accessibility =
        isHidden ? Accessibility(role: .decoration) : Accessibility(role: .element, label: words)
    }
  }
}

extension View {
  private func changingAccessibility(
    _ change: @escaping (inout AccessibilityContent) -> Void
  ) -> ModifiedView {
    wrapped { child, context in
      var content =
        child.content as? AccessibilityContent
        ?? AccessibilityContent(child: child, context: context)
      change(&content)
      return content
    }
  }

  /// What the view is, in words; also shown where the pointer rests on it.
  public func accessibilityLabel(_ label: Text) -> ModifiedView {
    changingAccessibility { $0.label = label.string(in: $0.context.environment) }
  }

  /// What the view is, in words; also shown where the pointer rests on it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedView {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is, in words; also shown where the pointer rests on it.
  @_disfavoredOverload
  public func accessibilityLabel<Content: StringProtocol>(_ label: Content) -> ModifiedView {
    accessibilityLabel(Text(label))
  }

  /// What the view shows, in words; said after its label.
  public func accessibilityValue(_ value: Text) -> ModifiedView {
    changingAccessibility { $0.value = value.string(in: $0.context.environment) }
  }

  /// What the view shows, in words; said after its label.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedView {
    accessibilityValue(Text(valueKey))
  }

  /// What the view shows, in words; said after its label.
  @_disfavoredOverload
  public func accessibilityValue<Content: StringProtocol>(_ value: Content) -> ModifiedView {
    accessibilityValue(Text(value))
  }

  /// Whether a screen reader passes over the view.
  public func accessibilityHidden(_ hidden: Bool = true) -> ModifiedView {
    changingAccessibility { $0.isHidden = hidden }
  }

  /// A text that is shown where the pointer rests on the view.
  public func help(_ text: Text) -> ModifiedView { accessibilityLabel(text) }

  /// A text that is shown where the pointer rests on the view.
  public func help(_ textKey: LocalizedStringKey) -> ModifiedView { accessibilityLabel(textKey) }

  /// A text that is shown where the pointer rests on the view.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> ModifiedView {
    accessibilityLabel(Text(text))
  }
}
