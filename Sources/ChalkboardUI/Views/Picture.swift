import VectorScene

/// A picture from outside: pixels, or a drawing.
package enum Picture: Hashable, Sendable {
  /// A PNG file; its size in pixels, and how many of them make a point.
  case png([UInt8], width: Int, height: Int, scale: Double)
  /// A drawing with its own coordinate space. `name` stands for it in the file, see
  /// ``VectorScene/Group/symbol``.
  case drawing([Node], size: Size, name: String?)

  /// `nil` when the bytes are not a PNG file.
  ///
  /// - Parameter scale: how many pixels make a point.
  package init?(png bytes: [UInt8], scale: Double = 1) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 33, bytes.starts(with: signature), scale > 0 else { return nil }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let width = number(at: 16)
    let height = number(at: 20)
    guard width > 0, height > 0, width < 1 << 24, height < 1 << 24 else { return nil }
    self = .png(bytes, width: width, height: height, scale: scale)
  }

  /// In points.
  var size: CGSize {
    switch self {
    case .png(_, let width, let height, let scale):
      CGSize(width: Double(width) / scale, height: Double(height) / scale)
    case .drawing(_, let size, _): CGSize(size)
    }
  }

  func nodes(in frame: CGRect) -> [Node] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    switch self {
    case .png(let bytes, _, _, _):
      return [.image(ImageNode(frame: Rect(frame), format: .png, bytes: bytes))]
    case .drawing(let nodes, let size, let name):
      guard size.width > 0, size.height > 0 else { return [] }
      let transform = Transform(
        a: Double(frame.width) / size.width, b: 0, c: 0, d: Double(frame.height) / size.height,
        tx: Double(frame.minX), ty: Double(frame.minY))
      return [.group(VectorScene.Group(nodes, transform: transform, symbol: name))]
    }
  }
}
