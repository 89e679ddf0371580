import Typography
import VectorScene

/// What all elements of one render share: fonts, the stack's end, and the elements themselves.
package final class RenderSession {
  package let fonts: FontLibrary
  let stack = StackGuard()
  /// Every element, those inside before those around them.
  private var elements: [LayoutElement] = []

  private var lastNumber = 0
  private var sharedDrawings: [String: [Node]] = [:]

  init(fonts: FontLibrary) { self.fonts = fonts }

  func keep(_ element: LayoutElement) { elements.append(element) }

  /// The nodes of the drawing of that name, which is drawn only the first time.
  func sharedDrawing(_ name: String, draw: () -> [Node]) -> [Node] {
    if let nodes = sharedDrawings[name] { return nodes }
    let nodes = draw()
    sharedDrawings[name] = nodes
    return nodes
  }

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
