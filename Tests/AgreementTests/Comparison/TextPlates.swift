#if Cairo
  import CairoBackend
  import VectorScene

  /// A scene's texts alone, as a printer would separate them: each in one of three colours, so that
  /// texts that stand close together can be measured each for itself.
  ///
  /// Cyan ink darkens the red channel of white paper only, magenta the green and yellow the blue one.
  struct TextPlate {
    enum Channel: Int, CaseIterable {
      case red, green, blue
      /// Ink in any channel, for pictures that keep their own colours.
      case all

      fileprivate var ink: RGBColor {
        switch self {
        case .red: RGBColor(red: 0, green: 1, blue: 1)
        case .green: RGBColor(red: 1, green: 0, blue: 1)
        case .blue: RGBColor(red: 1, green: 1, blue: 0)
        case .all: .black
        }
      }
    }

    struct Entry {
      var string: String
      /// Around the ink of its glyphs, in scene units.
      var box: Rect
      var channel: Channel
    }

    var scene: Scene
    var entries: [Entry]

    /// Texts nearer to each other than this, in scene units, are kept apart.
    static let distance = 6.0

    /// As few plates as it takes for all texts of a scene that can be seen.
    static func plates(of scene: Scene, glyphs: any GlyphSource) -> [TextPlate] {
      let page = Rect(origin: .zero, size: scene.size)
      var plates: [TextPlate] = []
      for text in PlacedText.all(in: scene.nodes, glyphs: glyphs)
      where text.box.inset(by: Insets(all: 0.5)).intersection(page) != nil {
        let place = plates.indices.lazy.compactMap { index in
          plates[index].freeChannel(for: text).map { (index, $0) }
        }.first
        if let (index, channel) = place {
          plates[index].add(text, in: channel)
        } else {
          var plate = TextPlate(
            scene: Scene(size: scene.size, background: .color(.white), language: scene.language),
            entries: [])
          plate.add(text, in: text.hasPictures ? .all : .red)
          plates.append(plate)
        }
      }
      return plates
    }

    private func freeChannel(for text: PlacedText) -> Channel? {
      let near = text.box.outset(by: Self.distance)
      let neighbours = entries.filter { $0.box.intersection(near) != nil }
      if text.hasPictures { return neighbours.isEmpty ? .all : nil }
      return [.red, .green, .blue].first { channel in
        neighbours.allSatisfy { $0.channel != channel && $0.channel != .all }
      }
    }

    private mutating func add(_ text: PlacedText, in channel: Channel) {
      var node = text.node
      node.fill = .color(channel.ink)
      scene.nodes.append(.group(Group([.text(node)], transform: text.transform)))
      entries.append(Entry(string: node.string, box: text.box, channel: channel))
    }
  }

  /// A text of a scene, and where it stands on the page.
  struct PlacedText {
    var node: TextNode
    var transform: Transform
    /// Around the ink, in scene units.
    var box: Rect
    var hasPictures: Bool

    /// The texts with ink, in drawing order.
    static func all(
      in nodes: [Node], glyphs: any GlyphSource, transform: Transform = .identity
    ) -> [PlacedText] {
      nodes.flatMap { node -> [PlacedText] in
        switch node {
        case .path, .image: return []
        case .group(let group):
          guard group.opacity > 0 else { return [] }
          return all(
            in: group.children, glyphs: glyphs,
            transform: group.transform.followed(by: transform))
        case .text(let text):
          return PlacedText(text, transform: transform, glyphs: glyphs).map { [$0] } ?? []
        }
      }
    }

    private init?(_ node: TextNode, transform: Transform, glyphs: any GlyphSource) {
      guard !node.fill.isInvisible else { return nil }
      var ink = Path()
      var hasPictures = false
      for run in node.runs {
        for placed in run.glyphs {
          let place = Transform(
            a: run.size, b: 0, c: 0, d: run.size, tx: node.start.x + placed.x,
            ty: node.start.y + placed.y)
          var outline = glyphs.outline(of: placed.glyph, in: run.face) ?? Path()
          if let picture = glyphs.picture(of: placed.glyph, in: run.face) {
            hasPictures = true
            outline.append(.rectangle(picture.frame))
          }
          ink.append(outline.applying(place.followed(by: transform)))
        }
      }
      guard let box = ink.inkBox else { return nil }
      self.node = node
      self.transform = transform
      self.box = box
      self.hasPictures = hasPictures
    }
  }
#endif
