#if Cairo
  import Foundation
  import SVGBackend

  /// A page with all pictures of all scenes side by side.
  struct ContactSheet {
    let run: AgreementRun

    /// Writes `index.html` beside the pictures.
    func write(to folder: URL) throws {
      var html = """
        <!doctype html><html lang="en"><meta charset="utf-8"><title>The same picture everywhere</title>
        <style>
        body { font: 14px sans-serif; margin: 16px }
        .scene { display: flex; gap: 12px; margin-bottom: 16px }
        h2 { font-size: 14px; margin: 0 }
        figure { margin: 0 } figcaption { max-width: 420px } .differs { color: #c00 }
        .picture { box-shadow: 0 0 0 1px #ccc; background-repeat: no-repeat }
        </style>

        """
      for scene in run.drawn {
        let (width, height) = (Int(scene.scene.size.width), Int(scene.scene.size.height))
        html += "<h2 id=\"\(scene.name)\">\(scene.name)</h2>\n<div class=\"scene\">\n"
        html += figure(
          "ours/\(scene.name).png", x: 0, y: 0, width: width, height: height, caption: "ours")
        for agreement in run.agreements where agreement.scene == scene.name {
          html += figure(
            relative(agreement.shot.png, to: folder), x: agreement.shot.x, y: agreement.shot.y,
            width: width, height: height, caption: caption(of: agreement),
            differs: !agreement.holds)
        }
        html += "</div>\n"
      }
      try Data(html.utf8).write(to: folder.appending(path: "index.html"))
    }

    private func figure(
      _ path: String, x: Int, y: Int, width: Int, height: Int, caption: String,
      differs: Bool = false
    ) -> String {
      """
      <figure><div class="picture" style="width:\(width)px;height:\(height)px;\
      background-image:image-set(url('\(path)') \(AgreementRun.scale)x);background-position:\
      -\(x / AgreementRun.scale)px -\(y / AgreementRun.scale)px"></div>\
      <figcaption\(differs ? " class=\"differs\"" : "")>\(caption)</figcaption></figure>

      """
    }

    private func caption(of agreement: Agreement) -> String {
      var caption = "\(agreement.viewer.rawValue), \(agreement.mode.rawValue): "
      caption += agreement.similarity.map { String(format: "%.4f", $0) } ?? "another size"
      for text in agreement.movedTexts.prefix(3) {
        let string = text.string.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        caption += "<br>" + String(format: "%.1f px: ", text.distance) + string
      }
      return caption
    }

    private func relative(_ file: URL, to folder: URL) -> String {
      let base = folder.standardizedFileURL.path
      return String(file.standardizedFileURL.path.dropFirst(base.count + 1))
    }
  }
#endif
