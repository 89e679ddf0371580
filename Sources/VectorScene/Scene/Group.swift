/// Nodes drawn together, later ones over earlier ones, under one transform, clip and opacity.
public struct Group: Hashable, Codable, Sendable {
  public var children: [Node]
  /// From the group's coordinates to its parent's.
  public var transform: Transform
  /// From 0 to 1, applied to the group as a whole.
  public var opacity: Double
  /// Only what lies inside is drawn; in the group's own coordinates. `nil` clips nothing.
  public var clip: Path?
  /// What is drawn is multiplied by the opacity of these nodes; in the group's own coordinates.
  /// `nil` masks nothing.
  public var mask: [Node]?
  /// A shadow of the group as a whole.
  public var shadow: Shadow?
  /// A name for content that stands in several places, such as `donut-plain-lemon`.
  ///
  /// Within one scene, groups of the same symbol have the same `children`, whatever their
  /// transform; a back end may then define them once and refer to them. Letters, digits and `-`.
  public var symbol: String?
  /// What the group is, for people who hear the picture; `nil` says nothing.
  public var accessibility: Accessibility?
  /// An address that a click on the group opens: `http`, `https` or `mailto`. Back ends leave out
  /// any other kind.
  public var link: String?

  public init(
    _ children: [Node], transform: Transform = .identity, opacity: Double = 1, clip: Path? = nil,
    mask: [Node]? = nil, shadow: Shadow? = nil, symbol: String? = nil,
    accessibility: Accessibility? = nil, link: String? = nil
  ) {
    self.children = children
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.shadow = shadow
    self.symbol = symbol
    self.accessibility = accessibility
    self.link = link
  }
}

/// What a group of nodes is, in words.
public struct Accessibility: Hashable, Codable, Sendable {
  public enum Role: String, Hashable, Codable, Sendable {
    /// Drawn for looks only; a screen reader passes over it.
    case decoration
    /// A picture of its own, with its label.
    case image
    /// A mark, a tile or another part of a picture.
    case element
  }

  public var role: Role
  /// What a screen reader says and a pointer that rests on the group shows, such as
  /// "Blueberry: 377". Plain text, not markup.
  public var label: String?

  public init(role: Role, label: String? = nil) {
    self.role = role
    self.label = label
  }
}
