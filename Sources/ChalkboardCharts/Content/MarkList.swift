import ChalkboardUI
import ChartEngine
import VectorScene

/// The marks that chart content consists of, in drawing order.
public struct MarkList {
  var marks: [MarkInstance] = []
  private var maskCount = 0

  init() {}

  mutating func append(
    _ mark: any Mark, _ channels: [Channel: ChannelValue], stacking: Stacking? = nil,
    style: MarkStyle = MarkStyle()
  ) {
    marks.append(MarkInstance(mark: mark, channels: channels, stacking: stacking, style: style))
  }

  /// The marks of `content`, each changed by `change`.
  mutating func append(
    _ content: some ChartContent, change: (inout MarkInstance) -> Void
  ) {
    let start = marks.count
    content.collect(into: &self)
    for index in start..<marks.count { change(&marks[index]) }
  }

  /// A number for a mask that no other mask of the chart has.
  mutating func nextMask() -> Int {
    maskCount += 1
    return maskCount
  }
}

/// One mark with everything that was said about it.
struct MarkInstance {
  var mark: any Mark
  var channels: [Channel: ChannelValue]
  var stacking: Stacking?
  var style: MarkStyle
  /// Known only once the environment is.
  var paint: AnyShapeStyle?
  var annotations: [AnnotationRequest] = []
  var mask: Mask?

  /// A view beside the mark.
  struct AnnotationRequest {
    var position: Annotation.Position
    var alignment: Annotation.Alignment
    var spacing: Double?
    var content: AnyView
  }

  /// Marks inside which the mark shows.
  struct Mask {
    /// Marks with the same number have the same mask.
    var number: Int
    var marks: [MarkInstance]
  }
}
