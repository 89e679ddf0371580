import DataTable
import Testing

@testable import Reports

@Suite struct TemplateSchemaTests {
  private func schema() throws -> JSONValue {
    try JSONParser().parse(
      LoadedInput(name: "schema", bytes: Array(TemplateSchema.text.utf8)))
  }

  @Test func theSchemaHasEveryMemberAndPanel() throws {
    let schema = try schema()
    let members = schema["properties"]?.objectValue?.members.map(\.name)
    #expect(members == TemplateMembers.template.map(\.name))
    let panels = schema["$defs"]?["panel"]?["oneOf"]?.arrayValue?.compactMap {
      $0["properties"]?["type"]?["const"]?.stringValue
    }
    #expect(panels == PanelCatalog.entries.map(\.name))
    #expect(schema["required"]?.arrayValue?.compactMap(\.stringValue) == ["name", "shop", "rows"])
  }

  @Test func noTwoPanelsShareAName() {
    let names = PanelCatalog.entries.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func optionsOfAPanelAreNamedOnceAndExplained() {
    for entry in PanelCatalog.entries {
      let names = (PanelCatalog.commonOptions + entry.options).map(\.name)
      #expect(Set(names).count == names.count, "\(entry.name)")
      #expect(entry.options.allSatisfy { $0.help.hasSuffix(".") }, "\(entry.name)")
    }
  }
}
