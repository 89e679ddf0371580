import VectorScene

/// Draws its child into a group, or somewhere else, without a change to the layout.
struct EffectContent: WrappingContent {
  var child: LayoutElement
  var context: ViewContext
  /// Draws the child that lies in the given frame.
  var drawing: (_ draw: (CGRect, inout NodeList) -> Void, _ frame: CGRect, inout NodeList) -> Void

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    drawing(
      { frame, nodes in child.draw(in: frame, proposal: proposal, to: &nodes) }, frame, &nodes)
  }
}

extension View {
  /// Draws the view into a group that `change` sets up for the view's frame.
  private func grouped(_ change: @escaping (inout VectorScene.Group, CGRect) -> Void)
    -> ModifiedView
  {
    wrapped { child, context in
      EffectContent(child: child, context: context) { draw, frame, nodes in
        nodes.group({ draw(frame, &$0) }, wrap: { change(&$0, frame) })
      }
    }
  }

  /// - Parameter opacity: from 0 (invisible) to 1 (unchanged); values outside are clamped.
  public func opacity(_ opacity: Double) -> ModifiedView {
    let opacity = opacity.isNaN ? 1 : min(1, max(0, opacity))
    return wrapped { child, context in
      EffectContent(child: child, context: context) { draw, frame, nodes in
        guard opacity > 0 else { return }
        guard opacity < 1 else { return draw(frame, &nodes) }
        nodes.group({ draw(frame, &$0) }, wrap: { $0.opacity = opacity })
      }
    }
  }

  /// Keeps the view's place, but does not draw it.
  public func hidden() -> ModifiedView { opacity(0) }

  /// Draws the view elsewhere; its place in the layout stays.
  ///
  /// - Parameter x: towards the trailing edge, in points; likewise the width below.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView {
    wrapped { child, context in
      EffectContent(child: child, context: context) { draw, frame, nodes in
        draw(frame.offsetBy(dx: context.isRightToLeft ? -x : x, dy: y), &nodes)
      }
    }
  }

  /// Draws the view elsewhere; its place in the layout stays.
  public func offset(_ offset: CGSize) -> ModifiedView {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view turned about the `anchor` point of its frame, clockwise for positive angles.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> ModifiedView {
    grouped { group, frame in
      group.transform = .around(
        frame.point(at: anchor), .rotation(radians: angle.radians.isFinite ? angle.radians : 0))
    }
  }

  /// Draws the view larger or smaller about the `anchor` point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ModifiedView {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller about the `anchor` point of its frame.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> ModifiedView {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller about the `anchor` point of its frame.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ModifiedView
  {
    grouped { group, frame in
      group.transform = .around(
        frame.point(at: anchor),
        .scale(x: x.isFinite ? Double(x) : 1, y: y.isFinite ? Double(y) : 1))
    }
  }

  /// Draws only what lies inside `shape`, which follows the view's frame.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> ModifiedView {
    grouped { group, frame in group.clip = shape.path(in: frame).scenePath }
  }

  /// Draws only what lies inside the view's frame.
  public func clipped(antialiased: Bool = false) -> ModifiedView { clipShape(Rectangle()) }

  /// Clips the view to its frame with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> ModifiedView {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Multiplies what is drawn by the opacity of `mask`, which is offered the view's size.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> ModifiedView
  {
    masked(mask(), alignment: alignment)
  }

  /// Multiplies what is drawn by the opacity of `mask`, which is offered the view's size.
  public func mask<Mask: View>(_ mask: Mask) -> ModifiedView { masked(mask, alignment: .center) }

  private func masked(_ mask: some View, alignment: Alignment) -> ModifiedView {
    ModifiedView { list in
      for element in list.elements(of: self) {
        let layer = list.element(of: mask)
        let context = list.context
        let content = EffectContent(child: element, context: context) { draw, frame, nodes in
          nodes.group(
            { draw(frame, &$0) },
            wrap: { group in
              let base = ViewDimensions(size: frame.size)
              let proposal = ProposedViewSize(frame.size)
              guard let dimensions = layer?.dimensions(for: proposal) else {
                group.mask = []
                return
              }
              let origin = CGPoint(
                x: frame.minX + base[alignment.horizontal] - dimensions[alignment.horizontal],
                y: frame.minY + base[alignment.vertical] - dimensions[alignment.vertical])
              let size = CGSize(width: dimensions.width, height: dimensions.height)
              group.mask = layer?.nodes(
                in: CGRect(origin: origin, size: size), proposal: proposal)
            })
        }
        list.append(content, traits: element.traits)
      }
    }
  }

  /// Puts a soft copy behind the view, blurred over `radius` points and moved by `x` and `y`.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedView {
    let style = ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
    return wrapped { child, context in
      EffectContent(child: child, context: context) { draw, frame, nodes in
        nodes.group(
          { draw(frame, &$0) }, wrap: { $0.shadow = style.shadow(in: context.environment) })
      }
    }
  }
}

extension Transform {
  /// The map that does `transform` about `center` in place of the origin.
  static func around(_ center: CGPoint, _ transform: Transform) -> Transform {
    Transform.translation(x: Double(-center.x), y: Double(-center.y)).followed(by: transform)
      .followed(by: .translation(x: Double(center.x), y: Double(center.y)))
  }
}
