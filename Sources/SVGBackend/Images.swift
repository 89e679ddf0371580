import VectorScene

extension Document {
  mutating func image(_ node: ImageNode) {
    guard node.frame.isFinite, !node.frame.isEmpty, !node.bytes.isEmpty else { return }
    body.markup("<image")
    coordinate(" x=\"", node.frame.x)
    coordinate(" y=\"", node.frame.y)
    coordinate(" width=\"", node.frame.width)
    coordinate(" height=\"", node.frame.height)
    switch node.format {
    case .png: body.pngReference(node.bytes)
    }
    body.markup("/>\n")
  }
}

extension MarkupWriter {
  /// The attributes of an `<image>` that hold its pixels, stretched to its frame.
  mutating func pngReference(_ bytes: [UInt8]) {
    markup(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    base64(bytes)
    byte("\"")
  }

  /// Base64 with padding, as RFC 4648 has it.
  mutating func base64(_ source: [UInt8]) {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity((source.count + 2) / 3 * 4)
    func letter(_ bits: UInt32) -> UInt8 { letters[Int(bits & 63)] }
    for start in stride(from: 0, to: source.count, by: 3) {
      let count = min(3, source.count - start)
      var bits = UInt32(source[start]) << 16
      if count > 1 { bits |= UInt32(source[start + 1]) << 8 }
      if count > 2 { bits |= UInt32(source[start + 2]) }
      encoded.append(letter(bits >> 18))
      encoded.append(letter(bits >> 12))
      encoded.append(count > 1 ? letter(bits >> 6) : UInt8(ascii: "="))
      encoded.append(count > 2 ? letter(bits) : UInt8(ascii: "="))
    }
    encoded.withUnsafeBufferPointer { raw($0) }
  }
}
