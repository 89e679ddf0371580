import Typography

/// What all elements of one render share: fonts, the stack's end, and the elements themselves.
package final class RenderSession {
  package let fonts: FontLibrary
  let stack = StackGuard()
  /// Every element, those inside before those around them.
  private var elements: [LayoutElement] = []

  private var lastNumber = 0

  init(fonts: FontLibrary) { self.fonts = fonts }

  func keep(_ element: LayoutElement) { elements.append(element) }

  /// A number that was not given before in this render.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Releases the elements from the outside in, one by one: a deep tree that is released from its
  /// root would need as deep a stack.
  deinit {
    while elements.popLast() != nil {}
  }
}
