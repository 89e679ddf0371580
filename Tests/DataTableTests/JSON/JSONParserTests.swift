import DataTable
import Diagnostics
import Testing

@Suite struct JSONParserTests {
  @Test func keepsOrderAndDigits() throws {
    let value = try JSONParser().parse(#" {"b": 1.50, "a": [true, null, "x"], "b2": {}} "#)
    #expect(value.objectValue?.names == ["b", "a", "b2"])
    #expect(value["b"]?.numberValue?.text == "1.50")
    #expect(value["b"]?.decimalValue?.description == "1.50")
    #expect(value["a"]?[0] == .boolean(true))
    #expect(value["a"]?[1]?.isNull == true)
    #expect(value["a"]?[3] == nil)
    #expect(value.description == #"{"b":1.50,"a":[true,null,"x"],"b2":{}}"#)
  }

  @Test(arguments: [
    (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"),
    (#""\ud83c\udf69 x""#, "🍩 x"), (#""\uD83C\uDF69""#, "🍩"), (#""\u0000""#, "\u{0}"),
    (#""é🍩""#, "é🍩"), (#""a\u0041b""#, "aAb"),
  ])
  func readsStrings(json: String, text: String) throws {
    #expect(try JSONParser().parse(json).stringValue == text)
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("12.5e-1", 1.25), ("1E+2", 100), ("1e400", .infinity),
  ])
  func readsNumbers(json: String, value: Double) throws {
    #expect(try JSONParser().parse(json).doubleValue == value)
  }

  @Test func integersComeInSeveralSpellings() throws {
    #expect(try JSONParser().parse("3.0").integerValue == 3)
    #expect(try JSONParser().parse("3e2").integerValue == 300)
    #expect(try JSONParser().parse("3.5").integerValue == nil)
    #expect(try JSONParser().parse("9223372036854775808").integerValue == nil)
  }

  @Test(arguments: [
    ("  \n", 2, 1, "no JSON value"), ("{", 1, 2, "breaks off"),
    ("[1,\n 2,]", 2, 4, "unexpected \"]\""), ("{\"a\" 1}", 1, 6, "unexpected \"1\""),
    ("{a:1}", 1, 2, "unexpected \"a\""), ("[1] x", 1, 5, "unexpected \"x\""),
    ("[\"é\", nul]", 1, 10, "unexpected \"]\""), ("01", 1, 1, "malformed number"),
    ("1.", 1, 1, "malformed number"), ("-", 1, 1, "malformed number"),
    ("[.5]", 1, 2, "unexpected \".\""), ("\"\\x\"", 1, 2, "unknown escape"),
    ("\"\\u12g4\"", 1, 2, "unknown escape"), ("\"a\nb\"", 1, 3, "control character"),
    ("\"abc", 1, 5, "breaks off"), ("\"\\ud83c\"", 1, 2, "surrogate"),
    ("\"\\udf69\"", 1, 2, "surrogate"), ("\"\\ud83c\\u0041\"", 1, 2, "surrogate"),
    ("'a'", 1, 1, "unexpected \"'\""), ("[1] // x", 1, 5, "unexpected \"/\""),
    ("NaN", 1, 1, "unexpected \"N\""), ("tru", 1, 4, "breaks off"),
  ])
  func namesThePlaceOfAnError(json: String, line: Int, column: Int, message: String) {
    let error = #expect(throws: Diagnostic.self) {
      try JSONParser().parse(json, named: "template.json")
    }
    #expect(error?.place == Place(file: "template.json", line: line, column: column))
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func anEmptyDocumentIsAnError() {
    let error = #expect(throws: Diagnostic.self) { try JSONParser().parse("", named: "x.json") }
    #expect(error?.description == "x.json: error: file is empty")
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func deepNestingIsAnError(open: String) {
    let error = #expect(throws: Diagnostic.self) {
      try JSONParser().parse(String(repeating: open, count: 100_000))
    }
    #expect(error?.message == "JSON nested more than 512 deep")
  }

  @Test func nestingUpToTheLimitIsRead() throws {
    let json = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try JSONParser().parse(json).description == json)
    #expect(throws: Diagnostic.self) { try JSONParser(depthLimit: 511).parse(json) }
    let wide = "[" + [String](repeating: "[[]]", count: 1000).joined(separator: ",") + "]"
    #expect(try JSONParser(depthLimit: 3).parse(wide).description == wide)
  }

  @Test func theLastOfEqualNamesCounts() throws {
    #expect(try JSONParser().parse(#"{"a":1,"a":2}"#)["a"]?.integerValue == 2)
    let many = (0..<40).map { "\"k\($0 % 30)\":\($0)" }.joined(separator: ",")
    let object = try JSONParser().parse("{\(many)}")
    #expect(object["k5"]?.integerValue == 35)
    #expect(object["k20"]?.integerValue == 20)
    #expect(object["k30"] == nil)
  }

  @Test func printsIndented() throws {
    let value = try JSONParser().parse(#"{"a":[1,{"b":[]}],"c":"\u0001\n"}"#)
    #expect(
      value.indentedText == """
        {
          "a": [
            1,
            {
              "b": []
            }
          ],
          "c": "\\u0001\\n"
        }
        """)
    #expect(try JSONParser().parse(value.indentedText) == value)
  }

  @Test func numbersFromSwiftAreValid() {
    #expect(JSONNumber(2.0)?.text == "2")
    #expect(JSONNumber(0.1)?.text == "0.1")
    #expect(JSONNumber(1e300)?.doubleValue == 1e300)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(decimal("1.50")).text == "1.50")
  }
}
