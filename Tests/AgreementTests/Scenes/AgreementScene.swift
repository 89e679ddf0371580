import GoldenCases
import Typography
import VectorScene

/// A picture that has to look the same in every viewer.
struct AgreementScene: CustomStringConvertible, Sendable {
  /// Fit for a file's name: `scripts-arabic`.
  var name: String
  /// What to install where the machine's fonts do not cover the scene's texts.
  var packages: [String]
  var draw: @Sendable () throws -> Scene

  init(
    _ name: String, packages: [String] = [], draw: @escaping @Sendable () throws -> Scene
  ) {
    self.name = name
    self.packages = packages
    self.draw = draw
  }

  var description: String { name }

  /// One library for all scenes: it knows the glyphs that it placed.
  static var fonts: FontLibrary { GoldenCase.fonts }
}

/// All scenes; a new one is an entry in the list of its kind.
enum SceneCatalogue {
  static let all: [AgreementScene] =
    GoldenScenes.all + ScriptScenes.all + EmojiScenes.all + TypographicScenes.all
    + ChartScenes.all + ReportScenes.all
}

/// The golden cases.
enum GoldenScenes {
  static var all: [AgreementScene] {
    let cases = (try? GoldenCase.all()) ?? []
    return cases.map { golden in
      AgreementScene("golden-" + golden.name.split(separator: "/").joined(separator: "-")) {
        try golden.scene().scene
      }
    }
  }
}
