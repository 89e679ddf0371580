/// Layout of one face for one script and language: ligatures and other substitutions (`GSUB`), kerning and the
/// places of marks (`GPOS`, or `kern` and the glyphs' boxes in a face without it). For scripts
/// whose letters neither join nor change their order, such as Latin, Greek and Cyrillic, for
/// symbols and for emoji.
///
/// The features `ccmp`, `locl`, `rlig`, `clig`, `liga`, `rclt` and `rvrn` are on, and `tnum` on
/// demand; `kern`, `dist`, `mark` and `mkmk` place the glyphs.
/// Contextual alternates (`calt`) are off: they are a matter of style, and where Chalkboard draws
/// and a viewer writes the same text, both must agree without them.
///
/// The library's lock guards it.
final class GlyphLayout {
  let script: Tag
  /// `nil` for the script's default.
  let language: Tag?
  private let glyphs: FaceGlyphs
  private let tables: LayoutTables
  private let common: GlyphBits

  static let substitutions: [Tag] = ["ccmp", "locl", "rlig", "clig", "liga", "rclt"]
  static let variationSubstitution: Tag = "rvrn"
  static let tabularFigures: Tag = "tnum"
  static let kerning: [Tag] = ["kern", "dist"]
  static let marks: [Tag] = ["mark", "mkmk"]

  /// A lookup of the script, as its features use it.
  struct Step {
    var lookup: Int
    /// Whether only tabular figures need it.
    var isTabular = false
    /// Whether it comes before all others, as substitutions of a variable font do.
    var isFirst = false
    /// Whether matching may pass over a zero-width joiner.
    var skipsJoiners = true
  }

  private lazy var substitutionSteps = makeSubstitutionSteps()
  private lazy var positioningSteps = makePositioningSteps()
  private lazy var kerning = makeKerning()
  private lazy var triggers = LayoutTriggers.glyphs(
    tables, substitutions: substitutionSteps, positionings: positioningSteps,
    common: common)
  private var pairAdjustments = LookupCache<Int32>()

  /// How many glyphs are substituted at once, so that what changes the length of a run moves few.
  private static let largestChunk = 512

  /// - Parameter common: the glyphs that most text consists of, which should need no layout.
  init(
    script: Tag, language: Tag?, glyphs: FaceGlyphs, tables: LayoutTables, common: GlyphBits
  ) {
    self.script = script
    self.language = language
    self.glyphs = glyphs
    self.tables = tables
    self.common = common
  }

  private func makeSubstitutionSteps() -> [Step] {
    guard let list = tables.substitutions else { return [] }
    let features = Self.substitutions + [Self.variationSubstitution, Self.tabularFigures]
    var steps: [Step] = []
    for use in list.table.uses(of: features, script: script, language: language) {
      let step = Step(
        lookup: use.lookup, isTabular: use.feature == Self.tabularFigures,
        isFirst: use.feature == Self.variationSubstitution)
      if let last = steps.last, last.lookup == use.lookup {
        steps[steps.count - 1].isTabular = last.isTabular && step.isTabular
        steps[steps.count - 1].isFirst = last.isFirst || step.isFirst
      } else {
        steps.append(step)
      }
    }
    return steps.filter(\.isFirst) + steps.filter { !$0.isFirst }
  }

  private func makePositioningSteps() -> [Step] {
    guard let list = tables.positionings else { return [] }
    var steps: [Step] = []
    for use in list.table.uses(of: Self.kerning + Self.marks, script: script, language: language) {
      let skipsJoiners = !Self.marks.contains(use.feature)
      if let last = steps.last, last.lookup == use.lookup {
        steps[steps.count - 1].skipsJoiners = last.skipsJoiners && skipsJoiners
      } else {
        steps.append(Step(lookup: use.lookup, skipsJoiners: skipsJoiners))
      }
    }
    return steps
  }

  private func makeKerning() -> Kerning {
    if let list = tables.positionings {
      let uses = list.table.uses(of: Self.kerning, script: script, language: language)
      let lookups = uses.compactMap { list.table.lookup($0.lookup) }
      if let pairs = PairPositioning(
        lookups, in: list.table.bytes, variations: tables.variations)
      {
        return .positioning(pairs)
      }
      if uses.contains(where: { $0.feature == "kern" }) { return .none }
    }
    return tables.kerning.map(Kerning.table) ?? .none
  }

  // MARK: Text that needs kerning only

  /// Whether ``layOut(_:hasTabularFigures:)`` may do more for a run with this glyph than choose
  /// tabular figures and add ``adjustment(_:_:)``: the glyph can begin a ligature, be replaced or be
  /// moved, or is a combining mark. Costs some nanoseconds.
  ///
  /// In a face that gives its glyphs no classes, combining marks are known by their characters
  /// alone, so that the caller must look for them.
  func needsLayout(_ glyph: UInt16) -> Bool { triggers.contains(glyph) }

  /// What to add to the advance of `left` before `right`, in font units.
  func adjustment(_ left: UInt16, _ right: UInt16) -> Int32 {
    let key = UInt32(left) << 16 | UInt32(right)
    if let known = pairAdjustments[key] { return known }
    let value = Int32(truncatingIfNeeded: kerning.adjustment(left, right))
    pairAdjustments[key] = value
    return value
  }

  /// Whether a glyph is a combining mark that kerning passes over.
  func isPassedOver(_ glyph: UInt16) -> Bool {
    kerning.ignoresMarks && tables.properties(of: glyph) & LayoutGlyph.Property.mark != 0
  }

  // MARK: Whole layout

  /// Substitutes and places the glyphs of a run from left to right.
  ///
  /// Afterwards the run may have fewer glyphs or more, characters without ink and width (joiners,
  /// variation selectors) have none, and every glyph has its advance with the kerning in it and its
  /// offsets.
  ///
  /// - Parameter run: in the order of the text; letters and their marks composed where the face
  ///   has a glyph for both, since fonts count on that.
  func layOut(_ run: inout [LayoutGlyph], hasTabularFigures: Bool) {
    for index in run.indices { run[index].classify(tables.properties(of: run[index])) }
    Self.showJoinersThatPart(&run)
    substitute(&run, hasTabularFigures: hasTabularFigures)
    for index in run.indices {
      run[index].advance = run[index].isInvisible ? 0 : glyphs.advance(run[index].glyph)
    }
    position(&run)
    run.removeAll(where: \.isInvisible)
  }

  /// A combining grapheme joiner counts in matching only where it keeps two marks from changing
  /// their order.
  private static func showJoinersThatPart(_ glyphs: inout [LayoutGlyph]) {
    for index in glyphs.indices where glyphs[index].scalar == 0x34F {
      guard index > 0, index + 1 < glyphs.count else { continue }
      let before = combiningClass(glyphs[index - 1].scalar)
      let after = combiningClass(glyphs[index + 1].scalar)
      if after == 0 || before <= after { glyphs[index].becomeIgnorable() }
    }
  }

  private static func combiningClass(_ scalar: UInt32) -> UInt8 {
    Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }

  private func substitute(_ glyphs: inout [LayoutGlyph], hasTabularFigures: Bool) {
    let steps = substitutionSteps.filter { hasTabularFigures || !$0.isTabular }
    guard let list = tables.substitutions, !steps.isEmpty else { return }
    var done: [LayoutGlyph] = []
    var rest = glyphs[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(Self.chunkLength(rest))
      rest = rest.dropFirst(chunk.count)
      var runner = LookupRunner(Array(chunk), list: list, definitions: tables.definitions)
      for step in steps { runner.run(step.lookup, skipsJoiners: step.skipsJoiners) }
      if done.isEmpty, rest.isEmpty {
        glyphs = runner.glyphs
        return
      }
      done.append(contentsOf: runner.glyphs)
    }
    glyphs = done
  }

  /// Up to a space, since hardly any substitution goes across one.
  private static func chunkLength(_ glyphs: ArraySlice<LayoutGlyph>) -> Int {
    guard glyphs.count > largestChunk else { return glyphs.count }
    let chunk = glyphs.prefix(largestChunk)
    let end = chunk.lastIndex { $0.scalar == 0x20 }.map { $0 + 1 } ?? chunk.endIndex
    return end - chunk.startIndex
  }

  private func position(_ glyphs: inout [LayoutGlyph]) {
    if let list = tables.positionings {
      var runner = LookupRunner(
        glyphs, list: list, definitions: tables.definitions, variations: tables.variations)
      for step in positioningSteps { runner.run(step.lookup, skipsJoiners: step.skipsJoiners) }
      glyphs = runner.glyphs
    }
    if case .table(let table) = kerning { kern(&glyphs, by: table) }
    if tables.positionings == nil {
      MarkStacking(glyphs: self.glyphs).place(&glyphs)
    } else {
      for index in glyphs.indices where glyphs[index].isMark { glyphs[index].advance = 0 }
    }
    attach(&glyphs)
  }

  private func kern(_ glyphs: inout [LayoutGlyph], by table: KerningTable) {
    var left: Int?
    for index in glyphs.indices where !glyphs[index].isMark && !glyphs[index].isInvisible {
      if let left {
        glyphs[left].advance += table.adjustment(glyphs[left].glyph, glyphs[index].glyph)
      }
      left = index
    }
  }

  /// Turns the places of marks on other glyphs into places from the pen. What a mark stands on
  /// comes before it, so that it is placed already.
  private func attach(_ glyphs: inout [LayoutGlyph]) {
    guard glyphs.contains(where: { $0.attachment != 0 }) else { return }
    var pen = 0
    var pens: [Int] = []
    for glyph in glyphs {
      pens.append(pen)
      pen &+= glyph.advance
    }
    for index in glyphs.indices where glyphs[index].attachment > 0 {
      let base = index - Int(glyphs[index].attachment)
      guard base >= 0 else { continue }
      glyphs[index].xOffset &+= glyphs[base].xOffset &- (pens[index] &- pens[base])
      glyphs[index].yOffset &+= glyphs[base].yOffset
    }
  }
}
