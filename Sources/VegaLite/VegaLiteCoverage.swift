/// Which properties of Vega-Lite are drawn, object by object.
///
/// The readers take their list of known names from here, so the list cannot be out of date.
public enum VegaLiteCoverage {
  public enum Status: String, Hashable, Sendable {
    case done
    /// Without effect on a still picture.
    case interactive
    case missing
  }

  /// The properties of one kind of object.
  public struct Section: Hashable, Sendable {
    public var object: String
    public var properties: [String: Status]

    init(_ object: String, done: String, interactive: String = "", missing: String = "") {
      self.object = object
      properties = [:]
      func add(_ names: String, _ status: Status) {
        for name in names.split(separator: " ") { properties[String(name)] = status }
      }
      add(done, .done)
      add(interactive, .interactive)
      add(missing, .missing)
    }

    /// All names, in alphabetical order.
    public var names: [String] { properties.keys.sorted() }
  }

  public static let view = Section(
    "view", done: "$schema data description encoding height layer mark title transform width",
    interactive: "params usermeta name",
    missing:
      "autosize background bounds center columns concat config datasets facet hconcat padding "
      + "projection repeat resolve spacing spec vconcat view align")

  public static let mark = Section(
    "mark",
    done:
      "type color fill opacity strokeWidth strokeDash interpolate tension size filled point "
      + "cornerRadius cornerRadiusEnd stroke fillOpacity shape",
    interactive: "cursor tooltip",
    missing:
      "align angle aria baseline bandSize binSpacing blend clip description dx dy ellipsis "
      + "endAngle font fontSize fontStyle fontWeight height href innerRadius invalid limit line "
      + "lineBreak lineHeight minBandSize order orient outerRadius padAngle radius style text "
      + "theta thickness width x x2 xOffset y y2 yOffset strokeCap strokeJoin strokeOpacity "
      + "strokeOffset strokeMiterLimit cornerRadiusTopLeft cornerRadiusTopRight "
      + "cornerRadiusBottomLeft cornerRadiusBottomRight timeUnitBandSize timeUnitBandPosition")

  public static let encoding = Section(
    "encoding",
    done: "x y x2 y2 color size shape opacity detail xOffset yOffset text", interactive: "tooltip",
    missing:
      "angle column description facet fill fillOpacity href key latitude latitude2 longitude "
      + "longitude2 order radius radius2 row stroke strokeDash strokeOpacity strokeWidth theta "
      + "theta2 time url xError xError2 yError yError2")

  public static let channel = Section(
    "channel",
    done: "field type aggregate timeUnit bin sort stack title scale axis legend value datum",
    missing: "bandPosition condition format formatType header impute")

  public static let scale = Section(
    "scale", done: "zero domain type range reverse scheme base exponent constant",
    missing:
      "align bins clamp domainMax domainMid domainMin domainRaw interpolate nice padding "
      + "paddingInner paddingOuter rangeMax rangeMin round")

  public static let axis = Section(
    "axis", done: "title",
    missing:
      "aria bandPosition domain domainCap domainColor domainDash domainDashOffset domainOpacity "
      + "domainWidth format formatType grid gridCap gridColor gridDash gridDashOffset gridOpacity "
      + "gridWidth labelAlign labelAngle labelBaseline labelBound labelColor labelExpr labelFlush "
      + "labelFlushOffset labelFont labelFontSize labelFontStyle labelFontWeight labelLimit "
      + "labelLineHeight labelOffset labelOpacity labelOverlap labelPadding labels "
      + "labelSeparation maxExtent minExtent offset orient position style tickBand tickCap "
      + "tickColor tickCount tickDash tickDashOffset tickExtra tickMinStep tickOffset tickOpacity "
      + "tickRound ticks tickSize tickWidth titleAlign titleAnchor titleAngle titleBaseline "
      + "titleColor titleFont titleFontSize titleFontStyle titleFontWeight titleLimit "
      + "titleLineHeight titleOpacity titlePadding titleX titleY translate values zindex")

  public static let legend = Section(
    "legend", done: "title",
    missing:
      "aria clipHeight columnPadding columns cornerRadius description direction fillColor format "
      + "formatType gradientLength gradientOpacity gradientStrokeColor gradientStrokeWidth "
      + "gradientThickness gridAlign labelAlign labelBaseline labelColor labelExpr labelFont "
      + "labelFontSize labelFontStyle labelFontWeight labelLimit labelOffset labelOpacity "
      + "labelOverlap labelPadding labelSeparation legendX legendY offset orient padding "
      + "rowPadding strokeColor strokeWidth symbolDash symbolDashOffset symbolFillColor "
      + "symbolLimit symbolOffset symbolOpacity symbolSize symbolStrokeColor symbolStrokeWidth "
      + "symbolType tickCount tickMinStep titleAlign titleAnchor titleBaseline titleColor "
      + "titleFont titleFontSize titleFontStyle titleFontWeight titleLimit titleLineHeight "
      + "titleOpacity titleOrient titlePadding type values zindex")

  public static let title = Section(
    "title", done: "text",
    missing:
      "align anchor angle aria baseline color dx dy font fontSize fontStyle fontWeight frame limit "
      + "lineHeight offset orient style subtitle subtitleColor subtitleFont subtitleFontSize "
      + "subtitleFontStyle subtitleFontWeight subtitleLineHeight subtitlePadding zindex")

  public static let bin = Section(
    "bin", done: "maxbins",
    missing: "anchor base binned divide extent minstep nice step steps")

  public static let timeUnit = Section("timeUnit", done: "unit", missing: "maxbins step utc binned")

  public static let data = Section(
    "data", done: "values url format name", missing: "graticule sequence sphere")

  public static let dataFormat = Section(
    "format", done: "type", missing: "delimiter feature mesh parse property")

  public static let transform = Section(
    "transform", done: "filter aggregate groupby",
    missing:
      "as bin bandwidth calculate counts cumulative default density extent flatten fold frame "
      + "from groupby ignorePeers impute joinaggregate key keyvals limit loess lookup maxsteps "
      + "method minsteps offset on op order param params pivot probs quantile regression sample "
      + "sort stack steps step timeUnit value window field")

  public static let sections = [
    view, mark, encoding, channel, scale, axis, legend, title, bin, timeUnit, data, dataFormat,
    transform,
  ]
}
