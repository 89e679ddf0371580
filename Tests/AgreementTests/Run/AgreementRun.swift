#if Cairo
  import CairoBackend
  import Foundation
  import SVGBackend
  import Synchronization
  @testable import Typography
  import VectorScene

  /// How well one viewer's picture of a scene agrees with ours.
  struct Agreement: Sendable {
    var scene: String
    var viewer: Viewer
    var mode: SVGOptions.TextMode
    /// From -1 to 1; `nil` when the pictures differ in size.
    var similarity: Double?
    /// Texts whose boxes are more than a pixel apart, the farthest first.
    var movedTexts: [TextOffset]
    var textCount: Int
    var shot: Shot

    static let leastSimilarity = 0.985
    static let mostDistance = 1.0

    var holds: Bool { (similarity ?? -1) >= Self.leastSimilarity && movedTexts.isEmpty }
  }

  /// All scenes, drawn by us and by the viewers that the machine has, and compared.
  struct AgreementRun: Sendable {
    /// Where the pictures and the contact sheet are written; `nil` when nobody asked for a run.
    static let folder = ProcessInfo.processInfo.environment["CHALKBOARD_AGREEMENT"]
      .flatMap { $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory) }

    /// The one run of this process; it takes minutes.
    static let current = Result { try folder.map { try AgreementRun(in: $0) } }

    /// Ways to write text that look the same wherever the file is shown.
    static let modes = SVGOptions.TextMode.allCases.filter { $0 != .system }

    /// Pixels to a unit, as our PNG has by default. With one pixel, Chromium puts baselines on whole
    /// pixels, which nobody can agree with who does not.
    static let scale = 2

    private(set) var agreements: [Agreement] = []
    let drawn: [DrawnScene]

    private init(in folder: URL) throws {
      drawn = try SceneCatalogue.all.compactMap { try DrawnScene($0) }
      let ours = folder.appending(path: "ours")
      for scene in drawn { try scene.write(to: ours) }
      let files = try Self.modes.map {
        ($0, try write($0, to: folder.appending(path: $0.rawValue)))
      }
      let tasks = files.flatMap { mode, files in
        Viewer.allCases.filter { $0.program != nil }.map { (viewer: $0, mode: mode, files: files) }
      }
      let results = Mutex([Result<[Agreement], any Error>?](repeating: nil, count: tasks.count))
      DispatchQueue.concurrentPerform(iterations: tasks.count) { [self] index in
        let task = tasks[index]
        let result = Result {
          try compare(
            task.files, task.viewer, task.mode, ours: ours,
            in: folder.appending(path: "\(task.viewer.rawValue)-\(task.mode.rawValue)"))
        }
        results.withLock { $0[index] = result }
      }
      for result in results.withLock({ $0 }) { agreements += try result?.get() ?? [] }
      try ContactSheet(run: self).write(to: folder)
    }

    /// The files of one text mode: each scene's, and behind it its plates'.
    private struct ModeFiles {
      var scenes: [DrawnFile] = []
      var plates: [DrawnFile] = []
    }

    private func write(_ mode: SVGOptions.TextMode, to folder: URL) throws -> ModeFiles {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let renderer = SVGRenderer(
        options: SVGOptions(textMode: mode), glyphs: AgreementScene.fonts)
      var files = ModeFiles()
      func write(_ scene: Scene, as name: String) throws -> DrawnFile {
        let file = folder.appending(path: "\(name).svg")
        try Data(renderer.render(scene)).write(to: file)
        return DrawnFile(
          name: name, svg: file, width: Int(scene.size.width), height: Int(scene.size.height))
      }
      for drawn in drawn {
        files.scenes.append(try write(drawn.scene, as: drawn.name))
        for (number, plate) in drawn.plates.enumerated() {
          files.plates.append(try write(plate.scene, as: drawn.plateName(number)))
        }
      }
      return files
    }

    private func compare(
      _ files: ModeFiles, _ viewer: Viewer, _ mode: SVGOptions.TextMode, ours: URL, in folder: URL
    ) throws -> [Agreement] {
      let shots = try viewer.draw(files.scenes, scale: Self.scale, in: folder)
      let plateShots = try viewer.draw(
        files.plates, scale: Self.scale, in: folder.appending(path: "plates"))
      var pages = PictureCache()
      var platePages = PictureCache()
      var nextPlate = 0
      return try zip(drawn, shots).map { drawn, shot in
        let own = try Picture(contentsOf: ours.appending(path: "\(drawn.name).png"))
        let other = try pages.picture(shot)
        var offsets: [TextOffset] = []
        for (number, plate) in drawn.plates.enumerated() {
          let own = try Picture(contentsOf: ours.appending(path: "\(drawn.plateName(number)).png"))
          if let other = try platePages.picture(plateShots[nextPlate]) {
            offsets += TextOffset.all(of: plate, in: own, other, scale: Double(Self.scale))
          }
          nextPlate += 1
        }
        return Agreement(
          scene: drawn.name, viewer: viewer, mode: mode,
          similarity: other.flatMap { StructuralSimilarity.mean(own, $0) },
          movedTexts: offsets.filter { $0.distance > Agreement.mostDistance }
            .sorted { $0.distance > $1.distance },
          textCount: offsets.count, shot: shot)
      }
    }
  }

  /// A scene of the catalogue as it is drawn on this machine.
  struct DrawnScene: Sendable {
    var name: String
    var scene: Scene
    var plates: [TextPlate]

    /// `nil` when the machine has no font for some of its texts.
    init?(_ entry: AgreementScene) throws {
      var scene = try entry.draw()
      // Viewers disagree about parts of a pixel at the ends of a picture.
      scene.size.width.round(.up)
      scene.size.height.round(.up)
      scene.background = scene.background ?? .color(.white)
      guard !scene.nodes.contains(where: \.showsMissingSign) else { return nil }
      name = entry.name
      self.scene = scene
      plates = TextPlate.plates(of: scene, glyphs: AgreementScene.fonts)
    }

    /// Writes our pictures of the scene and of its plates.
    func write(to folder: URL) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(scene, as: name, scale: AgreementRun.scale, to: folder)
      for (number, plate) in plates.enumerated() {
        try write(plate.scene, as: plateName(number), scale: AgreementRun.scale, to: folder)
      }
    }

    func plateName(_ number: Int) -> String { "\(name)-plate-\(number)" }

    private func write(_ scene: Scene, as name: String, scale: Int, to folder: URL) throws {
      let renderer = PNGRenderer(
        options: PNGOptions(scale: Double(scale), level: 1), glyphs: AgreementScene.fonts)
      try Data(renderer.render(scene)).write(to: folder.appending(path: "\(name).png"))
    }
  }

  extension Node {
    /// Whether a text within has a character that no face covers.
    fileprivate var showsMissingSign: Bool {
      switch self {
      case .path, .image: false
      case .group(let group): group.children.contains(where: \.showsMissingSign)
      case .text(let text): text.runs.isEmpty || text.runs.contains { $0.face == MissingSign.face }
      }
    }
  }

  /// The last picture that was read, from which several may be cut.
  private struct PictureCache {
    private var last: (file: URL, picture: Picture)?

    mutating func picture(_ shot: Shot) throws -> Picture? {
      let whole: Picture
      if let last, last.file == shot.png {
        whole = last.picture
      } else {
        whole = try Picture(contentsOf: shot.png)
        last = (shot.png, whole)
      }
      if whole.width == shot.width, whole.height == shot.height { return whole }
      return whole.cropped(x: shot.x, y: shot.y, width: shot.width, height: shot.height)
    }
  }
#endif
