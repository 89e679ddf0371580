import ChalkboardUI
import ChartScales
import DataTable
import Reports
import VectorScene

/// Charts whose labels are in several languages, and views with text in several styles.
enum ChartScenes {
  static let all: [AgreementScene] =
    languages.map { language, packages, kind, title, names in
      AgreementScene("chart-" + language, packages: packages) {
        let rows = names.enumerated().map { index, name in
          "{\"item\": \"\(name)\", \"sold\": \([377, 322, 258, 210, 1_204][index % 5])}"
        }
        let data = "[" + rows.joined(separator: ",") + "]"
        var request = try ChartRequest(
          kind, data: .bytes([UInt8](data.utf8), name: "rows.json"), x: "item", y: "sold")
        request.title = title
        request.xTitle = ""
        request.yTitle = ""
        request.size = Size(width: 480, height: 260)
        let settings = DrawingSettings(
          fonts: AgreementScene.fonts, format: FormatContext(localeIdentifier: language),
          theme: kind == .bar ? "foodtruck" : "default")
        return try request.drawing(settings).scene
      }
    } + [
      AgreementScene("view-styles") { scene(of: StyledTexts()) },
      AgreementScene("view-heading") { scene(of: Heading()) },
    ]

  private static let languages: [(String, [String], ChartRequest.Kind, String, [String])] = [
    (
      "de", [], .bar, "Verkaufte Donuts",
      ["Schwarzwälderkirsch", "Blaubeere", "Zitronenfrühling", "Zuckerstreusel", "Übermut"]
    ),
    (
      "ja", ["fonts-noto-cjk"], .bar, "ドーナツの売上",
      ["ブルーベリー", "チョコレート", "レモン", "プレーン", "抹茶"]
    ),
    (
      "ar", ["fonts-noto-core"], .bar, "مبيعات الدونات",
      ["توت أزرق", "شوكولاتة", "ليمون", "سادة", "سكر"]
    ),
    (
      "hi", ["fonts-noto-core"], .bar, "डोनट की बिक्री",
      ["ब्लूबेरी", "चॉकलेट", "नींबू", "सादा", "स्ट्रॉबेरी"]
    ),
    (
      "th", ["fonts-noto-core"], .line, "ยอดขายโดนัท",
      ["บลูเบอร์รี่", "ช็อกโกแลต", "เลมอน", "ธรรมดา", "น้ำตาล"]
    ),
  ]

  private static func scene(of view: some View) -> Scene {
    let context = RenderContext(
      fonts: AgreementScene.fonts,
      format: FormatContext(localeIdentifier: "en_US", timeZoneIdentifier: "UTC"),
      colorScheme: .light)
    return ViewRenderer(context).scene(
      of: view, proposal: ProposedViewSize(width: 420, height: nil), background: .color(.white))
  }
}

/// Sizes, weights, colours and baselines that change within a text.
private struct StyledTexts: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Area: 409 m") + Text("2").font(.caption2).baselineOffset(6) + Text(" and H")
        + Text("2").font(.caption2).baselineOffset(-4) + Text("O")
      Text("Up ") + Text("12.5 %").bold().foregroundColor(.green) + Text(" on ")
        + Text("yesterday").italic()
      Text("Large").font(.largeTitle) + Text(" beside small").font(.footnote)
      Text("A text that is too long for one line is cut with an ellipsis at its end")
        .lineLimit(1)
      Text("Under").underline() + Text(" and ") + Text("through").strikethrough()
      Text("1,111.11").monospacedDigit()
    }
    .padding(12)
    .frame(width: 420, alignment: .leading)
  }
}

/// Texts that stand on one baseline.
private struct Heading: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("409").font(.system(size: 48, weight: .bold))
      Text("donuts in 116 orders, each with a napkin and many with coffee").font(.body)
      Text("May 6").font(.caption).foregroundColor(.secondary)
    }
    .padding(12)
  }
}
