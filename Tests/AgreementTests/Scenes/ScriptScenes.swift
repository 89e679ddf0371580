import VectorScene

/// Each script in a heading, a paragraph, small print and a turned label.
enum ScriptScenes {
  static let all: [AgreementScene] = samples.map { sample in
    AgreementScene("script-" + sample.name, packages: sample.packages) { sample.scene }
  }

  private struct Sample: Sendable {
    var name: String
    var language: String
    var packages: [String]
    var heading: String
    var paragraph: String
    var label: String

    init(
      _ name: String, _ language: String, _ packages: [String] = ["fonts-noto-core"],
      heading: String, paragraph: String, label: String
    ) {
      self.name = name
      self.language = language
      self.packages = packages
      self.heading = heading
      self.paragraph = paragraph
      self.label = label
    }

    var scene: Scene {
      var sheet = TextSheet(language: language)
      sheet.add(heading, TextSheet.font(24, weight: 600))
      sheet.add(paragraph)
      sheet.add(label, TextSheet.font(11), fill: .color(TextSheet.grey))
      sheet.add(label, TextSheet.font(13), anchor: .end)
      sheet.addSpace(90)
      sheet.addTurned(label, degrees: -20)
      return sheet.scene()
    }
  }

  private static let cjk = ["fonts-noto-cjk"]

  private static let samples = european + semitic + indic + southEastAsian + eastAsian

  private static let european = [
    Sample(
      "latin", "en", [],
      heading: "Daily Report: Donut Truck",
      paragraph:
        "Income rose by 12.5 % to $1,423.00; we sold 409 donuts in 116 orders, most of them Wavy Tofu.",
      label: "AVATAR, Type, “Waffle” & fish: 6–7 p.m."),
    Sample(
      "latin-accents", "pl", [],
      heading: "Zażółć gęślą jaźń",
      paragraph:
        "Příliš žluťoučký kůň úpěl ďábelské ódy; İstanbul’da ığdır; þéttur ís, smørrebrød, Ångström, façade, Übergröße, ñandú.",
      label: "Œuvre, Łódź, Čeština, Ğ, Ș, Ț, ẞ"),
    Sample(
      "vietnamese", "vi", [],
      heading: "Báo cáo hằng ngày",
      paragraph:
        "Doanh thu hôm nay tăng 12,5 % so với hôm qua; bánh rán việt quất được ưa chuộng nhất ở Thành phố Hồ Chí Minh.",
      label: "Thứ Tư, ngày 6 tháng 5 năm 2026"),
    Sample(
      "vietnamese-decomposed", "vi", [],
      heading: "Ba\u{301}o ca\u{301}o ha\u{306}\u{300}ng nga\u{300}y",
      paragraph:
        "Doanh thu ho\u{302}m nay ta\u{306}ng; ba\u{301}nh ra\u{301}n vie\u{323}\u{302}t qua\u{302}\u{301}t \u{111}u\u{31B}o\u{31B}\u{323}c u\u{31B}a chuo\u{323}\u{302}ng nha\u{302}\u{301}t.",
      label: "Thu\u{31B}\u{301} Tu\u{31B}, nga\u{300}y 6"),
    Sample(
      "greek", "el", [],
      heading: "Ημερήσια αναφορά",
      paragraph:
        "Τα έσοδα αυξήθηκαν κατά 12,5 % σε 1.423 €· τα πιο δημοφιλή ντόνατς ήταν με βατόμουρο και σοκολάτα.",
      label: "Τετάρτη, 6 Μαΐου 2026"),
    Sample(
      "cyrillic", "ru", [],
      heading: "Ежедневный отчёт",
      paragraph:
        "Выручка выросла на 12,5 % и составила 1 423 ₽; больше всего продано пончиков с черникой. Їжак, ѓ, џ, ћ, Ўў.",
      label: "Среда, 6 мая 2026 г."),
    Sample(
      "armenian", "hy",
      heading: "Օրական հաշվետվություն",
      paragraph: "Եկամուտը աճել է 12,5 %-ով, և այսօր վաճառվել է 409 բլիթ։",
      label: "Չորեքշաբթի, 6 մայիսի"),
    Sample(
      "georgian", "ka",
      heading: "დღიური ანგარიში",
      paragraph: "შემოსავალი გაიზარდა 12,5 %-ით; დღეს გაიყიდა 409 დონატი ქალაქ თბილისში.",
      label: "ოთხშაბათი, 6 მაისი"),
  ]

  private static let semitic = [
    Sample(
      "arabic", "ar",
      heading: "التقرير اليومي",
      paragraph:
        "ارتفعت الإيرادات بنسبة 12.5٪ إلى 1,423 درهمًا، وبِيعَ 409 من كعك الدونات في 116 طلبًا.",
      label: "الأربعاء، ٦ مايو ٢٠٢٦"),
    Sample(
      "hebrew", "he",
      heading: "הדוח היומי",
      paragraph: "ההכנסות עלו ב־12.5% ל־1,423 ₪; נמכרו 409 סופגניות ב־116 הזמנות. שָׁלוֹם עֲלֵיכֶם.",
      label: "יום רביעי, 6 במאי 2026"),
    Sample(
      "bidirectional", "en",
      heading: "Sales of كعك in Dubai: 1,423",
      paragraph:
        "The word دونات (donut) sold 409 times; the phone is ‎+971 50 123-4567, and שלום 12:30 PM means hello. السعر 25.50 USD (خصم 10%).",
      label: "אבג 123 abc (דהו) 45.6%"),
    Sample(
      "ethiopic", "am",
      heading: "ዕለታዊ ሪፖርት",
      paragraph: "ገቢው በ12.5 በመቶ ጨምሯል፤ ዛሬ 409 ዶናት ተሽጠዋል።",
      label: "ረቡዕ፣ ሜይ 6"),
  ]

  private static let indic = [
    Sample(
      "devanagari", "hi",
      heading: "दैनिक रिपोर्ट",
      paragraph:
        "आज की आमदनी 12.5% बढ़कर ₹1,423 हो गई; सबसे ज़्यादा बिक्री स्ट्रॉबेरी और क्षेत्रीय मिठाइयों की हुई।",
      label: "बुधवार, ६ मई २०२६"),
    Sample(
      "bengali", "bn",
      heading: "দৈনিক প্রতিবেদন",
      paragraph: "আজকের আয় ১২.৫% বেড়ে ৳১,৪২৩ হয়েছে; সবচেয়ে বেশি বিক্রি হয়েছে স্ট্রবেরি ডোনাট।",
      label: "বুধবার, ৬ মে"),
    Sample(
      "tamil", "ta",
      heading: "தினசரி அறிக்கை",
      paragraph: "இன்றைய வருமானம் 12.5% உயர்ந்து ₹1,423 ஆனது; ஸ்ட்ராபெரி டோனட் அதிகம் விற்றது.",
      label: "புதன், 6 மே"),
    Sample(
      "telugu-malayalam", "te",
      heading: "రోజువారీ నివేదిక",
      paragraph: "ఈ రోజు ఆదాయం 12.5% పెరిగింది. ഇന്നത്തെ വരുമാനം കൂടി.",
      label: "బుధవారం, 6 మే"),
  ]

  private static let southEastAsian = [
    Sample(
      "thai", "th",
      heading: "รายงานประจำวัน",
      paragraph: "รายได้เพิ่มขึ้น 12.5% เป็น 1,423 บาท วันนี้ขายโดนัทได้ 409 ชิ้น น้ำผึ้งที่ปู่ให้",
      label: "วันพุธที่ 6 พฤษภาคม"),
    Sample(
      "lao", "lo",
      heading: "ລາຍງານປະຈໍາວັນ",
      paragraph: "ລາຍຮັບເພີ່ມຂຶ້ນ 12.5% ມື້ນີ້ຂາຍໂດນັດໄດ້ 409 ອັນ",
      label: "ວັນພຸດ ທີ 6"),
    Sample(
      "khmer", "km",
      heading: "របាយការណ៍ប្រចាំថ្ងៃ",
      paragraph: "ចំណូលបានកើនឡើង ១២.៥% ថ្ងៃនេះលក់បាន ៤០៩ ដូណាត់ នៅក្រុងភ្នំពេញ។",
      label: "ថ្ងៃពុធ ទី៦"),
    Sample(
      "burmese", "my",
      heading: "နေ့စဉ် အစီရင်ခံစာ",
      paragraph: "ဝင်ငွေ ၁၂.၅% တိုးပြီး ယနေ့ ဒိုးနတ် ၄၀၉ ခု ရောင်းရသည်။ မြန်မာ ကြော်ငြာ",
      label: "ဗုဒ္ဓဟူးနေ့"),
  ]

  private static let eastAsian = [
    Sample(
      "chinese-simplified", "zh-Hans", cjk,
      heading: "甜甜圈餐车日报",
      paragraph: "今日收入增长12.5%,达到¥1,423;共售出409个甜甜圈,最受欢迎的是蓝莓口味。“直接、骨、角”。",
      label: "2026年5月6日 星期三"),
    Sample(
      "chinese-traditional", "zh-Hant", cjk,
      heading: "甜甜圈餐車日報",
      paragraph: "今日收入增長12.5%,達到NT$1,423;共售出409個甜甜圈,最受歡迎的是藍莓口味。「直接、骨、角」。",
      label: "2026年5月6日 星期三"),
    Sample(
      "japanese", "ja", cjk,
      heading: "ドーナツトラック日報",
      paragraph:
        "本日の売上は12.5%増の¥1,423、116件の注文で409個のドーナツが売れました。一番人気はブルーベリー。「直・骨・角」",
      label: "2026年5月6日(水) カフェ"),
    Sample(
      "korean", "ko", cjk,
      heading: "도넛 트럭 일일 보고서",
      paragraph: "오늘 매출은 12.5% 증가한 ₩1,423이며, 116건의 주문에서 도넛 409개가 판매되었습니다.",
      label: "2026년 5월 6일 수요일"),
  ]
}
