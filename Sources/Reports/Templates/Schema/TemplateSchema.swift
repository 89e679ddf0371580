/// The JSON Schema of templates, made from what reads them.
public enum TemplateSchema {
  /// The schema as an indented document of draft 2020-12.
  public static var text: String {
    var writer = SchemaWriter()
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.member("title", "Chalkboard report template")
      writer.describe(TemplateMembers.template)
      writer.member("$defs") { writer in
        writer.object { writer in
          writer.member("panel") { $0.object { $0.describePanels() } }
        }
      }
    }
    return writer.text + "\n"
  }
}

/// Writes JSON with two spaces for each level.
private struct SchemaWriter {
  private(set) var text = ""
  private var depth = 0
  private var isFirst = true

  mutating func object(_ body: (inout SchemaWriter) -> Void) { nest("{", "}", body) }

  mutating func array(_ body: (inout SchemaWriter) -> Void) { nest("[", "]", body) }

  private mutating func nest(
    _ open: String, _ close: String, _ body: (inout SchemaWriter) -> Void
  ) {
    text += open
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    text += close
    isFirst = false
  }

  mutating func member(_ name: String, _ body: (inout SchemaWriter) -> Void) {
    element { writer in
      writer.string(name)
      writer.text += ": "
      body(&writer)
    }
  }

  mutating func member(_ name: String, _ value: String) { member(name) { $0.string(value) } }

  mutating func member(_ name: String, _ flag: Bool) { member(name) { $0.text += "\(flag)" } }

  mutating func member(_ name: String, _ number: Double) {
    member(name) { $0.text += Int(exactly: number).map(String.init) ?? "\(number)" }
  }

  mutating func strings(_ name: String, _ values: [String]) {
    member(name) { writer in
      writer.array { writer in
        for value in values { writer.element { $0.string(value) } }
      }
    }
  }

  mutating func element(_ body: (inout SchemaWriter) -> Void) {
    if !isFirst { text += "," }
    newLine()
    isFirst = false
    body(&self)
    isFirst = false
  }

  private mutating func newLine() {
    text += "\n" + String(repeating: " ", count: 2 * depth)
  }

  mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension SchemaWriter {
  /// What an object with these members and no others is.
  fileprivate mutating func describe(_ members: [TemplateMember]) {
    member("type", "object")
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { strings("required", required) }
    member("additionalProperties", false)
    properties(members)
  }

  private mutating func properties(_ members: [TemplateMember]) {
    member("properties") { writer in
      writer.object { writer in
        for member in members {
          writer.member(member.name) { writer in
            writer.object { writer in
              writer.describe(member.kind)
              writer.member("description", member.help)
            }
          }
        }
      }
    }
  }

  private mutating func describe(_ kind: TemplateMember.Kind) {
    switch kind {
    case .text, .template, .expression: member("type", "string")
    case .boolean: member("type", "boolean")
    case .number(let range):
      member("type", "number")
      bounds(range)
    case .integer(let range):
      member("type", "integer")
      bounds(Double(range.lowerBound)...Double(range.upperBound))
    case .choice(let values): strings("enum", values)
    case .list(let element):
      member("type", "array")
      member("items") { writer in writer.object { $0.describe(element) } }
    case .object(let members): describe(members)
    case .dictionary(let element):
      member("type", "object")
      member("additionalProperties") { writer in writer.object { $0.describe(element) } }
    case .either(let kinds):
      member("anyOf") { writer in
        writer.array { writer in
          for kind in kinds { writer.element { writer in writer.object { $0.describe(kind) } } }
        }
      }
    case .panel: member("$ref", "#/$defs/panel")
    case .any: break
    }
  }

  private mutating func bounds(_ range: ClosedRange<Double>) {
    member("minimum", range.lowerBound)
    member("maximum", range.upperBound)
  }

  /// Every panel of the catalogue, told apart by its type.
  fileprivate mutating func describePanels() {
    member("oneOf") { writer in
      writer.array { writer in
        for entry in PanelCatalog.entries {
          writer.element { writer in
            writer.object { $0.describe(entry.name, entry.summary, entry.options) }
          }
        }
      }
    }
  }

  private mutating func describe(
    _ name: String, _ summary: String, _ options: [TemplateMember]
  ) {
    let members = PanelCatalog.commonOptions + options
    member("title", name)
    member("description", summary)
    member("type", "object")
    strings("required", members.filter(\.isRequired).map(\.name))
    member("additionalProperties", false)
    member("properties") { writer in
      writer.object { writer in
        writer.member("type") { writer in writer.object { $0.member("const", name) } }
        for option in members.dropFirst() {
          writer.member(option.name) { writer in
            writer.object { writer in
              writer.describe(option.kind)
              writer.member("description", option.help)
            }
          }
        }
      }
    }
  }
}
