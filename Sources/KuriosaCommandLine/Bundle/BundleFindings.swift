import KuriosaCatalog
import KuriosaJSON
import KuriosaLint
import KuriosaSource

/// What the bundle itself has to say against templates, as findings beside those of the rules.
struct BundleFindings {
  /// What came of the text of one file.
  enum Shipment: Sendable {
    case sound(ShippedTemplate)
    case faulty(UnshippableTemplate, SourceText)

    init(_ source: SourceText) {
      do throws(UnshippableTemplate) {
        self = .sound(try ShippedTemplate(JSONTree(parsing: source)))
      } catch {
        self = .faulty(error, source)
      }
    }
  }

  /// Adds findings about templates that can't be shipped. What a rule has said is not said again.
  static func add(_ shipments: [Shipment?], of inputs: [FileSelection.Input], to result: inout LintResult) {
    let faulty = Set(result.diagnostics.filter { $0.severity == .error }.map(\.place.path))
    var sound: [(path: FilePath, template: ShippedTemplate)] = []
    for (input, shipment) in zip(inputs, shipments) {
      switch shipment {
      case .sound(let template): sound.append((input.path, template))
      case .faulty(let unshippable, let source):
        let found = diagnostics(unshippable, source, input.path)
        let added = found.filter { $0.rule == inexactNumber || !faulty.contains(input.path) }
        result.diagnostics += added
        if !added.isEmpty { result.sources[input.path] = source }
      case nil: break
      }
    }
    for (later, first) in CatalogFiles.collisions(sound.map(\.template.fileName))
    where !faulty.contains(sound[later].path) {
      let (path, template) = sound[later]
      let name = template.fileName
      result.diagnostics.append(
        wholeFile(path, template.id, "\(sound[first].path.text) takes the file \(name) of the catalog already"))
    }
    result.diagnostics.sort(by: Diagnostic.precedes)
  }

  private static let inexactNumber = "catalog/inexact-number"
  private static let unshippable = "catalog/unshippable"

  private static func wholeFile(_ path: FilePath, _ id: String?, _ message: String) -> Diagnostic {
    Diagnostic(
      rule: unshippable, severity: .error, message: message, place: Place(path: path, range: ByteRange(0, 0)),
      template: id)
  }

  private static func diagnostics(
    _ unshippable: UnshippableTemplate, _ source: SourceText, _ path: FilePath
  ) -> [Diagnostic] {
    let tree = JSONTree(parsing: source)
    let pointers = JSONPointers(tree)
    let id = tree.value(of: "id", in: .root).map { tree.text($0) }
    return unshippable.faults.map { fault in
      let place = Place(path: path, range: tree.range(fault.node), pointer: pointers.pointer(to: fault.node))
      let isNumber = fault.kind == .changedNumber
      return Diagnostic(
        rule: isNumber ? inexactNumber : self.unshippable, severity: .error,
        message: isNumber ? message(number: fault.node, tree) : "this can't be shipped: \(fault.kind.reason)",
        place: place, template: id)
    }
  }

  private static func message(number node: NodeIndex, _ tree: JSONTree) -> String {
    let spelling = tree.source.string(tree.range(node))
    let shown = spelling.count > 60 ? spelling.prefix(60) + "…" : spelling[...]
    guard let canonical = JSONNumber(node, in: tree)?.canonicalSpelling else {
      return "\(shown) is too large for the catalog, whose numbers are doubles"
    }
    return "\(shown) would be \(canonical) in the catalog, whose numbers are doubles; write it with at most 15 digits"
  }
}
