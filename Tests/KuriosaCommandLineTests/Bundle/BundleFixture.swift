import KuriosaCommandLine
import KuriosaSource
import KuriosaTemplates
import Testing

/// A folder with templates, and the program that makes a catalog of them.
struct BundleFixture {
  let folder: TemporaryFolder
  let bundle: BuiltProgram

  init() throws {
    folder = try TemporaryFolder()
    bundle = try BuiltProgram("kuriosa-bundle")
    folder.shell("chmod 755 \"$1\"", folder.path)
  }

  /// The folder of the built-in templates.
  static let builtIns: FilePath = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return FilePath(parts.joined(separator: "/") + "/Templates")
  }()

  /// A template without any finding; the number makes its id its own.
  static func template(_ number: Int, version: Int = 1, label: String = "Maker") -> String {
    let digits = String(number)
    return """
      {"id": "custom.0b0f5b0c-6b0e-4d0c-8f6e-\(String(repeating: "0", count: 12 - digits.count) + digits)",
       "version": \(version), "icon": "wind", "name": {"en": "Kites \(number)"},
       "sections": [{"id": "s", "label": {"en": "Section"}}],
       "fields": [{"key": "maker", "type": "text", "section": "s", "label": {"en": "\(label)"}}]}

      """
  }

  /// The name of its file in a catalog.
  static func file(_ number: Int) -> String {
    let digits = String(number)
    return "custom.0b0f5b0c-6b0e-4d0c-8f6e-\(String(repeating: "0", count: 12 - digits.count) + digits).json"
  }

  /// Runs a shell script in the folder in which `$program` is the program, after these definitions.
  func run(_ script: String, _ arguments: FilePath..., asOrdinaryUser: Bool = false) throws -> ChildProcess.End {
    let words = ["sh", "-c", "program=$0; cd \"$1\"; shift; \(Self.definitions)\n\(script)"].map { FilePath($0) }
    let all = words + [bundle.path, folder.path] + arguments
    let rights = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"].map { FilePath($0) }
    return try ChildProcess.run(asOrdinaryUser && isRoot ? rights + all : all)
  }

  /// - `sum DIR`: the digest; fails unless the catalog is whole, with nothing missing and nothing more.
  /// - `strays DIR`: what is hidden in a folder.
  private static let definitions = """
    sum() {
      test -d "$1" || { echo "$1 is gone"; return 1; }
      (cd "$1" && sha256sum -c --quiet --strict SHA256SUMS) || { echo "$1 is no whole catalog"; return 1; }
      test "$(cd "$1" && ls -A | wc -l)" -eq "$(($(wc -l <"$1/SHA256SUMS") + 1))" || { echo "$1 has more files"; return 1; }
      sha256sum <"$1/SHA256SUMS"
    }
    strays() { ls -A "$1" | grep '^[.]' || true; }
    """

  /// The contents of a file of the folder; nil where there is none.
  func read(_ name: String) -> String? {
    guard let end = try? ChildProcess.run([FilePath("cat"), folder[name]]), end.status == 0 else { return nil }
    return end.outputText
  }

  /// The same document with all keys in the opposite order.
  static func reversed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members): .object(members.reversed().map { JSONMember($0.key, reversed($0.value)) })
    case .array(let elements): .array(elements.map(reversed))
    default: value
    }
  }
}
