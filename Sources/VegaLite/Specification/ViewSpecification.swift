import ChartEngine
import ChartScales
import DataTable
import VectorScene

/// A view of a document: a mark with its encodings, or layers of views.
struct ViewSpecification {
  var node: SpecificationNode
  var data: DataSpecification?
  var transforms: [TransformSpecification] = []
  var mark: MarkSpecification?
  var channels: [ChannelSpecification] = []
  var layers: [ViewSpecification] = []
  var title: String?
  var summary: String?
  var width: SizeSpecification?
  var height: SizeSpecification?
}

/// Where the rows come from.
enum DataSpecification {
  /// Rows that stand in the document.
  case values(SpecificationNode)
  /// A table that whoever draws the document has under this name.
  case named(SpecificationNode)
  case file(path: String, format: String?, node: SpecificationNode)
  /// `"data": null`: one empty row.
  case none
}

enum TransformSpecification {
  case filter(FilterTransform)
  case aggregate(AggregateTransform)
}

/// How wide or high the plot is.
enum SizeSpecification {
  /// In CSS pixels.
  case fixed(Double)
  /// For each category, in CSS pixels.
  case step(Double)
  case container
}

/// A mark with its own properties.
struct MarkSpecification {
  var mark: any Mark
  var style: MarkStyle
  /// Whether lines and areas show their values as points.
  var showsPoints = false
  var isCircle = false
}

/// A channel with everything that is said about it.
struct ChannelSpecification {
  var channel: Channel
  var node: SpecificationNode
  var field: String?
  var measure: Measure?
  var aggregate: AggregateTransform.Operation?
  var timeUnit: CalendarUnit?
  /// `nil` bins nothing; otherwise the most bins there may be.
  var maximumBins: Int?
  var sort: Sort?
  var stacking: Stacking?
  /// `nil` takes the field's name; empty shows none.
  var title: String?
  var value: JSONValue?
  var datum: JSONValue?
  var scale = ScaleSpecification()
  var hidesGuide = false

  enum Sort {
    case ascending, descending
    /// As the rows come.
    case none
    case names([String])
    /// By the value of another channel.
    case channel(Channel, isDescending: Bool)
  }
}

struct ScaleSpecification {
  var kind: ScaleKind?
  var includesZero: Bool?
  var isReversed = false
  var domain: [JSONValue] = []
  var colors: [RGBColor] = []
}
