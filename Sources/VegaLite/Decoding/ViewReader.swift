import DataTable
import Diagnostics

/// Reads views and the layers in them.
struct ViewReader {
  /// Deeper documents are refused, so that no document runs into the end of the stack.
  static let deepestLayer = 32

  /// What a side of a plot may measure, in CSS pixels.
  static let extents = 1.0...32_767

  var diagnostics: [Diagnostic] = []

  mutating func view(_ node: SpecificationNode, depth: Int = 0) throws(Diagnostic)
    -> ViewSpecification
  {
    if depth > Self.deepestLayer { throw VegaLiteDiagnostics.tooDeep(at: node.place) }
    try node.checkMembers(VegaLiteCoverage.view, &diagnostics)
    var view = ViewSpecification(node: node)
    view.title = try title(node.member("title"))
    view.summary = try node.member("description").map { (text) throws(Diagnostic) in
      try text.string()
    }
    if let node = node.member("data") { view.data = try data(node) }
    view.width = try node.member("width").map(size)
    view.height = try node.member("height").map(size)
    if let transforms = node.member("transform") {
      var reader = TransformReader()
      for transform in try transforms.elements() {
        if let transform = try reader.transform(transform) { view.transforms.append(transform) }
      }
      diagnostics += reader.diagnostics
    }
    if let encoding = node.member("encoding") {
      var reader = EncodingReader()
      view.channels = try reader.channels(encoding)
      diagnostics += reader.diagnostics
    }
    if let mark = node.member("mark") {
      var reader = MarkReader()
      view.mark = try reader.mark(mark)
      diagnostics += reader.diagnostics
    }
    for layer in try node.member("layer")?.elements() ?? [] {
      view.layers.append(try self.view(layer, depth: depth + 1))
    }
    if view.mark == nil, view.layers.isEmpty {
      throw VegaLiteDiagnostics.missing("mark", at: node.place)
    }
    return view
  }

  private mutating func title(_ node: SpecificationNode?) throws(Diagnostic) -> String? {
    guard let node else { return nil }
    if node.value.isNull { return nil }
    if let text = node.member("text") {
      try node.checkMembers(VegaLiteCoverage.title, &diagnostics)
      return try title(text)
    }
    if node.value.arrayValue != nil {
      var lines: [String] = []
      for line in try node.elements() { lines.append(try line.string()) }
      return lines.joined(separator: "\n")
    }
    return try node.string()
  }

  private mutating func data(_ node: SpecificationNode) throws(Diagnostic) -> DataSpecification {
    if node.value.isNull { return .none }
    try node.checkMembers(VegaLiteCoverage.data, &diagnostics)
    if let format = node.member("format"), format.value.objectValue != nil {
      try format.checkMembers(VegaLiteCoverage.dataFormat, &diagnostics)
    }
    if let values = node.member("values") { return .values(values) }
    guard let url = node.member("url") else {
      if let name = node.member("name") { return .named(name) }
      throw VegaLiteDiagnostics.noData(at: node.place)
    }
    let format = try node.member("format")?.member("type").map { (type) throws(Diagnostic) in
      try type.string()
    }
    return .file(path: try url.string(), format: format, node: url)
  }

  private func size(_ node: SpecificationNode) throws(Diagnostic) -> SizeSpecification {
    if node.value.stringValue == "container" { return .container }
    if let step = node.member("step") {
      let extent = try step.number()
      guard Self.extents.contains(extent) else {
        throw VegaLiteDiagnostics.wrongExtent(extent, at: step.place)
      }
      return .step(extent)
    }
    let extent = try node.number()
    guard Self.extents.contains(extent) else {
      throw VegaLiteDiagnostics.wrongExtent(extent, at: node.place)
    }
    return .fixed(extent)
  }
}
