import KuriosaSource

/// Templates are based on each other in a circle. Decision 15: "a circle among the templates of the run E".
extension Rule {
  static let baseCycle = Rule(
    id: "catalog/base-cycle", severity: .error,
    summary: "Templates are based on each other in a circle",
    rationale: """
      A customized copy is based on the template that it was copied from, which was there before. In a circle each would have
      been made from the next, which can't be. Correct `basedOn` in one of them.
      """,
    reference: "decision 15",
    triggering: [
      RuleExample(
        members: #""basedOn": "custom.2b4e28ba-2fa1-11d2-883f-0016d3cca427""#,
        otherFiles: [
          .init(
            name: "other.json",
            text: ExampleTemplate.text(
              members: """
                "id": "custom.2b4e28ba-2fa1-11d2-883f-0016d3cca427", "basedOn": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427"
                """, fields: nil))
        ])
    ],
    passing: [RuleExample(members: #""basedOn": "builtin.watch""#)],
    check: .catalog(BaseCycle.check))
}

private enum BaseCycle {
  @Sendable static func check(_ facts: CatalogFacts, _ findings: inout CatalogFindings) {
    var documents: [[UInt8]: DocumentSummary] = [:]
    let copies = facts.basedOnOthers
    for document in copies {
      if let id = document.id, documents[Array(id.text.utf8)] == nil { documents[Array(id.text.utf8)] = document }
    }
    var done: Set<[UInt8]> = []
    for document in copies {
      var path: [DocumentSummary] = []
      var positions: [[UInt8]: Int] = [:]
      var current: DocumentSummary? = document
      while let step = current, let id = step.id, step.basedOn != nil {
        let key = Array(id.text.utf8)
        if let start = positions[key] {
          report(Array(path[start...]), &findings)
          break
        }
        if done.contains(key) { break }
        positions[key] = path.count
        path.append(step)
        current = step.basedOn.flatMap { documents[Array($0.text.utf8)] }
      }
      done.formUnion(path.compactMap { $0.id.map { Array($0.text.utf8) } })
    }
  }

  /// A template that is based on itself is a finding of its own.
  private static func report(_ cycle: [DocumentSummary], _ findings: inout CatalogFindings) {
    guard cycle.count > 1, let last = cycle.last, let place = last.basedOn?.place else { return }
    let names = cycle.map { $0.id?.text ?? "" }
    let notes = cycle.dropLast().compactMap { step in
      step.basedOn.map {
        Note("\(Wording.quote(step.id?.text ?? "")) is based on \(Wording.quote($0.text))", at: $0.place)
      }
    }
    let path = (names + [names[0]]).prefix(6).joined(separator: " → ")
    findings.report(
      place, template: last.id?.text, "these templates are based on each other in a circle: \(path)", notes: notes)
  }
}
