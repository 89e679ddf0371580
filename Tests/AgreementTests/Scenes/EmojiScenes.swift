/// Colour emoji, alone and in the middle of text.
enum EmojiScenes {
  private static let lines = [
    ("faces", "😀 😍 🤔 😭 🥳 🙃", "Rated 😀 by 409 guests 🎉 today"),
    ("flags", "🇩🇪 🇯🇵 🇮🇳 🇹🇭 🇦🇪 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "From 🇯🇵 to 🇩🇪: 12.5 % more"),
    ("families", "👨‍👩‍👧‍👦 👩‍🍳 👩‍❤️‍👨 🏳️‍🌈", "Baked by 👩‍🍳 for 👨‍👩‍👧‍👦"),
    ("skin-tones", "👍🏻 👍🏽 👍🏿 🤝🏾 👩🏾‍🍳", "👍🏽 Thank you 🙏🏿"),
    ("signs", "🍩 ☕️ ❤️ ☀️ ⚡️ 1️⃣ #️⃣ ©️", "🍩 Donuts ☕️ Coffee ☀️ 21 °C"),
  ]

  static let all: [AgreementScene] = lines.map { name, alone, inText in
    AgreementScene("emoji-" + name, packages: ["fonts-noto-color-emoji"]) {
      var sheet = TextSheet()
      sheet.add(alone, TextSheet.font(32))
      sheet.add(inText)
      sheet.add(inText, TextSheet.font(12, weight: 600), anchor: .end)
      return sheet.scene()
    }
  }
}
