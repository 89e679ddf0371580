#if Cairo
  import Foundation
  import Synchronization

  /// Draws with librsvg, a process for each file.
  struct Librsvg {
    var program: String
    var folder: URL

    func draw(_ files: [DrawnFile], scale: Int) throws -> [Shot] {
      let failure = Mutex<(any Error)?>(nil)
      DispatchQueue.concurrentPerform(iterations: files.count) { index in
        let file = files[index]
        do {
          try Program.run(
            program,
            [
              "--zoom", "\(scale)", "--background-color", "white", "--output", png(of: file).path,
              file.svg.path,
            ])
        } catch {
          failure.withLock { $0 = error }
        }
      }
      if let error = failure.withLock({ $0 }) { throw error }
      return files.map { file in
        Shot(
          png: png(of: file), x: 0, y: 0, width: file.width * scale, height: file.height * scale)
      }
    }

    private func png(of file: DrawnFile) -> URL { folder.appending(path: "\(file.name).png") }
  }
#endif
