/// One thing to draw. The cases are few and closed, so that a back end is complete when it draws
/// these four.
public indirect enum Node: Hashable, Sendable {
  case group(Group)
  case path(PathNode)
  case text(TextNode)
  case image(ImageNode)
}

extension Node: Codable {
  private enum Kind: String, Codable { case group, path, text, image }

  private enum CodingKeys: String, CodingKey { case kind }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .group(let group):
      try container.encode(Kind.group, forKey: .kind)
      try group.encode(to: encoder)
    case .path(let path):
      try container.encode(Kind.path, forKey: .kind)
      try path.encode(to: encoder)
    case .text(let text):
      try container.encode(Kind.text, forKey: .kind)
      try text.encode(to: encoder)
    case .image(let image):
      try container.encode(Kind.image, forKey: .kind)
      try image.encode(to: encoder)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .group: self = .group(try Group(from: decoder))
    case .path: self = .path(try PathNode(from: decoder))
    case .text: self = .text(try TextNode(from: decoder))
    case .image: self = .image(try ImageNode(from: decoder))
    }
  }
}
