import ChartEngine
import ChartScales
import DataTable
import Diagnostics
import VectorScene

/// Reads the channels of an encoding.
struct EncodingReader {
  var diagnostics: [Diagnostic] = []

  /// The names of the channels that are drawn.
  static let channels: [(String, Channel)] = [
    ("x", .x), ("x2", .xEnd), ("y", .y), ("y2", .yEnd), ("xOffset", .xOffset),
    ("yOffset", .yOffset), ("color", .color), ("size", .size), ("shape", .shape),
    ("opacity", .opacity), ("text", .text), ("detail", .detail),
  ]

  private static let measures: [(String, Measure)] = [
    ("quantitative", .quantitative), ("temporal", .temporal), ("nominal", .nominal),
    ("ordinal", .nominal),
  ]

  private static let operations: [(String, AggregateTransform.Operation)] = [
    ("count", .count), ("sum", .sum), ("mean", .mean), ("average", .mean), ("min", .min),
    ("max", .max), ("distinct", .distinct),
  ]

  private static let timeUnits: [(String, CalendarUnit)] = [
    ("year", .year), ("yearquarter", .quarter), ("yearmonth", .month), ("yearweek", .week),
    ("yearmonthdate", .day), ("yearmonthdatehours", .hour), ("yearmonthdatehoursminutes", .minute),
  ]

  private static let stackings: [(String, Stacking)] = [
    ("zero", .standard), ("normalize", .normalized), ("center", .center),
  ]

  mutating func channels(_ node: SpecificationNode) throws(Diagnostic) -> [ChannelSpecification] {
    try node.checkMembers(VegaLiteCoverage.encoding, &diagnostics)
    var result: [ChannelSpecification] = []
    for (name, channel) in Self.channels {
      guard let member = node.member(name), !member.value.isNull else { continue }
      // Of several details the first splits the series.
      let all = member.value.arrayValue == nil ? [member] : try member.elements()
      if all.count > 1 {
        diagnostics.append(
          VegaLiteDiagnostics.unsupported("\(name)/1", of: "encoding", at: all[1].place))
      }
      let first = all.first
      if let first { result.append(try self.channel(channel, first)) }
    }
    return result
  }

  private mutating func channel(
    _ channel: Channel, _ node: SpecificationNode
  ) throws(Diagnostic) -> ChannelSpecification {
    try node.checkMembers(VegaLiteCoverage.channel, &diagnostics)
    var result = ChannelSpecification(channel: channel, node: node)
    if let field = node.member("field") { result.field = try field.string() }
    result.value = node.member("value")?.value
    result.datum = node.member("datum")?.value
    if let type = node.member("type") { result.measure = try type.choice("type", Self.measures) }
    if let operation = node.member("aggregate") {
      result.aggregate = try operation.choice("aggregate", Self.operations)
    }
    if let unit = node.member("timeUnit") {
      if unit.value.objectValue != nil {
        try unit.checkMembers(VegaLiteCoverage.timeUnit, &diagnostics)
      }
      result.timeUnit = try (unit.member("unit") ?? unit).choice("time unit", Self.timeUnits)
    }
    if let bin = node.member("bin") { result.maximumBins = try maximumBins(bin) }
    if let title = node.member("title") {
      result.title = title.value.isNull ? "" : try title.string()
    }
    try readArrangement(node, &result)
    try readScale(node.member("scale"), &result)
    try readGuide(node, &result)
    if result.field == nil, result.value == nil, result.datum == nil, result.aggregate != .count {
      throw VegaLiteDiagnostics.missing("field", at: node.place)
    }
    return result
  }

  private mutating func maximumBins(_ node: SpecificationNode) throws(Diagnostic) -> Int? {
    if let flag = node.value.booleanValue { return flag ? 10 : nil }
    try node.checkMembers(VegaLiteCoverage.bin, &diagnostics)
    guard let most = node.member("maxbins") else { return 10 }
    return Int(min(200, max(2, try most.number())))
  }

  private func readArrangement(
    _ node: SpecificationNode, _ result: inout ChannelSpecification
  ) throws(Diagnostic) {
    if let sort = node.member("sort") { result.sort = try self.sort(sort) }
    guard let stack = node.member("stack") else { return }
    if stack.value.isNull || stack.value == .boolean(false) {
      result.stacking = .unstacked
    } else {
      result.stacking =
        stack.value == .boolean(true) ? .standard : try stack.choice("stack", Self.stackings)
    }
  }

  private func sort(_ node: SpecificationNode) throws(Diagnostic) -> ChannelSpecification.Sort {
    if node.value.isNull { return .none }
    if node.value.arrayValue != nil {
      return .names(try node.elements().map { $0.value.stringValue ?? "\($0.value)" })
    }
    if let channel = node.member("encoding") {
      let isDescending = node.member("order")?.value.stringValue == "descending"
      return .channel(try channel.choice("channel", Self.channels), isDescending: isDescending)
    }
    let name = try node.string()
    switch name {
    case "ascending": return .ascending
    case "descending": return .descending
    default:
      let bare = name.hasPrefix("-") ? String(name.dropFirst()) : name
      guard let channel = Self.channels.first(where: { $0.0 == bare })?.1 else {
        throw VegaLiteDiagnostics.unknown(
          "sort", name, known: ["ascending", "descending"] + Self.channels.map(\.0), at: node.place)
      }
      return .channel(channel, isDescending: name.hasPrefix("-"))
    }
  }

  private mutating func readScale(
    _ node: SpecificationNode?, _ result: inout ChannelSpecification
  ) throws(Diagnostic) {
    guard let node, !node.value.isNull else { return }
    try node.checkMembers(VegaLiteCoverage.scale, &diagnostics)
    if let zero = node.member("zero") { result.scale.includesZero = try zero.boolean() }
    if let reverse = node.member("reverse") { result.scale.isReversed = try reverse.boolean() }
    if let domain = node.member("domain") {
      result.scale.domain = domain.value.arrayValue ?? []
      if domain.value.arrayValue == nil { ignore("domain", domain) }
    }
    if let range = node.member("range") {
      if range.value.arrayValue != nil, result.channel == .color {
        for color in try range.elements() {
          result.scale.colors.append(try ColorReader.color(color))
        }
      } else {
        ignore("range", range)
      }
    }
    if let scheme = node.member("scheme") {
      let name = try scheme.string()
      guard let cycle = ColorSchemes.cycle(named: name) else {
        diagnostics.append(VegaLiteDiagnostics.unsupported("scheme \(name)", at: scheme.place))
        return
      }
      result.scale.colors = cycle.colors
    }
    if let type = node.member("type") { result.scale.kind = try kind(type, in: node) }
  }

  /// Warns of a property of a scale that is drawn in other forms than this.
  private mutating func ignore(_ name: String, _ node: SpecificationNode) {
    diagnostics.append(VegaLiteDiagnostics.unsupported(name, of: "scale", at: node.place))
  }

  private func kind(
    _ type: SpecificationNode, in scale: SpecificationNode
  ) throws(Diagnostic) -> ScaleKind? {
    let base = try scale.member("base").map { (node) throws(Diagnostic) in try node.number() }
    let exponent = try scale.member("exponent").map { (node) throws(Diagnostic) in
      try node.number()
    }
    let constant = try scale.member("constant").map { (node) throws(Diagnostic) in
      try node.number()
    }
    return try type.choice(
      "scale type",
      [
        ("linear", ScaleKind.linear), ("log", .log(base: base ?? 10)),
        ("sqrt", .power(exponent: 0.5)), ("pow", .power(exponent: exponent ?? 1)),
        ("symlog", .symmetricLog(constant: constant ?? 1)), ("time", nil), ("utc", nil),
        ("band", nil), ("point", nil), ("ordinal", nil),
      ])
  }

  private mutating func readGuide(
    _ node: SpecificationNode, _ result: inout ChannelSpecification
  ) throws(Diagnostic) {
    for (name, section) in [
      ("axis", VegaLiteCoverage.axis), ("legend", VegaLiteCoverage.legend),
    ] {
      guard let guide = node.member(name) else { continue }
      if guide.value.isNull {
        result.hidesGuide = true
        continue
      }
      try guide.checkMembers(section, &diagnostics)
      if let title = guide.member("title") {
        result.title = title.value.isNull ? "" : try title.string()
      }
    }
  }
}
