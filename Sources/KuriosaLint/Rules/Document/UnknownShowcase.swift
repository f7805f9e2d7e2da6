import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The showcase mode is none that the app knows. Format: "`showcase`: … `strap`, `standing`, `wide`, `lying`, or
/// `passepartout`". Decision 18: "Unknown values of … showcase: E with 'did you mean'".
extension Rule {
  static let unknownShowcase = Rule(
    id: "document/unknown-showcase", severity: .error,
    summary: "The showcase mode is none that the app knows",
    rationale: """
      The mode says how the objects stand on their stage: `strap`, `standing`, `wide`, `lying` or `passepartout`. The app
      refuses a template with another one. Without the key the shape of the photo decides.
      """,
    reference: "\"showcase\"; decision 18", fix: .unsafe,
    triggering: [RuleExample(members: #""showcase": "laying""#)],
    passing: [RuleExample(members: #""showcase": "lying""#)],
    check: .document { facts, findings in
      UnknownWord.report(.showcase, ShowcaseMode.self, "showcase mode", facts, &findings)
    })
}
