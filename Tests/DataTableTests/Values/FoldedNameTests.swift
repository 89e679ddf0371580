import DataTable
import Testing

@Suite struct FoldedNameTests {
  @Test(arguments: [
    ("unit_price", "unitprice"), ("Unit Price", "unitprice"), ("unitPrice2", "unitprice2"),
    ("", ""), ("--", ""), ("Größe", "größe"), ("ÉTÉ n° 5", "étén5"), ("数量", "数量"),
  ])
  func lettersAndNumbersInLowerCase(name: String, expected: String) {
    #expect(name.folded == expected)
  }

  @Test func spellingsOfAnAccentAreEqual() {
    #expect("Cafe\u{301} au lait".folded == "Caf\u{E9}_au_lait".folded)
  }
}
