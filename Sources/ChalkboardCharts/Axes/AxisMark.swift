import ChalkboardUI
import ChartEngine

/// What stands at one value of an axis: a grid line, a tick or a label.
public protocol AxisMark {
  /// Adds the mark to `list`.
  func collect(into list: inout AxisMarkList)
}

/// The marks at one value of an axis.
public struct AxisMarkList {
  var items: [AxisMarkItem] = []
  let context: AxisMarkContext
}

/// What marks are told about the axis that they stand on.
struct AxisMarkContext {
  let tick: AxisTickValue
  let view: ViewContext
}

/// Builds what stands at one value of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> AxisMarkGroup {
    AxisMarkGroup(repeat each mark)
  }

  public static func buildOptional(_ mark: AxisMarkGroup?) -> AxisMarkGroup {
    mark ?? AxisMarkGroup()
  }

  public static func buildEither(first: AxisMarkGroup) -> AxisMarkGroup { first }

  public static func buildEither(second: AxisMarkGroup) -> AxisMarkGroup { second }
}

/// Several marks at one value.
public struct AxisMarkGroup: AxisMark {
  private let parts: [(inout AxisMarkList) -> Void]

  init<each Mark: AxisMark>(_ mark: repeat each Mark) {
    var parts: [(inout AxisMarkList) -> Void] = []
    for part in repeat each mark { parts.append { part.collect(into: &$0) } }
    self.parts = parts
  }

  public func collect(into list: inout AxisMarkList) {
    for part in parts { part(&list) }
  }
}

/// A mark in a paint or font of its own.
struct StyledAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let change: (inout AxisMarkItem, ViewContext) -> Void

  func collect(into list: inout AxisMarkList) {
    let start = list.items.count
    mark.collect(into: &list)
    for index in start..<list.items.count { change(&list.items[index], list.context.view) }
  }
}

extension AxisMark {
  /// Paints the lines or the text of the mark.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    StyledAxisMark(mark: self) { item, context in
      let paint = style.paint(in: context.environment).paint
      switch item {
      case .gridLine(var line):
        line.paint = paint
        item = .gridLine(line)
      case .tick(var line, let length):
        line.paint = paint
        item = .tick(line, length: length)
      case .label(var label):
        label.paint = paint
        item = .label(label)
      }
    }
  }

  /// The font of the label.
  public func font(_ font: ChalkboardUI.Font?) -> some AxisMark {
    StyledAxisMark(mark: self) { item, context in
      guard case .label(var label) = item, let font else { return }
      label.font = font.style(in: context.environment)
      item = .label(label)
    }
  }
}
