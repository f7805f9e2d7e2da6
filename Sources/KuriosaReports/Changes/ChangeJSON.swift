import KuriosaCatalog
import KuriosaTemplates

extension ChangeReportFormat {
  /// For programs: schema `kuriosa-catalog-diff/1`.
  static let json = ChangeReportFormat(name: "json") { comparison, options, writer in
    JSONWriter.write(to: &writer) { json in
      json.object(.lines) {
        $0.member("schema", "kuriosa-catalog-diff/1")
        $0.object("tool") {
          $0.member("name", options.toolName)
          $0.member("version", options.toolVersion)
        }
        $0.object("summary") {
          for status in [CatalogComparison.Difference.Status.added, .removed, .changed] {
            $0.member(status.rawValue, comparison.count(status))
          }
          for weight in TemplateChange.Weight.allCases { $0.member(weight.rawValue, comparison.count(weight)) }
        }
        $0.array("templates", .lines) { json in
          for difference in comparison.differences { json.object(.lines) { ChangeJSON.write(difference, &$0) } }
        }
      }
    }
  }
}

private enum ChangeJSON {
  static func write(_ difference: CatalogComparison.Difference, _ json: inout JSONWriter) {
    json.member("id", difference.id)
    json.member("name", difference.name)
    json.member("status", difference.status.rawValue)
    version("oldVersion", difference.oldVersion, &json)
    version("newVersion", difference.newVersion, &json)
    json.array("changes", .lines) { json in
      for change in difference.changes { json.object { write(change, &$0) } }
    }
  }

  private static func write(_ change: TemplateChange, _ json: inout JSONWriter) {
    json.member("kind", change.kind.rawValue)
    json.member("weight", change.weight.rawValue)
    json.member("place", change.place)
    json.member("old", change.old)
    json.member("new", change.new)
    json.member("likelyNewName", change.likelyNewName)
  }

  private static func version(_ key: String, _ version: Int?, _ json: inout JSONWriter) {
    if let version { json.member(key, version) } else { json.member(key, nil as String?) }
  }
}
