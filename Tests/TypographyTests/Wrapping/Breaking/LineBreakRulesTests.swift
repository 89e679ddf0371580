import Testing

@testable import Typography

/// Each rule of UAX #14 at least once.
@Suite struct LineBreakRulesTests {
  /// The text with `÷` at each place where the rules alone allow a break.
  private func broken(_ text: String) -> String {
    let places = BreakUnits.read(text) { units in
      var rules = LineBreakRules(units)
      return (0..<units.count).dropFirst().filter { _ in rules.allowsBreakAtNextPlace() }
        .map { Int(units[$0].start) }
    }
    var scalars = String.UnicodeScalarView()
    for (place, scalar) in text.unicodeScalars.enumerated() {
      if places.contains(place) { scalars.append("÷") }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  @Test(arguments: [
    // LB1: ambiguous characters and those of no class are letters, small kana begin no line.
    "a①b", "a\u{E000}b", "ショー", "カァ", "a\u{E01}\u{E31}b",
    // LB2, LB3: neither at the beginning nor at the end.
    "", " ", "a", "東", "-",
    // LB4 to LB6: line ends.
    "a\u{2028}÷b", "a\u{2029}÷b", "a\u{B}÷\u{C}÷b", "a\r\n÷b", "a\r÷b", "a\n÷b", "a\u{85}÷b",
    "a \n÷b", "a\n÷\u{301}b", "a\n÷)",
    // LB7: spaces stay with what stands before.
    "a  ÷b", "a \u{200B}÷b",
    // LB8, LB8a: zero-width spaces and joiners.
    "a\u{200B}÷b", "a\u{200B} ÷b", "a\u{200B}÷)", "a\u{200B} ÷\u{2060}", "東\u{200D}東÷東",
    // LB9, LB10: marks belong to what they stand on, or are like letters.
    "東\u{301}÷東", "(\u{301}東", "a ÷\u{301}÷東", "\u{301}5", "1\u{301}÷\u{1F369}",
    // LB11, LB12, LB12a: word joiners and glue.
    "東\u{2060}東", "a \u{2060}東", "東\u{FEFF}東", "東\u{A0}東", "a ÷\u{A0}b", "a-÷\u{A0}b",
    "a‐÷\u{202F}b", "a\u{2003}÷\u{A0}b",
    // LB13: nothing that closes begins a line, even after spaces.
    "東 )", "東 }", "東 !", "東 ?", "東 /", "東 」", "東 ！",
    // LB14: nothing that opens ends a line.
    "( 東", "「 東", "( (a", "¿ Que",
    // LB15a, LB15b: quotations of the French kind, with spaces within.
    "« Oui »", "a ÷« b", "(« b", "a ÷“b”, ÷“c”", "« a » ÷東", "‹ a › ÷b", "» ÷a", "a ÷»b",
    // LB15c, LB15d: a decimal point begins a word, other commas do not.
    "a ÷.5", "a .b", "a ,", "a ÷;5",
    // LB16, LB17: iteration marks after brackets, em dashes.
    "」 々", ") 々", "a ÷々", "—— —", "a÷— —÷b",
    // LB18: after spaces.
    "a ÷b", "a ÷東", "a ÷%", "a ÷-",
    // LB19, LB19a: quotation marks; those of East Asian text on their outside.
    "東\"東\"東", "a“b”a", "東÷“東”÷東", "東”a“東", "東÷“東", "a“東”a", "“a”東", "東”÷東", "”東",
    // LB20: objects.
    "a÷\u{FFFC}÷b", "a ÷\u{FFFC}÷\u{FFFC}",
    // LB20a: hyphens at the beginning of a word.
    "-a", "a ÷-a", "a ÷‐a", "a\u{A0}-a", "a-÷a", "a‐÷a", "(-a)",
    // LB21: hyphens and iteration marks end something, a stress mark begins it.
    "a-÷東", "a–÷b", "a\u{2003}÷b", "a\u{AD}÷b", "a|÷b", "東ー÷東", "東々÷東", "東÷´a", "東÷ˈ東",
    // LB21a, LB21b: Hebrew.
    "א-a", "א-÷א", "א–a", "א\u{3000}÷a", "a/א", "a/÷b",
    // LB22: ellipses.
    "東…÷東", "a…÷b", "5…", "!…", "a ÷…",
    // LB23, LB23a: letters and digits, signs and ideographs.
    "a1b2", "$東", "東%", "東÷$", "%÷東", "🍩%", "$🍩", "№東",
    // LB24: signs and letters.
    "$a", "a$", "%a", "a%", "€a",
    // LB25: numbers.
    "12,50%", "$12.50", "12,50€", "(12.5)%", "[1]$", "(12.5)÷(3)", "$(5)", "%(5)", "$(.5)",
    "$÷(a)", "a-5", "3/4", "2026-11-30", "1.2.3", "12:30:45", "1/2/3", "5%5", "5÷東", "a,5",
    "1,2)%", "1)÷東", "東)÷%", "%5", "±5", "5−3", "1,)%", "1))÷%",
    // LB26, LB27: Korean.
    "\u{1100}\u{1161}\u{11A8}÷\u{1100}", "가÷각÷가", "가\u{11A8}÷가", "각\u{11A8}÷\u{1161}",
    "\u{1100}\u{1100}각", "가%", "$가", "가÷$", "%÷가",
    // LB28: words.
    "abc", "aב", "देवनागरी", "한÷a", "a÷한",
    // LB28a: syllables of Balinese, Javanese, Batak and Kawi.
    "ᬅ÷ᬓ᭄ᬱ÷ᬭ", "ꦏ꧀ꦱ÷ꦫ", "\u{25CC}\u{1B44}\u{1B13}", "\u{1BC0}\u{1BC0}\u{1BF2}÷\u{1BC0}",
    "\u{11F02}\u{11F04}÷\u{11F04}",
    // LB29: full stops within words.
    "e.g", "a.b,c", ".÷(", "a:b",
    // LB30: brackets within words.
    "item(s)", "f(x)y", "5(6)7", "a÷（b）÷c", "[a]b", "{a}÷b",
    // LB30a: flags.
    "🇯🇵÷🇩🇪÷🇫", "a÷🇯🇵÷a", "🇯\u{200D}🇵÷🇩🇪",
    // LB30b: skin tones.
    "👍🏽÷👍🏽", "👍÷a",
    // LB31: elsewhere.
    "東÷京÷a÷都", "!÷a", "🍩÷🍩", "+÷+",
  ])
  func rule(_ marked: String) {
    let text = String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "÷" }))
    // Compared by scalars, since strings are equal by canonical equivalence.
    #expect(
      Array(broken(text).unicodeScalars) == Array(marked.unicodeScalars),
      "\(broken(text)) instead of \(marked)")
  }
}
