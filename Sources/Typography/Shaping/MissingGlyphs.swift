import Diagnostics

/// What could not be drawn since warnings were last taken.
struct MissingGlyphs {
  private struct Group: Hashable {
    var families: [String]
    var kind: WritingKind
  }

  private struct Findings {
    var scalars: Set<UInt32> = []
    var texts: Set<String> = []
  }

  private var groups: [Group: Findings] = [:]
  var hasNoFont = false
  /// The family that serves in place of those that a style names.
  var substituted: [[String]: String] = [:]
  /// Weights that a style wants of a variable face, by the face's name.
  var unmetWeights: [String: [Int]] = [:]

  /// Texts in writing whose letters are drawn one by one though they should be joined or ordered.
  private var unshaped: [WritingKind: Set<String>] = [:]

  /// More texts are not counted.
  private static let largestTextCount = 1_000

  mutating func record(_ scalar: UInt32, in text: String, families: [String]) {
    let group = Group(families: families, kind: WritingKind.of(scalar))
    var findings = groups.removeValue(forKey: group) ?? Findings()
    findings.scalars.insert(scalar)
    if findings.texts.count < Self.largestTextCount { findings.texts.insert(text) }
    groups[group] = findings
  }

  mutating func recordUnshaped(_ kind: WritingKind, in text: String) {
    guard unshaped[kind, default: []].count < Self.largestTextCount else { return }
    unshaped[kind, default: []].insert(text)
  }

  var isEmpty: Bool {
    !hasNoFont && substituted.isEmpty && unmetWeights.isEmpty && groups.isEmpty && unshaped.isEmpty
  }

  /// In a fixed order, whatever order the findings came in.
  func warnings(folders: [String]) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if hasNoFont { warnings.append(TypographyDiagnostics.noFont(folders: folders)) }
    for (families, face) in substituted.sorted(by: { Self.precedes($0.key, $1.key) }) {
      warnings.append(TypographyDiagnostics.substitutedFamilies(families, by: face))
    }
    for (face, weights) in unmetWeights.sorted(by: { $0.key < $1.key }) {
      for weight in weights.sorted() {
        warnings.append(TypographyDiagnostics.fixedWeight(face, wanted: weight))
      }
    }
    let sorted = groups.sorted { one, other in
      one.key.families == other.key.families
        ? one.key.kind.name < other.key.kind.name
        : Self.precedes(one.key.families, other.key.families)
    }
    for (group, findings) in sorted {
      warnings.append(
        TypographyDiagnostics.missingGlyphs(
          findings.scalars.sorted(), kind: group.kind, texts: findings.texts.sorted(),
          families: group.families))
    }
    for (kind, texts) in unshaped.sorted(by: { $0.key.name < $1.key.name }) {
      warnings.append(TypographyDiagnostics.unshapedText(kind, texts: texts.sorted()))
    }
    return warnings
  }

  private static func precedes(_ one: [String], _ other: [String]) -> Bool {
    one.lexicographicallyPrecedes(other)
  }
}
