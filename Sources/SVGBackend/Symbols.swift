import VectorScene

/// Content that stands in several places of the document.
struct Symbol {
  var children: [Node]
  /// The largest scale at which it is drawn.
  var scale: Double
}

extension Document {
  /// The definition of a symbol, noted down to be written when all its uses are known.
  ///
  /// Groups that share a name but not their children, against the scene's promise, get definitions
  /// of their own.
  mutating func symbol(_ name: String, children: [Node]) -> DefinitionID {
    for index in symbolsByName[name, default: []] where symbols[index].children == children {
      symbols[index].scale = max(symbols[index].scale, scale)
      return DefinitionID(kind: .symbol, number: index + 1)
    }
    symbols.append(Symbol(children: children, scale: scale))
    symbolsByName[name, default: []].append(symbols.count - 1)
    return DefinitionID(kind: .symbol, number: symbols.count)
  }

  /// Writes the definitions of all symbols, those that are found inside symbols included.
  mutating func defineSymbols() {
    var index = 0
    while index < symbols.count {
      let symbol = symbols[index]
      index += 1
      let content = captured { document in
        document.scaled(by: symbol.scale / document.scale) { $0.nodes(symbol.children) }
      }
      definitions.reference("<g id=\"", DefinitionID(kind: .symbol, number: index), "\">\n")
      definitions.append(content)
      definitions.markup("</g>\n")
    }
  }
}
