import Diagnostics

/// What could not be drawn since warnings were last taken.
struct MissingGlyphs {
  private struct Findings {
    var scalars: Set<UInt32> = []
    var texts: Set<String> = []
    /// Whether there were more texts than are counted.
    var isCut = false
  }

  private var groups: [WritingKind: Findings] = [:]
  var hasNoFont = false
  /// The family that serves in place of those that a style names.
  var substituted: [[String]: String] = [:]

  /// Texts in writing whose letters are drawn one by one though they should be joined or ordered.
  private var unshaped: [WritingKind: Set<String>] = [:]

  /// Texts with characters that stand for nothing that can be shown.
  private var controls: Set<String> = []

  /// More texts are not counted.
  private static let largestTextCount = 1_000

  /// Notes a character that no face covers; characters of one kind are reported together.
  mutating func record(_ scalar: UInt32, in text: String) {
    let kind = WritingKind.of(scalar)
    // Taken out, so that the sets are not copied.
    var findings = groups.removeValue(forKey: kind) ?? Findings()
    findings.scalars.insert(scalar)
    if findings.texts.count < Self.largestTextCount {
      findings.texts.insert(text)
    } else if !findings.texts.contains(text) {
      findings.isCut = true
    }
    groups[kind] = findings
  }

  mutating func recordUnshaped(_ kind: WritingKind, in text: String) {
    guard unshaped[kind, default: []].count < Self.largestTextCount else { return }
    unshaped[kind, default: []].insert(text)
  }

  /// Notes a text of which control characters are dropped.
  mutating func recordControls(in text: String) {
    guard controls.count < Self.largestTextCount else { return }
    controls.insert(text)
  }

  var isEmpty: Bool {
    !hasNoFont && substituted.isEmpty && groups.isEmpty && unshaped.isEmpty && controls.isEmpty
  }

  /// In a fixed order, whatever order the findings came in.
  func warnings(folders: [String]) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if hasNoFont { warnings.append(TypographyDiagnostics.noFont(folders: folders)) }
    for (families, face) in substituted.sorted(by: { Self.precedes($0.key, $1.key) }) {
      warnings.append(TypographyDiagnostics.substitutedFamilies(families, by: face))
    }
    for (kind, findings) in groups.sorted(by: { $0.key.name < $1.key.name }) {
      warnings.append(
        TypographyDiagnostics.missingGlyphs(
          findings.scalars.sorted(), kind: kind, texts: findings.texts.sorted(),
          isCut: findings.isCut))
    }
    for (kind, texts) in unshaped.sorted(by: { $0.key.name < $1.key.name }) {
      warnings.append(TypographyDiagnostics.unshapedText(kind, texts: texts.sorted()))
    }
    if !controls.isEmpty {
      warnings.append(TypographyDiagnostics.controlCharacters(texts: controls.sorted()))
    }
    return warnings
  }

  private static func precedes(_ one: [String], _ other: [String]) -> Bool {
    one.lexicographicallyPrecedes(other)
  }
}
