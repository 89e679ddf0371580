#if Cairo
  import Foundation

  /// Draws with headless Chromium: many files as `<img>` on few pages, since it takes seconds to
  /// start.
  struct Chromium {
    var program: String
    var folder: URL

    private static let pageWidth = 1_280
    /// Chromium draws no page with more than 16,384 pixels on a side.
    private static let pagePixels = 12_000

    private struct Page {
      var width = 0
      var height = 0
      var images = ""
    }

    func draw(_ files: [DrawnFile], scale: Int) throws -> [Shot] {
      var pages: [Page] = []
      var shots: [Shot] = []
      var corner = (x: 0, y: 0)
      for file in files {
        if corner.x + file.width > Self.pageWidth {
          corner = (0, pages.last?.height ?? 0)
        }
        if pages.isEmpty || (corner.y + file.height) * scale > Self.pagePixels {
          pages.append(Page())
          corner = (0, 0)
        }
        let number = pages.count - 1
        pages[number].width = max(pages[number].width, corner.x + file.width)
        pages[number].height = max(pages[number].height, corner.y + file.height)
        pages[number].images += """
          <img src="\(file.svg.absoluteString)" width="\(file.width)" height="\(file.height)" \
          style="position:absolute;left:\(corner.x)px;top:\(corner.y)px">

          """
        shots.append(
          Shot(
            png: folder.appending(path: "page-\(number).png"), x: corner.x * scale,
            y: corner.y * scale, width: file.width * scale, height: file.height * scale))
        corner.x += file.width
      }
      for (number, page) in pages.enumerated() { try shoot(page, number: number, scale: scale) }
      return shots
    }

    private func shoot(_ page: Page, number: Int, scale: Int) throws {
      let html = folder.appending(path: "page-\(number).html")
      let profile = folder.appending(path: "profile")
      defer { try? FileManager.default.removeItem(at: profile) }
      try Data("<!doctype html><meta charset=\"utf-8\"><body>\n\(page.images)".utf8).write(to: html)
      try Program.run(
        program,
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--disable-background-networking", "--disable-extensions", "--no-first-run",
          "--user-data-dir=\(profile.path)", "--force-device-scale-factor=\(scale)",
          "--force-color-profile=srgb",
          // Narrower windows are made wider.
          "--window-size=\(max(500, page.width)),\(page.height)",
          "--screenshot=\(folder.appending(path: "page-\(number).png").path)", html.absoluteString,
        ])
    }
  }
#endif
