import KuriosaTemplates

/// The options of `kuriosa new`.
package enum NewOptions {
  package static let all: [Option] = [from, templates, output, LintOptions.quiet]

  package static let from = Option(
    "from", .text(suggestions: { BuiltinTemplate.allCases.map(\.id) + TemplateGroup.allCases.map(\.rawValue) }),
    "TEMPLATE", in: .input,
    "start from a copy of a built-in template (builtin.coin), or from what the templates of a group have in common "
      + "(coins_and_paper)")
  package static let templates = Option(
    "templates", .path, "DIR", in: .input,
    "the folder of the built-in templates; if not given, the nearest folder Templates upward from here")
  package static let output = Option(
    "output", short: "o", .path, "FILE", in: .output,
    "the file to write, or a folder for it; '-' prints the template; if not given, a file called after NAME")
}
