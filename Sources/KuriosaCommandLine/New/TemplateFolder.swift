import KuriosaSource
import KuriosaTemplates

/// The folder of the built-in templates.
enum TemplateFolder {
  static let name = FilePath("Templates")

  /// Whether a template that is written into this folder is a built-in one.
  static func isCatalog(_ folder: FilePath) -> Bool {
    (try? folder.resolved())?.lastComponent == name
  }

  /// The nearest one upward from some folders; nil where there is none.
  static func nearest(to folders: [FilePath]) -> FilePath? {
    for start in folders {
      guard var current = try? start.resolved() else { continue }
      while true {
        let candidate = current.appending(name.bytes)
        let file = candidate.appending(BuiltinTemplate.blank.fileName.utf8)
        if (try? FileStatus(of: file)) != nil { return candidate }
        let parent = current.folder
        if parent == current { break }
        current = parent
      }
    }
    return nil
  }

  static func read(_ template: BuiltinTemplate, in folder: FilePath) throws(CommandFailure) -> Template {
    let path = folder.appending(template.fileName.utf8)
    do throws(FileProblem) {
      guard case .text(let source) = try FileReader.read(path) else { throw FileProblem(path, "is too large") }
      do throws(InvalidTemplate) {
        return try Template(parsing: source.bytes)
      } catch {
        throw FileProblem(path, "is no sound template: \(error.reason)")
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}
