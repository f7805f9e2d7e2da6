import KuriosaJSON
import KuriosaSource

/// The marks of a conflict that git could not merge stand in the file. No reader can load the template.
extension Rule {
  static let conflictMarker = Rule.syntax(
    id: "syntax/conflict-marker",
    summary: "A conflict that git could not merge is in the file",
    rationale: """
      Two people changed the same lines, and git wrote both versions into the file, between lines of `<<<<<<<`, `=======` and
      `>>>>>>>`. Keep what is right of the two, and remove the marks. Until then only the first version is checked.
      """,
    triggering: [
      RuleExample(
        members: """
          "icon": "wind",
          <<<<<<< HEAD
          "showcase": "wide"
          =======
          "showcase": "standing"
          >>>>>>> kites
          """)
    ],
    passing: [RuleExample(members: #""icon": "wind", "showcase": "wide""#)]
  ) { _, _ in
    SyntaxWords(
      "git could not merge two versions here; keep the right one and remove the marks",
      note: "the second version ends here")
  }
}
