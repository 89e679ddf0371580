import Typography
import VectorScene

/// Draws a laid out text into its frame.
struct TextDrawing {
  var layout: TextLayout
  var runs: [TextRun]
  var alignment: TextAlignment
  /// Which part of a single line shall stay in its place when a viewer has other fonts. Several
  /// lines are anchored where they are aligned.
  var anchor: TextAlignment
  var frame: CGRect
  var environment: EnvironmentValues

  func draw(to nodes: inout NodeList) {
    let paints = runs.map { run in
      run.style?.style.paint(in: environment, frame: frame)
        ?? ForegroundStyle().paint(in: environment, frame: frame)
    }
    for line in layout.lines {
      let start = Double(frame.minX) + (Double(frame.width) - line.width) * alignment.fraction
      let baseline = Double(frame.minY) + line.baseline
      for piece in line.pieces {
        draw(
          piece, lineStart: start, lineWidth: line.width, baseline: baseline,
          paint: paints[piece.run], isAlone: line.pieces.count == 1, to: &nodes)
      }
    }
  }

  private func draw(
    _ piece: TextLayout.Piece, lineStart: Double, lineWidth: Double, baseline: Double,
    paint: StylePaint, isAlone: Bool, to nodes: inout NodeList
  ) {
    let run = runs[piece.run]
    if let link = run.link {
      nodes.group { inner in
        drawContent(
          piece, of: run, lineStart: lineStart, lineWidth: lineWidth, baseline: baseline,
          paint: paint, isAlone: isAlone, to: &inner)
      } wrap: { group in
        group.link = link
      }
    } else {
      drawContent(
        piece, of: run, lineStart: lineStart, lineWidth: lineWidth, baseline: baseline,
        paint: paint, isAlone: isAlone, to: &nodes)
    }
  }

  private func drawContent(
    _ piece: TextLayout.Piece, of run: TextRun, lineStart: Double, lineWidth: Double,
    baseline: Double, paint: StylePaint, isAlone: Bool, to nodes: inout NodeList
  ) {
    let baseline = baseline - run.baselineOffset
    let x = lineStart + piece.x
    switch piece.content {
    case .symbol(let symbol):
      let origin = CGPoint(x: x, y: baseline - Double(symbol.baseline))
      nodes.append(
        contentsOf: symbol.nodes(
          in: CGRect(origin: origin, size: symbol.size), environment: environment))
    case .line(let line):
      guard !line.string.isEmpty else { return }
      let anchor = layout.lines.count == 1 ? anchor : alignment
      let origin = Point(
        x: isAlone ? lineStart + lineWidth * anchor.fraction : x, y: baseline)
      let node = Node.text(
        line.node(at: origin, anchor: isAlone ? anchor.anchor : .start, fill: paint.paint))
      if let shadow = paint.shadow {
        nodes.append(.group(VectorScene.Group([node], shadow: shadow)))
      } else {
        nodes.append(node)
      }
      drawRules(run, x: x, width: piece.width, baseline: baseline, paint: paint, to: &nodes)
    }
  }

  private func drawRules(
    _ run: TextRun, x: Double, width: Double, baseline: Double, paint: StylePaint,
    to nodes: inout NodeList
  ) {
    let thickness = run.font.size / 14
    func rule(at y: Double) {
      let rect = Rect(x: x, y: y - thickness / 2, width: width, height: thickness)
      nodes.append(.path(PathNode(.rectangle(rect), fill: paint.paint)))
    }
    if run.isUnderlined { rule(at: baseline + run.font.size * 0.12) }
    if run.isStruckThrough { rule(at: baseline - run.font.size * 0.27) }
  }
}

extension TextAlignment {
  /// Which part of the free space lies before the line.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  var anchor: TextNode.Anchor {
    switch self {
    case .leading: .start
    case .center: .middle
    case .trailing: .end
    }
  }
}
