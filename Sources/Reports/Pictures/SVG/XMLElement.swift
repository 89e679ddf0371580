/// An element of an XML document, with its attributes in the order of the document.
struct XMLElement: Hashable {
  /// Without a namespace prefix.
  var name: String
  var attributes: [Attribute]
  var children: [XMLElement] = []

  struct Attribute: Hashable {
    /// Without a namespace prefix: `xlink:href` is `href`.
    var name: String
    var value: String
  }

  /// The value of an attribute; `nil` when there is none.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
