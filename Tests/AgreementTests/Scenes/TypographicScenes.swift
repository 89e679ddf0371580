import Foundation
import VectorScene

/// What typography can do to Latin text.
enum TypographicScenes {
  static let all = faces + placing + painting

  private static let faces = [
    scene("weights") { sheet in
      for weight in stride(from: 100, through: 900, by: 100) {
        sheet.add("Hamburgefonts \(weight)", TextSheet.font(18, weight: weight))
      }
    },
    scene("italics") { sheet in
      for weight in [300, 400, 700] {
        sheet.add("Quick waffles, 1,423 fjords", TextSheet.font(20, weight: weight, isItalic: true))
      }
    },
    scene("ligatures") { sheet in
      for family in ["DejaVu Sans", "Liberation Serif", "DejaVu Serif", "Inter"] {
        sheet.add(
          "office affluent fjord fish flow -> != 1:2",
          TextSheet.font(18, families: [family] + TextSheet.families))
      }
    },
    scene("families") { sheet in
      for family in [
        "Liberation Sans", "Liberation Serif", "Liberation Mono", "DejaVu Sans Mono",
        "DejaVu Sans Condensed", "Inter Display", "sans-serif", "serif", "monospace",
      ] {
        sheet.add(
          "\(family): Ty, We, 1,234.50", TextSheet.font(16, families: [family] + TextSheet.families)
        )
      }
    },
    scene("kerning") { sheet in
      sheet.add("AVATAR To Ty We Yo LT VA P. F, r. “A” 7.", TextSheet.font(22))
      sheet.add("AVATAR To Ty We Yo LT VA P. F, r. “A” 7.", TextSheet.font(22, weight: 700))
      sheet.add(
        "AVATAR To Ty We Yo LT VA P. F, r.", TextSheet.font(22, families: ["Liberation Serif"]))
    },
    scene("figures") { sheet in
      for amount in ["$1,111.11", "$9,876.54", "−$203.00", "1 000 000,00 €"] {
        sheet.add(amount, TextSheet.font(15, hasTabularFigures: true), anchor: .end)
      }
      sheet.add("11:17, 117.1 %, 2026-11-11", TextSheet.font(15, hasTabularFigures: true))
      sheet.add("11:17, 117.1 %, 2026-11-11", TextSheet.font(15))
    },
    scene("marks") { sheet in
      sheet.add(
        "e\u{301} a\u{308} n\u{303} o\u{302}\u{301} s\u{323}\u{307} u\u{328}\u{301} i\u{307}")
      sheet.add("x\u{302} q\u{301} m\u{304} d\u{323} Z\u{30C} A\u{30A}\u{301}", TextSheet.font(26))
    },
    scene("symbols") { sheet in
      sheet.add("→ ← ↑ ↓ ↗ ≤ ≥ ≠ ± × ÷ ∞ √ ∑ µ ° ′ ″ ½ ¼")
      sheet.add("€ £ ¥ ₹ ₩ ₽ ฿ ₺ ¢ § ¶ † • … — – “” ‘’ «» © ® ™ № ✓ ★ ■ ▲")
    },
  ]

  private static let placing = [
    scene("turned", width: 300) { sheet in
      sheet.addSpace(280)
      for degrees in stride(from: 0.0, to: 360, by: 45) {
        let angle = degrees * .pi / 180
        sheet.addTurned(
          "Label \(Int(degrees))°, 1,423", TextSheet.font(14), degrees: degrees,
          at: Point(x: 150 + 20 * cos(angle), y: 150 + 20 * sin(angle)))
      }
    },
    scene("axis-labels-turned", width: 460) { sheet in
      sheet.addSpace(110)
      let names = ["Berry Rain", "Cocoa", "Lemon Mint", "Plain Ring", "Sugar Dust"]
      for (index, name) in names.enumerated() {
        let x = 30 + 80 * Double(index)
        sheet.addTurned(name, TextSheet.font(11), degrees: -90, at: Point(x: x, y: 110))
        sheet.addTurned(name, TextSheet.font(11), degrees: -45, at: Point(x: x + 10, y: 110))
      }
    },
    scene("tiny") { sheet in
      for size in [4.0, 5, 6, 7, 8, 9] {
        sheet.add(
          "Tiny print of \(Int(size)) px: 1,423 donuts, Waffle & Type", TextSheet.font(size))
      }
    },
    scene("huge", width: 640) { sheet in
      sheet.add("Qg 86 %", TextSheet.font(150, weight: 700))
      sheet.add("Åbcdé", TextSheet.font(96))
    },
    scene("between-pixels") { sheet in
      for step in 0..<8 {
        sheet.addSpace(0.13)
        sheet.add("Illumination 1111, at \(step) eighths", TextSheet.font(12 + Double(step) / 8))
      }
    },
    scene("anchors") { sheet in
      for anchor in [TextNode.Anchor.start, .middle, .end] {
        sheet.add("Anchored text, Tofu 1.7", TextSheet.font(18), anchor: anchor)
      }
    },
    scene("spaces") { sheet in
      sheet.add("two  spaces   three, no\u{A0}break, thin\u{2009}space, zero\u{200B}width")
      sheet.add("a < b & c > d \"quoted\" 'single' ]]> <!-- & -->")
    },
    scene("wrapped", width: 300) { sheet in
      sheet.add(
        """
        Die Donaudampfschifffahrtsgesellschaft verkaufte am Mittwoch vierhundertneun \
        Schwarzwälderkirschtortendonuts; der Erdbeersahneschnittenumsatz stieg um 12,5 %. \
        Rechtsschutzversicherungsgesellschaften kauften die übrigen Blaubeerstreuselkuchen.
        """, TextSheet.font(14))
    },
    scene("mixed-scripts") { sheet in
      sheet.add("Tokyo 東京 Москва Αθήνα Hà Nội — 12.5 %, 日本語 and English")
      sheet.add("Łódź 中文 한국어 naïve", TextSheet.font(22, weight: 600))
    },
  ]

  private static let painting = [
    scene("gradients") { sheet in
      let indigo = RGBColor(88, 86, 214)
      let stops = [
        GradientStop(offset: 0, color: indigo),
        GradientStop(offset: 1, color: RGBColor(255, 149, 0)),
      ]
      sheet.add(
        "Gradient across", TextSheet.font(40, weight: 700),
        fill: .linearGradient(
          LinearGradientPaint(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 1, y: 0))))
      sheet.add(
        "Gradient down", TextSheet.font(40, weight: 700),
        fill: .linearGradient(
          LinearGradientPaint(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 0, y: 1))))
      sheet.add(
        "On the page", TextSheet.font(40, weight: 700),
        fill: .linearGradient(
          LinearGradientPaint(
            stops: stops, start: Point(x: 0, y: 0), end: Point(x: 300, y: 200),
            units: .userSpace)))
    },
    scene("opacity") { sheet in
      sheet.add(
        .path(
          PathNode(
            .rectangle(Rect(x: 0, y: 0, width: 210, height: 120)),
            fill: .color(RGBColor(255, 204, 0)))))
      for opacity in [1.0, 0.6, 0.3] {
        sheet.add(
          "Half on yellow, half on white: \(opacity)", TextSheet.font(20),
          fill: .color(RGBColor(0, 64, 221, opacity: opacity)))
      }
    },
    AgreementScene("type-dark") {
      var sheet = TextSheet()
      sheet.add("Light text on a dark page", TextSheet.font(24, weight: 600), fill: .color(.white))
      sheet.add(
        "Secondary label, $1,423.00 in 116 orders", TextSheet.font(12),
        fill: .color(RGBColor(152, 152, 157)))
      sheet.add("Thin light text", TextSheet.font(28, weight: 200), fill: .color(.white))
      return sheet.scene(background: RGBColor(28, 28, 30))
    },
    scene("scaled-groups") { sheet in
      for (index, scale) in [0.5, 1.5, 2.25].enumerated() {
        let line = AgreementScene.fonts.shape("Scaled by \(scale)", font: TextSheet.font(14))
        sheet.add(
          .group(
            Group(
              [.text(line.node(at: .zero, fill: .color(TextSheet.ink)))],
              transform: Transform.scale(x: scale, y: scale).followed(
                by: .translation(x: 12, y: 30 + 40 * Double(index))))))
      }
      sheet.addSpace(130)
    },
  ]

  private static func scene(
    _ name: String, width: Double = 420, _ build: @escaping @Sendable (inout TextSheet) -> Void
  ) -> AgreementScene {
    AgreementScene("type-" + name) {
      var sheet = TextSheet(width: width, language: "en")
      build(&sheet)
      return sheet.scene()
    }
  }
}
