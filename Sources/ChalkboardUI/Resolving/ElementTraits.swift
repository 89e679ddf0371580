/// What a view tells the container around it. Traits stay with a view through its modifiers.
package struct ElementTraits {
  package var layoutPriority = 0.0
  package var zIndex = 0.0
  var grid = GridTraits()
  var layoutValues: [ObjectIdentifier: Any] = [:]

  package init() {}
}
